// The front page: play at once, set up a table, open a record.
import { attempt, call, post } from "./api.js";
import { named } from "./people.js";

async function begin(body) {
  const made = await attempt(() => post("/api/tables", body));
  if (made) location.assign(`/tables/${made.id}`);
}

function playNow(button) {
  const { play: game, opponents } = button.dataset;
  const level = button.closest(".card").querySelector("[data-level]")?.value;
  const seats = ["me", ...Array(Number(opponents)).fill(`bot:${level}`)];
  named(() => begin({ game, options: {}, private: false, explicit_end: false, seats, start: true }));
}

function seatsOf(form) {
  const players = Number(new FormData(form).get("players"));
  return [players, [...form.querySelectorAll("[data-seat]")].slice(0, players)];
}

// The number of players decides how many seats there are, in which colours, and which options change anything.
function showSeats(form) {
  const [players, seats] = seatsOf(form);
  const called = JSON.parse(form.dataset.seats)[players];
  for (const row of form.querySelectorAll("[data-seat]")) row.hidden = !seats.includes(row);
  seats.forEach((row, at) => {
    const [colour, name] = called[at];
    row.dataset.colour = colour;
    row.querySelector(".seat-name").textContent = name;
  });
  for (const option of form.querySelectorAll("[data-players]")) {
    option.hidden = !option.dataset.players.split(" ").includes(String(players));
    for (const field of option.querySelectorAll("input, select")) field.disabled = option.hidden;
  }
}

const plain = (word) => ({ true: true, false: false })[word] ?? word;

function setUp(form) {
  const data = new FormData(form);
  const [, rows] = seatsOf(form);
  const seats = rows.map((row) => row.querySelector("select").value);
  const options = {};
  for (const [name, value] of data) if (name.startsWith("option:")) options[name.slice(7)] = plain(value);
  begin({
    game: form.dataset.setup, options, seats,
    private: data.has("private"), explicit_end: data.has("explicit_end"), start: !seats.includes("open"),
    patience: Number(data.get("patience")),
  });
}

async function openRecord(input) {
  const text = await input.files[0]?.text();
  if (!text) return;
  named(async () => {
    const made = await attempt(() => call("POST", "/api/records", text, "text/plain"));
    if (made) location.assign(`/tables/${made.id}/replay/0`);
    input.value = "";
  });
}

export function wireLobby() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-play]");
    if (button) playNow(button);
  });
  for (const form of document.querySelectorAll("[data-setup]")) {
    showSeats(form);
    form.addEventListener("change", () => showSeats(form));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      setUp(form);
    });
  }
  const record = document.getElementById("record");
  record?.addEventListener("change", () => openRecord(record));
}
