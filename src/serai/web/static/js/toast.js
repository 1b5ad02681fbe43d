// One short sentence at the foot of the window.
const place = document.getElementById("toast");
let timer = 0;

export function toast(sentence, stay = false) {
  clearTimeout(timer);
  place.textContent = sentence;
  place.hidden = false;
  // A modal dialog makes all outside it inert and covers it; the toast goes along into the top layer.
  const dialog = document.querySelector("dialog:modal");
  (dialog ?? document.body).append(place);
  if (!stay) linger();
}

// Long enough to be read.
function linger() {
  timer = setTimeout(hush, 3000 + 40 * place.textContent.length);
}

// A page may come with something to say.
export const wireToast = () => place.hidden || linger();

export function hush() {
  place.hidden = true;
}
