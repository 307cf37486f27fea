import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { develop, HOUSE_LOOK, type Look, type Print } from '../src/core/develop.ts';
import { at, clamp } from '../src/core/maths.ts';
import { createRandom, gaussian } from '../src/core/random.ts';
import { denoise } from './denoise.ts';
import { readExr } from './exr.ts';

// node finish.ts RENDER.exr PICTURE.jpg: lens and film for a render, written as a JPEG file.
const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) throw new Error('Name a render and a picture.');

interface Finish extends Look {
  /** The share of the renderer's noise that is removed, up to 1. */
  readonly denoise: number;
  /** White balance: factors for red, green and blue. */
  readonly balance: readonly [number, number, number];
}

const NATURAL: Finish = {
  ...HOUSE_LOOK,
  exposure: 1,
  saturation: 0.95,
  bloom: 0.07,
  vignette: 0.22,
  shadows: [-0.004, 0.002, 0.008],
  highlights: [0.008, 0.003, -0.008],
  fade: 0.012,
  grain: 1,
  denoise: 1,
  balance: [1, 1, 1],
};
const GRAIN = 3.6;
const SHARPEN = 0.5;
const JPEG_QUALITY = 88;

const chosen = JSON.parse(readFileSync(`${source}.json`, 'utf8')) as Partial<Finish>;
const look = { ...NATURAL, ...chosen };
const light = denoise(readExr(source), look.denoise);
light.data.forEach((value, i) => (light.data[i] = value * at(look.balance, i % 3)));
const print = develop(light, look);
const { width, height } = print;
const sharpened = await sharp(print.data, { raw: { width, height, channels: 3 } })
  .sharpen({ sigma: 0.8, m1: SHARPEN, m2: SHARPEN * 2 })
  .raw()
  .toBuffer();
const finished = await sharp(
  withGrain({ width, height, data: sharpened }, look.grain * GRAIN * (width < 1000 ? 0.2 : 1)),
  {
    raw: { width, height, channels: 3 },
  },
)
  .withMetadata({ density: 300 })
  .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:2:0' })
  .toBuffer();
writeFileSync(target, finished);

/** Grain is finer than a pixel block, strongest in the middle tones, and hardly coloured. */
function withGrain({ data }: Print, strength: number): Uint8Array {
  const random = createRandom(4711);
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
  return result;
}
