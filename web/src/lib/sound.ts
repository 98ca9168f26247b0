// Three short sounds, made on the spot: dice that land, something gained, your turn.
import type { Line } from '../generated/protocol';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || document.hidden) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** One struck note: a sine that dies away. */
function note(out: AudioContext, pitch: number, at: number, length: number, loud: number): void {
  const tone = new OscillatorNode(out, { frequency: pitch, type: 'sine' });
  const gain = new GainNode(out, { gain: 0 });
  const start = out.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(out.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** One knock of a die on clay: a short burst of filtered noise. */
function knock(out: AudioContext, at: number, loud: number): void {
  const length = Math.floor(out.sampleRate * 0.05);
  const buffer = new AudioBuffer({ length, sampleRate: out.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(out, { buffer });
  const filter = new BiquadFilterNode(out, { type: 'bandpass', frequency: 1900, Q: 1.2 });
  source
    .connect(filter)
    .connect(new GainNode(out, { gain: loud }))
    .connect(out.destination);
  source.start(out.currentTime + at);
}

export const sounds = {
  /** What a batch sounds like: dice if any was rolled, else a small chime for a gain or a deed. */
  forLines(lines: readonly Line[], speed: number): void {
    const out = audio();
    if (!out || speed === 0) return;
    const sorts = new Set(lines.map((line) => line.event.sort));
    if (sorts.has('roll')) {
      for (const at of [0, 0.21, 0.36, 0.46]) knock(out, at / speed, 0.5 - at / 2);
    } else if (sorts.has('gain') || sorts.has('deed')) {
      note(out, 660, 0, 0.25, 0.08);
      note(out, 990, 0.07, 0.3, 0.06);
    }
  },
  yourTurn(): void {
    const out = audio();
    if (!out) return;
    note(out, 392, 0, 0.5, 0.09);
    note(out, 587, 0.12, 0.7, 0.07);
  },
};
