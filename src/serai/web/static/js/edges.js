// What scrolls fades at an edge beyond which there is more, and can then be scrolled by the keyboard.
import { afterSwap } from "./morph.js";

const SCROLLS = ".rest, #actions, #log, #chat";
const SLACK = 3;

function tell(box) {
  const below = box.scrollHeight - box.clientHeight - box.scrollTop;
  const scrolls = getComputedStyle(box).overflowY === "auto";
  box.classList.toggle("more-above", scrolls && box.scrollTop > SLACK);
  box.classList.toggle("more-below", scrolls && below > SLACK);
  if (box.matches(".rest")) box.tabIndex = scrolls && box.scrollHeight > box.clientHeight ? 0 : -1;
}

const tellAll = () => document.querySelectorAll(SCROLLS).forEach(tell);

export function wireEdges() {
  const sizes = new ResizeObserver((changes) => changes.forEach(({ target }) => tell(target)));
  const watch = () => document.querySelectorAll(SCROLLS).forEach((box) => sizes.observe(box));
  document.addEventListener("scroll", (event) => event.target instanceof Element && event.target.matches(SCROLLS) && tell(event.target), true);
  document.addEventListener("toggle", tellAll, true);
  afterSwap(() => {
    watch();
    tellAll();
  });
  watch();
}
