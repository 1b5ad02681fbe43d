// A game to step through. Each position is kept as what is new in it since the one before; here they are put together.
const PACE = 700; // milliseconds that a position stays while the game runs
const found = (id) => document.getElementById(id);

async function unpacked() {
  const bytes = Uint8Array.from(atob(found("packed").textContent), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

function positions(frames) {
  let before = [];
  return frames.map(([first, last, fresh]) => {
    before = [...before.slice(0, first), ...fresh, ...before.slice(before.length - last)];
    return before;
  });
}

unpacked().then(({ pieces, frames, told }) => {
  const all = positions(frames);
  const slider = found("at");
  let running = 0;

  function show(at) {
    const step = Math.min(Math.max(0, at), all.length - 1);
    slider.value = step;
    found("frame").innerHTML = all[step].map((piece) => pieces[piece]).join("");
    found("told").textContent = told[step];
    found("said").textContent = `${step} / ${all.length - 1}`;
  }

  function stop() {
    clearInterval(running);
    running = 0;
    found("play").textContent = "▶";
  }

  function run() {
    running = setInterval(() => (Number(slider.value) < all.length - 1 ? show(Number(slider.value) + 1) : stop()), PACE);
    found("play").textContent = "⏸";
  }

  slider.addEventListener("input", () => show(Number(slider.value)));
  found("back").addEventListener("click", () => show(Number(slider.value) - 1));
  found("forward").addEventListener("click", () => show(Number(slider.value) + 1));
  found("play").addEventListener("click", () => (running ? stop() : run()));
  show(0);
});
