// The script's words, which the page brings along.
const words = JSON.parse(document.getElementById("words").textContent);

// A text with what stands in braces filled in.
export const fill = (text, facts) => text.replace(/\{(\w+)\}/g, (_, name) => facts[name]);

export const say = (key, facts = {}) => fill(words[key], facts);

// Several sentences of which one counts.
export const either = (sentences) => sentences.length ? sentences.reduce((before, after) => say("either", { before, after })) : "";
