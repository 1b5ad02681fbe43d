// "Your turn": the title of the tab, its icon, a knock; and handing over a shared screen.
import { showInvite } from "./seating.js";
import { afterSwap, beforeSwap } from "./morph.js";
import { entitle, notify } from "./notices.js";
import { setting } from "./settings.js";
import { knock } from "./sound.js";

const main = document.querySelector("main");
let called = false; // that it is their turn was told
let acted = ""; // after which decision of their own

// Who watches is called when they can choose; who looks elsewhere, as soon as they are waited for.
const isCalled = (now) => now.turn === "1" || (document.hidden && now.waits === "1");

function announce(now) {
  const calls = isCalled(now);
  if (now.title) entitle(calls && now.titleTurn ? now.titleTurn : now.title);
  document.getElementById("icon").href = `/static/favicon${calls ? "-turn" : ""}.svg`;
  if ("you" in now && main) main.dataset.you = now.you;
}

// Once for every time, also if what happened before it is looked at again meanwhile.
function call(now) {
  if ((now.waits ?? now.turn) !== "1" || now.since !== acted) called = false;
  acted = now.since;
  if (called || !isCalled(now)) return;
  called = true;
  if (setting("sound")) knock();
  notify("turn", now.titleTurn ?? now.title);
}

const shownTo = () => `serai.shown.${main?.dataset.table}`;

// Covers the page until the next one at this screen says that they sit before it. While others' turns are shown nobody
// sees more than a spectator, and the screen stays where it is.
function cover(next) {
  const dialog = document.getElementById("cover");
  if (!dialog || next.secret !== "1" || next.you === "" || sessionStorage.getItem(shownTo()) === next.you) return;
  const button = dialog.querySelector("button");
  dialog.querySelector("h2").textContent = next.cover;
  button.textContent = next.coverGo;
  // With the click, not when the dialog says that it has closed: that comes later, and news in between would cover again.
  button.onclick = () => sessionStorage.setItem(shownTo(), next.you);
  if (!dialog.open) dialog.showModal();
}

function anew() {
  location.assign(location.pathname);
  return false;
}

export function wireTurn() {
  const first = document.getElementById("state")?.dataset;
  if (!first) return;
  announce(first);
  called = isCalled(first);
  acted = first.since;
  cover(first);
  beforeSwap((fresh) => {
    const next = fresh.find((part) => part.id === "state")?.dataset;
    if (!next) return true;
    const now = document.getElementById("state").dataset;
    if (next.lang !== now.lang) return anew(); // another language was chosen in another window
    if (now.step === "" && Number(next.number) < Number(now.number)) return false;
    if ((now.status === "open") !== (next.status === "open")) {
      return anew();
    }
    cover(next);
    return true;
  });
  afterSwap((_, now) => {
    announce(now);
    showInvite();
    call(now);
  });
  document.addEventListener("visibilitychange", () => announce(document.getElementById("state").dataset));
}
