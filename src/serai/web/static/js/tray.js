// Whether the stage is taller than the board needs, so that the tray may lie at the board's lower edge. A container query
// would say it, too, but then the browser lays the whole board out anew for every word that changes beside it.
const NEEDED = 1.33; // a board's width by its height

export function wireTray() {
  const stage = document.querySelector(".stage");
  new ResizeObserver(([{ contentRect }]) => {
    stage.classList.toggle("tall", contentRect.width < NEEDED * contentRect.height);
  }).observe(stage);
}
