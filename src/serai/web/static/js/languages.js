// Choosing a language: kept by the server, for this browser and for whoever has a name; the page stays where it is.
import { attempt, post } from "./api.js";

async function choose(language) {
  if (!(await attempt(() => post("/api/language", { language })))) return;
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return location.reload();
  address.searchParams.delete("lang");
  location.replace(address);
}

export function wireLanguages() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-language]");
    if (button && button.ariaPressed !== "true") choose(button.dataset.language);
  });
}
