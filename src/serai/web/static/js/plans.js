// What may be done in one gesture, as the page was told it.

// The choices that counters set together, as long as they are shown.
export const counted = new Set();

let told = "";
let read = {};

// The same object as long as the same may be done.
export function plans() {
  const fresh = document.getElementById("plans")?.textContent ?? "";
  if (fresh !== told) [told, read] = [fresh, fresh ? JSON.parse(fresh) : {}];
  return read;
}
