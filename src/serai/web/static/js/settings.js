// What this browser remembers: colours, sound, and whether to ask before sending.
const read = (name) => {
  try {
    return localStorage.getItem(`serai.${name}`);
  } catch {
    return null;
  }
};

function write(name, value) {
  try {
    localStorage.setItem(`serai.${name}`, value);
  } catch { /* then it lasts as long as the page */ }
}

export const setting = (name) => read(name) === "on";

export function wireSettings() {
  const theme = read("theme") ?? "system";
  for (const choice of document.querySelectorAll('input[name="theme"]')) {
    choice.checked = choice.value === theme;
    choice.addEventListener("change", () => {
      write("theme", choice.value);
      if (choice.value === "system") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = choice.value;
    });
  }
  for (const box of document.querySelectorAll("[data-setting]")) {
    box.checked = setting(box.dataset.setting);
    box.addEventListener("change", () => write(box.dataset.setting, box.checked ? "on" : "off"));
  }
}
