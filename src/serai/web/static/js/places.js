// Where on the board something happened: the lines of the log name places, which the drawings mark.

// A thing on the board or a mat by the name of its place, if it can be seen.
export function placed(name) {
  const found = [...document.querySelectorAll(`main.play [data-place="${CSS.escape(name)}"]`)];
  return found.find((thing) => thing.checkVisibility() && !thing.closest("details:not([open])")) ?? null;
}

export const placesOf = (line) => (line?.dataset.places ?? "").split(",").filter(Boolean);

// Where the last thing of all happened.
export function latest() {
  const newest = document.querySelector("#log .story > li");
  return placesOf(newest).map(placed).find(Boolean) ?? null;
}
