// Soft sounds, made on the spot.

// Tones that begin at so many seconds: each falls from one pitch to another within a tenth of a second.
function play(tones, loudness, form) {
  const context = new AudioContext();
  for (const [delay, high, low] of tones) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + delay;
    tone.type = form;
    tone.frequency.setValueAtTime(high, start);
    tone.frequency.exponentialRampToValueAtTime(low, start + 0.09);
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.11);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.12);
  }
  setTimeout(() => context.close(), 600);
}

// Two short low tones, like a knuckle on wood.
export const knock = () => play([[0, 190, 90], [0.13, 190, 90]], 0.25, "triangle");

// One higher and softer, like a drop of water.
export const drop = () => play([[0, 520, 780]], 0.08, "sine");
