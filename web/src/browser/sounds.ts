/** Sounds of our own making: a few tones and puffs of noise, made when they are heard. Silent until the reader has
    touched the page, as browsers want it. */
import { sounds, volume } from "./preferences.svelte";

/** A part of a sound: a tone that glides, or noise through a filter, that swells and dies away. */
interface Part {
  voice: OscillatorType | "noise";
  /** from this pitch to that, in hertz; of noise, the middle of what is let through */
  pitch: readonly [number, number];
  /** seconds after the first part */
  after?: number;
  /** seconds */
  lasts: number;
  loud: number;
}

const SOUNDS = {
  /** paper on paper */
  card: [{ voice: "noise", pitch: [3200, 1400], lasts: 0.09, loud: 0.5 }],
  /** a wooden piece set down */
  piece: [
    { voice: "sine", pitch: [420, 260], lasts: 0.07, loud: 0.8 },
    { voice: "noise", pitch: [1100, 700], lasts: 0.03, loud: 0.4 },
  ],
  coin: [
    { voice: "triangle", pitch: [1900, 1880], lasts: 0.16, loud: 0.3 },
    { voice: "triangle", pitch: [2540, 2520], after: 0.06, lasts: 0.22, loud: 0.3 },
  ],
  /** a steam engine some way off: the reader's turn */
  whistle: [
    { voice: "triangle", pitch: [588, 622], lasts: 0.34, loud: 0.3 },
    { voice: "triangle", pitch: [740, 784], lasts: 0.34, loud: 0.25 },
    { voice: "noise", pitch: [2600, 2400], lasts: 0.3, loud: 0.08 },
  ],
  /** wheels over a joint of the rails */
  rails: [
    { voice: "noise", pitch: [500, 300], lasts: 0.05, loud: 0.6 },
    { voice: "noise", pitch: [500, 300], after: 0.09, lasts: 0.05, loud: 0.45 },
  ],
  meteor: [
    { voice: "sine", pitch: [900, 120], lasts: 0.3, loud: 0.3 },
    { voice: "noise", pitch: [400, 60], after: 0.26, lasts: 0.7, loud: 1 },
  ],
  /** no, and nothing worse */
  refusal: [{ voice: "sine", pitch: [196, 165], lasts: 0.16, loud: 0.5 }],
  end: [
    { voice: "triangle", pitch: [523, 523], lasts: 0.3, loud: 0.3 },
    { voice: "triangle", pitch: [659, 659], after: 0.14, lasts: 0.3, loud: 0.3 },
    { voice: "triangle", pitch: [784, 784], after: 0.28, lasts: 0.7, loud: 0.3 },
  ],
} as const satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof SOUNDS;

/** Seconds in which a part swells: less would click. */
const SWELL = 0.006;
/** Seconds within which the same sound is heard once: a dozen wagons are one clatter. */
const APART = 0.06;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const heard = new Map<Sound, number>();

/** From the reader's first touch on there may be sounds. */
export function listen(): void {
  const begin = (): void => {
    audio ??= new AudioContext();
    void audio.resume();
  };
  for (const gesture of ["pointerdown", "keydown"] as const) addEventListener(gesture, begin, { once: true });
}

export function play(sound: Sound): void {
  if (!sounds.way || audio?.state !== "running") return;
  const now = audio.currentTime;
  if (now - (heard.get(sound) ?? -1) < APART) return;
  heard.set(sound, now);
  const out = audio.createGain();
  // Ears hear steps of loudness as ratios.
  out.gain.value = (volume.way / 10) ** 2;
  out.connect(audio.destination);
  for (const part of SOUNDS[sound]) sing(audio, part, out);
}

function sing(audio: AudioContext, part: Part, out: AudioNode): void {
  const from = audio.currentTime + (part.after ?? 0);
  const until = from + part.lasts;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0, from);
  envelope.gain.linearRampToValueAtTime(part.loud, from + SWELL);
  envelope.gain.exponentialRampToValueAtTime(0.001, until);
  envelope.connect(out);
  const [source, pitch] = part.voice === "noise" ? rustle(audio, envelope) : tone(audio, part.voice, envelope);
  pitch.setValueAtTime(part.pitch[0], from);
  pitch.exponentialRampToValueAtTime(part.pitch[1], until);
  source.start(from);
  source.stop(until);
}

function tone(audio: AudioContext, type: OscillatorType, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const source = new OscillatorNode(audio, { type });
  source.connect(out);
  return [source, source.frequency];
}

function rustle(audio: AudioContext, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const source = new AudioBufferSourceNode(audio, { buffer: (hiss ??= noise(audio)), loop: true });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.8 });
  source.connect(filter).connect(out);
  return [source, filter.frequency];
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
