import { at, clamp, createRandom, gaussian } from './numbers.ts';
import type { Print } from './develop.ts';

const SEED = 4711;
const COLOURED = 0.5;
// The camera smooths coloured noise more than that of brightness: it stays as larger, fainter spots.
const SPOT_PX = 3;

/** The noise of a sensor: in clumps of two to three pixels, strongest in dark middle tones, none in clipped white. */
export function withGrain({ width, height, data }: Print, strength: number): Print {
  const random = createRandom(SEED);
  const fine = smoothed(field(width, height, random), width, 1);
  const red = smoothed(field(width, height, random), width, SPOT_PX);
  const blue = smoothed(field(width, height, random), width, SPOT_PX);
  const result = new Uint8Array(data.length);
  for (let i = 0, index = 0; i < width * height; i += 1, index += 3) {
    const tone = (at(data, index) + 2 * at(data, index + 1) + at(data, index + 2)) / (4 * 255);
    const gain =
      strength * (0.25 + 1.9 * Math.sqrt(tone) * (1 - tone)) * Math.min(1, (1 - tone) * 8);
    const clump = at(fine, i);
    const [r, b] = [at(red, i) * COLOURED, at(blue, i) * COLOURED];
    const noise = [clump + r, clump - (r + b) * 0.4, clump + b];
    for (let c = 0; c < 3; c += 1) {
      result[index + c] = clamp(Math.round(at(data, index + c) + (noise[c] ?? 0) * gain), 0, 255);
    }
  }
  return { width, height, data: result };
}

function field(width: number, height: number, random: () => number): Float32Array {
  return Float32Array.from({ length: width * height }, () => gaussian(random));
}

/** Averages over neighbours up to a distance, in both directions, and keeps the spread at one. */
function smoothed(values: Float32Array, width: number, reach: number): Float32Array {
  let from = values;
  for (const step of [1, width]) {
    const to = new Float32Array(from.length);
    for (let i = 0; i < from.length; i += 1) {
      let sum = at(from, i);
      for (let k = 1; k <= reach; k += 1) {
        const weight = 1 - k / (reach + 1);
        sum += (at(from, i - k * step) + at(from, i + k * step)) * weight;
      }
      to[i] = sum;
    }
    from = to;
  }
  let square = 0;
  for (const value of from) square += value * value;
  const spread = Math.sqrt(square / from.length) || 1;
  return from.map((value) => value / spread);
}
