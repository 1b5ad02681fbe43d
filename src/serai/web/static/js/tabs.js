// Log and chat take turns at the foot of the column, or are folded away; on a phone the actions and the players take turns too.
const TALL = 640;

const main = document.querySelector("main");
const wide = matchMedia("(min-width: 701px)");
const tabs = () => [...document.querySelectorAll('.tabs [role="tab"]')];

function kept() {
  try {
    return localStorage.getItem("serai.dock");
  } catch {
    return null;
  }
}

function keep(name) {
  try {
    localStorage.setItem("serai.dock", name);
  } catch { /* then it lasts as long as the page */ }
}

export function selectTab(name) {
  main.dataset.tab = name;
  for (const tab of tabs()) tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
}

// On a wide window "play" is the name for neither; a low one has room for more important things at first.
const first = () => (wide.matches ? kept() ?? (innerHeight >= TALL ? "log" : "play") : "play");

function press(name) {
  const folds = wide.matches && main.dataset.tab === name;
  selectTab(folds ? "play" : name);
  if (wide.matches) keep(main.dataset.tab);
}

export function wireTabs() {
  for (const tab of tabs()) tab.addEventListener("click", () => press(tab.dataset.tab));
  // Whoever begins to say something wants to see what was said.
  document.querySelector("[data-chat]")?.addEventListener("focusin", () => selectTab("chat"));
  wide.addEventListener("change", () => selectTab(first()));
  selectTab(first());
}
