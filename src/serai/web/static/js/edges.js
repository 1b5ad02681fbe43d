// What scrolls fades at an edge beyond which there is more, and can then be scrolled by the keyboard.
import { afterSwap } from "./morph.js";

const SCROLLS = ".rest, #actions, #log, #chat";
const SLACK = 3;

function measured(box) {
  const { scrollTop, scrollHeight, clientHeight } = box;
  const scrolls = getComputedStyle(box).overflowY === "auto";
  const [above, below] = [scrollTop, scrollHeight - clientHeight - scrollTop].map((more) => scrolls && more > SLACK);
  return { box, above, below, reached: scrolls && scrollHeight > clientHeight ? 0 : -1 };
}

function tell({ box, above, below, reached }) {
  box.classList.toggle("more-above", above);
  box.classList.toggle("more-below", below);
  if (box.matches(".rest") && box.tabIndex !== reached) box.tabIndex = reached;
}

// First everything is measured, then everything is told: the browser lays the page out once.
const tellAll = (boxes = [...document.querySelectorAll(SCROLLS)]) => boxes.map(measured).forEach(tell);

export function wireEdges() {
  const sizes = new ResizeObserver((changes) => tellAll(changes.map(({ target }) => target)));
  const watch = () => document.querySelectorAll(SCROLLS).forEach((box) => sizes.observe(box));
  document.addEventListener("scroll", ({ target }) => target instanceof Element && target.matches(SCROLLS) && tellAll([target]), true);
  document.addEventListener("toggle", () => tellAll(), true);
  // With the next picture, for which the page is laid out anyway.
  afterSwap(() => {
    watch();
    requestAnimationFrame(() => tellAll());
  });
  watch();
}
