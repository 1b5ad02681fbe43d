// The script's words, which the page brings along.
const words = JSON.parse(document.getElementById("words").textContent);

export const say = (key, facts = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => facts[name]);
