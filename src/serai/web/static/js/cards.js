// Cards by their names: whoever points at one, in the log or the list of choices, sees it whole.
import { call } from "./api.js";

const table = document.querySelector("main")?.dataset.table;
const drawn = new Map();
let shown = null;

const place = () => document.getElementById("card");

// A drawing does not change; it is asked for once.
function drawing(name) {
  if (!drawn.has(name)) drawn.set(name, call("GET", `/tables/${table}/cards/${encodeURIComponent(name)}`).catch(() => drawn.delete(name) && ""));
  return drawn.get(name);
}

async function show(thing) {
  shown = thing;
  const html = await drawing(thing.dataset.card);
  const bubble = place();
  const svg = html && new DOMParser().parseFromString(html, "text/html").querySelector("svg");
  if (shown !== thing || !svg || !bubble) return;
  bubble.replaceChildren(document.importNode(svg, true));
  bubble.hidden = false;
  thing.setAttribute("aria-describedby", bubble.id);
  const [box, { width, height }] = [thing.getBoundingClientRect(), bubble.getBoundingClientRect()];
  // Beside the column, where it hides neither the line nor its neighbours; else above or below it.
  const aside = (thing.closest(".column") ?? thing).getBoundingClientRect().x - width - 12;
  bubble.style.left = `${aside > 8 ? aside : Math.min(Math.max(8, box.x), innerWidth - width - 8)}px`;
  const y = aside > 8 ? box.y + box.height / 2 - height / 2 : box.y > height + 16 ? box.y - height - 8 : box.bottom + 8;
  bubble.style.top = `${Math.min(Math.max(8, y), innerHeight - height - 8)}px`;
}

function hide() {
  shown?.removeAttribute("aria-describedby");
  shown = null;
  if (place()) place().hidden = true;
}

// A line or a choice that has the focus shows the card it names.
const cardOf = (node, focused) => (node instanceof Element && (node.closest("[data-card]") ?? (focused && node.querySelector("[data-card]")))) || null;

function point(event) {
  const card = cardOf(event.target, event.type === "focusin" && event.target.matches("a, button"));
  if (card && card !== shown) show(card);
  else if (!card && shown) hide();
}

export function wireCards() {
  const main = document.querySelector("main");
  main.addEventListener("pointerover", point);
  main.addEventListener("pointerleave", hide);
  main.addEventListener("focusin", point);
  main.addEventListener("focusout", hide);
  addEventListener("scroll", hide, true);
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide(), true);
}
