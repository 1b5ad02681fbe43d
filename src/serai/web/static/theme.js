// Runs before the first paint, so that a chosen theme does not flash and the board does not change its size.
(() => {
  try {
    const theme = localStorage.getItem("serai.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    for (const name of ["folded", "lowered", "longer"]) {
      if (localStorage.getItem(`serai.${name}`) === "1") document.documentElement.dataset[name] = "1";
    }
    const column = Number(localStorage.getItem("serai.column"));
    if (column) document.documentElement.style.setProperty("--column", `${column}px`);
  } catch { /* a browser without storage follows its system */ }
})();
