// Somebody is waited for and does not come: when the time has come, the page offers to let a bot play.
import { attempt, post } from "./api.js";
import { ahead, newsFollow, refresh, state } from "./live.js";
import { afterSwap } from "./morph.js";

const LONGEST = 3600000; // a browser cannot wait for weeks at a time
let timer = 0;

// Looks again at the moment from which a bot can play, by the server's clock.
function wait() {
  clearTimeout(timer);
  const due = Date.parse(state().due);
  if (!due) return;
  const left = due - Date.now() - ahead();
  timer = setTimeout(left > LONGEST ? wait : refresh, Math.min(Math.max(left, 0) + 1000, LONGEST));
}

async function standIn(button) {
  if (!confirm(button.dataset.confirm)) return;
  const { number } = state();
  const asked = { seat: Number(button.dataset.standIn), number: Number(number) };
  button.disabled = true;
  const said = await attempt(() => post(`/api/tables/${document.querySelector("main").dataset.table}/stand-in`, asked));
  button.disabled = false;
  if (said) newsFollow();
  else refresh();
}

export function wireSilence() {
  wait();
  afterSwap(wait);
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-stand-in]");
    if (button) standIn(button);
  });
}
