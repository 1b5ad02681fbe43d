// The script's words, which the page brings along.
const words = JSON.parse(document.getElementById("words").textContent);

export const say = (key, facts = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => facts[name]);

// Several sentences of which one counts.
export const either = (sentences) => sentences.length ? sentences.reduce((before, after) => say("either", { before, after })) : "";
