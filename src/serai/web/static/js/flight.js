// Copies that fly over everything: a drawing cuts off whatever leaves it.
const SVG = "http://www.w3.org/2000/svg";
export const FLIGHT = 250;

function sky() {
  let svg = document.getElementById("flight");
  if (!svg) {
    svg = document.createElementNS(SVG, "svg");
    svg.id = "flight";
    svg.setAttribute("aria-hidden", "true");
    document.body.append(svg);
  }
  return svg;
}

// Where the middle of something is in the window.
export function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, seen: box.width > 0 };
}

// A copy of something drawn, where it lies in the window, without the figures that count it.
function copyOf(element) {
  const drawn = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement) ? element : null;
  const svg = drawn ? null : element.closest("svg") ?? element.querySelector("svg");
  const matrix = (drawn?.parentNode ?? svg)?.getScreenCTM?.();
  if (!matrix) return null;
  const inner = document.createElementNS(SVG, "g");
  inner.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  inner.append(...(drawn ? [drawn] : [...svg.children]).map((part) => part.cloneNode(true)));
  inner.querySelectorAll("text").forEach((text) => text.remove());
  const look = getComputedStyle(drawn ?? svg);
  for (const name of ["--p", "fill", "stroke", "color"]) inner.style.setProperty(name, look.getPropertyValue(name));
  return { inner, home: middle(drawn ?? svg) };
}

// Lets a copy of a picture fly from one point of the window to another.
export function send(picture, from, to, delay = 0) {
  const made = copyOf(picture);
  if (!made) return;
  const copy = document.createElementNS(SVG, "g");
  copy.append(made.inner);
  sky().append(copy);
  const from_ = `${from.x - made.home.x}px ${from.y - made.home.y}px`;
  const to_ = `${to.x - made.home.x}px ${to.y - made.home.y}px`;
  copy.animate([{ translate: from_ }, { translate: to_ }], { duration: FLIGHT, delay, fill: "backwards", easing: "cubic-bezier(.3,.1,.3,1)" })
    .finished.finally(() => copy.remove());
}

// A line in the colour of who moved, which fades.
export function trail(from, to, colour) {
  const line = document.createElementNS(SVG, "line");
  Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: "trail" }).forEach(([name, value]) => line.setAttribute(name, value));
  if (colour) line.style.stroke = colour;
  sky().append(line);
  line.animate([{ opacity: 0.55 }, { opacity: 0 }], { duration: 400, easing: "ease-out" }).finished.finally(() => line.remove());
}
