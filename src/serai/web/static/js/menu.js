// A small menu where one place stands for several choices.
import { say } from "./words.js";
import { sentenceOf } from "./pointing.js";

const menu = document.getElementById("menu");
let opener = null;

export const menuOpen = () => !menu.hidden;

export function closeMenu() {
  if (menu.hidden) return;
  menu.hidden = true;
  opener?.focus({ preventScroll: true });
}

export function openMenu(element, acts, pick) {
  opener = element;
  const title = document.createElement("p");
  title.textContent = say("menu");
  const buttons = acts.map((act) => {
    const button = document.createElement("button");
    button.type = "button";
    button.role = "menuitem";
    button.textContent = sentenceOf(act);
    button.addEventListener("click", () => {
      closeMenu();
      pick(act);
    });
    return button;
  });
  menu.replaceChildren(title, ...buttons);
  menu.hidden = false;
  const box = element.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.min(Math.max(8, box.x), innerWidth - width - 8)}px`;
  menu.style.top = `${Math.max(8, Math.min(box.bottom + 6, innerHeight - height - 8))}px`;
  buttons[0].focus();
}

menu.addEventListener("keydown", (event) => {
  const buttons = [...menu.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) buttons[(at + step + buttons.length) % buttons.length].focus();
  if (event.key === "Escape") closeMenu();
  if (/^[1-9]$/.test(event.key)) buttons[Number(event.key) - 1]?.click();
  if (event.key !== "Tab" && event.key !== "Enter" && event.key !== " ") event.preventDefault();
  event.stopPropagation();
});
document.addEventListener("pointerdown", (event) => {
  if (!menu.contains(event.target)) menu.hidden = true;
});
