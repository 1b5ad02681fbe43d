// A number that is set by keys, as spinbuttons are everywhere: by one, by more, to either end, to a figure.
const BY = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5 };
const TO = { Home: -Infinity, End: Infinity };

function wanted(key, now) {
  if (key in BY) return now + BY[key];
  if (key in TO) return TO[key];
  return /^\d$/.test(key) ? Number(key) : null;
}

// `set` takes whatever is wanted, however much, and goes as far as is allowed.
export function spun(event, now, set, confirm) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const n = wanted(event.key, now);
  if (n !== null) set(n);
  else if (event.key === "Enter" && event.target.matches("[role=spinbutton]")) confirm();
  else return;
  event.preventDefault(); // these keys mean something else on the rest of the page
}
