// Talking to the server. A refusal is an answer; a lost connection is not, and is tried again.
import { hush, toast } from "./toast.js";
import { say } from "./words.js";

const PATIENCE = [400, 800, 1600, 3200, 6400, 12000];

export class Refused extends Error {
  constructor(status, answer) {
    super(answer.message ?? say("failed"));
    this.status = status;
    this.code = answer.code ?? "";
    this.answer = answer;
  }
}

export async function call(method, path, body, type = "application/json") {
  const options = { method, headers: { Accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    options.headers["Content-Type"] = type;
    options.body = type === "application/json" ? JSON.stringify(body) : body;
  }
  const response = await fetch(path, options);
  if (response.ok && response.headers.get("Content-Type")?.startsWith("text/html")) return response.text();
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

export const post = (path, body = {}) => call("POST", path, body);

// Sends until an answer comes. The body carries a key, so that a choice that did arrive is not made twice.
export async function insist(path, body) {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await post(path, body);
      if (attempt) hush();
      return answer;
    } catch (error) {
      if (error instanceof Refused && ![502, 503, 504].includes(error.status)) throw error;
      toast(say("offline"), true);
      await pause(PATIENCE[Math.min(attempt, PATIENCE.length - 1)]);
    }
  }
}

// Does something and shows why if it is refused.
export async function attempt(deed) {
  try {
    return await deed();
  } catch (error) {
    toast(error instanceof Refused ? error.message : say("failed"));
    return undefined;
  }
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export function freshKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
