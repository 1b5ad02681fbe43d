// How well bots play: a list of levels, and in words what the chosen one means.
import { afterSwap } from "./morph.js";

const lists = () => document.querySelectorAll("select[data-level]");

function describe(list) {
  const { title } = list.selectedOptions[0] ?? { title: "" };
  const place = document.getElementById(list.getAttribute("aria-describedby"));
  if (place) place.textContent = title;
  else list.title = title;
}

// What somebody likes best, where a game has that; else what it would offer anyway.
export function chooseLevel(list, liked) {
  const options = [...list.options];
  const found = options.find(({ value }) => value === liked) ?? options.find((option) => option.defaultSelected);
  if (found) found.selected = true;
  describe(list);
}

export function wireLevels() {
  const describeAll = () => lists().forEach(describe);
  describeAll();
  afterSwap(describeAll);
  document.addEventListener("change", (event) => event.target.matches("select[data-level]") && describe(event.target));
}
