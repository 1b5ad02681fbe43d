// The keyboard: a whole game can be played without a pointer.
import { foldColumn, lengthenList } from "./column.js";
import { open } from "./dialogs.js";
import { closeMenu, menuOpen } from "./menu.js";
import { drop, pick, pickable } from "./picking.js";
import { choose, turnKey } from "./play.js";
import { hide, hold } from "./pointing.js";
import { zoomBy, zoomOut } from "./zoom.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const centre = (element) => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

// The nearest spot in a direction; what lies straight ahead is nearer than what lies aside.
function neighbour(from, [dx, dy]) {
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const spot of from.closest("svg").querySelectorAll(".spot")) {
    if (spot === from || spot.contains(from) || from.contains(spot)) continue;
    const [sx, sy] = centre(spot);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    if (ahead < 2 || aside > 3 * ahead) continue;
    if (ahead + 2 * aside < least) [best, least] = [spot, ahead + 2 * aside];
  }
  return best;
}

function along(list, from, step) {
  const buttons = [...list.querySelectorAll("[data-act]")];
  return buttons[buttons.indexOf(from) + step];
}

// What cannot be chosen says what it is only to those who come there: hundreds of labels would be read by nobody else.
function name(spot) {
  if (!spot.matches(".spot") || spot.ariaLabel) return;
  spot.role = "img";
  spot.ariaLabel = spot.dataset.tip;
}

function arrow(event) {
  const way = WAYS[event.key];
  const at = document.activeElement;
  let next = null;
  if (at.matches(".spot")) next = neighbour(at, way);
  else if (at.closest("#actions, #tray")) next = along(at.closest("#actions, #tray"), at, way[0] + way[1]);
  else if (at === document.body || at.matches("main, #asked")) next = document.querySelector("#board .can") ?? document.querySelector("#board .spot");
  if (!next) return;
  event.preventDefault();
  name(next);
  next.focus();
}

function digit(event) {
  const button = document.querySelector(`#actions [aria-keyshortcuts="${event.key}"]`);
  if (!button?.checkVisibility()) return;
  button.focus();
  choose(button, "key");
}

function escape() {
  if (menuOpen()) return closeMenu();
  if (drop()) return undefined;
  hold(null);
  hide();
  return zoomOut();
}

const KEYS = {
  u: () => turnKey("undo"), e: () => turnKey("end"), s: () => open("scores"), c: () => foldColumn(), l: lengthenList, "?": () => open("help"), Escape: escape,
  "+": () => zoomBy(1.4), "=": () => zoomBy(1.4), "-": () => zoomBy(1 / 1.4),
};

export function wireKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest("input, textarea, select, dialog")) return;
    if (event.key in WAYS) return arrow(event);
    if (/^[1-9]$/.test(event.key)) return digit(event);
    if ((event.key === "Enter" || event.key === " ") && event.target.matches("g[data-act]")) {
      event.preventDefault();
      return choose(event.target, "key");
    }
    if ((event.key === "Enter" || event.key === " ") && pickable(event.target) === event.target) {
      event.preventDefault();
      return pick(event.target);
    }
    return KEYS[event.key]?.();
  });
}
