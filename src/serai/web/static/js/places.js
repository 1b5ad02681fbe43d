// Where on the board something happened: the lines of the log name places, which the drawings mark.

// A thing on the board or a mat by the name of its place, if it can be seen.
export function placed(name) {
  const found = [...document.querySelectorAll(`main.play [data-place="${CSS.escape(name)}"]`)];
  return found.find((thing) => thing.checkVisibility() && !thing.closest("details:not([open])")) ?? null;
}

export const placesOf = (line) => (line?.dataset.places ?? "").split(",").filter(Boolean);

// The lines of the log, newest first.
export const lines = () => [...document.querySelectorAll("#log .story > li")];

// Where the last thing of all happened.
export function latest() {
  const [newest] = lines();
  for (const name of placesOf(newest)) if (placed(name)) return placed(name);
  return null;
}
