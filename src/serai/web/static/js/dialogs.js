// Dialogs open by a button that names them and close by a button, Escape, or a click beside them.
import { named } from "./people.js";

export function open(id) {
  for (const other of document.querySelectorAll("dialog[open]")) other.close();
  document.getElementById(id)?.showModal();
}

export function wireDialogs() {
  document.addEventListener("click", (event) => {
    const opener = event.target.closest("[data-open]");
    if (opener) {
      const show = () => open(opener.dataset.open);
      return "named" in opener.dataset ? named(show) : show();
    }
    if (event.target.closest("[data-close]")) return event.target.closest("dialog").close();
    if (event.target.matches("dialog:not(#cover)") && event.detail) event.target.close();
  });
  document.getElementById("cover")?.addEventListener("cancel", (event) => event.preventDefault());
}
