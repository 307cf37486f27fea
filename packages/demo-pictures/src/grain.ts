import { at, clamp, createRandom, gaussian } from './numbers.ts';
import type { Print } from './develop.ts';

const SEED = 4711;

/** Grain is finer than a pixel block, strongest in the middle tones, and hardly coloured. */
export function withGrain({ width, height, data }: Print, strength: number): Print {
  const random = createRandom(SEED);
  const rows = [new Float32Array(width), new Float32Array(width)] as const;
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const [above, here] = y % 2 === 0 ? rows : [rows[1], rows[0]];
    for (let x = 0; x < width; x += 1) {
      here[x] = gaussian(random);
      const clump = at(here, x) * 0.75 + at(here, x - 1) * 0.45 + at(above, x) * 0.45;
      const index = (y * width + x) * 3;
      const tone = at(data, index + 1) / 255;
      const gain = strength * (0.3 + 2.4 * tone * (1 - tone));
      for (let c = 0; c < 3; c += 1) {
        result[index + c] = clamp(Math.round(at(data, index + c) + clump * gain), 0, 255);
      }
    }
  }
  return { width, height, data: result };
}
