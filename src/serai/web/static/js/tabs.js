// Log and chat take turns; on a phone the actions and the players do too.
export function wireTabs() {
  const main = document.querySelector("main");
  const tabs = [...document.querySelectorAll('.tabs [role="tab"]')];
  const wide = matchMedia("(min-width: 701px)");
  const select = (name) => {
    main.dataset.tab = name;
    const shown = wide.matches && name !== "chat" ? "log" : name;
    for (const tab of tabs) tab.setAttribute("aria-selected", String(tab.dataset.tab === shown));
  };
  for (const tab of tabs) tab.addEventListener("click", () => select(tab.dataset.tab));
  wide.addEventListener("change", () => select(main.dataset.tab));
  select("play");
}
