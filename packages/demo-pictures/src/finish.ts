import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Lens, smoothDefocus } from './defocus.ts';
import { denoise } from './denoise.ts';
import { develop, type Look } from './develop.ts';
import { readExr } from './exr.ts';
import { withGrain } from './grain.ts';
import { at } from './numbers.ts';
import { type Optics, throughLens } from './optics.ts';

// node src/finish.ts RENDER.exr PICTURE.jpg: lens and film for a render, written as a JPEG file.
const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) throw new Error('Name a render and a picture.');

interface Finish extends Look, Optics {
  /** The strength with which the renderer's noise is removed: 1 for soft light, 0 for none. */
  readonly denoise: number;
  readonly grain: number;
  /** White balance: factors for red, green and blue. */
  readonly balance: readonly [number, number, number];
  /** Set for a scene with a depth of field. */
  readonly lens?: Lens;
}

const NATURAL: Finish = {
  exposure: 1,
  saturation: 0.95,
  contrast: 0,
  bloom: 0.07,
  vignette: 0.22,
  shadows: [-0.004, 0.002, 0.008],
  highlights: [0.008, 0.003, -0.008],
  fade: 0.012,
  denoise: 1,
  grain: 3,
  balance: [1, 1, 1],
  barrel: 0.012,
  fringe: 0.0005,
  shake: [0, 0],
};
// On a small preview the grain of a whole picture would look like noise.
const PREVIEW_GRAIN = 0.2;
const PREVIEW_PX = 1000;
const SHARPEN = 0.7;
const JPEG_QUALITY = 82;

const chosen = JSON.parse(readFileSync(`${source}.json`, 'utf8')) as Partial<Finish>;
const look = { ...NATURAL, ...chosen };
const render = readExr(source);
const clean = denoise(render, look.denoise);
const focused = look.lens ? smoothDefocus(clean, render, look.lens) : clean;
const light = throughLens(focused, look);
light.data.forEach((value, i) => (light.data[i] = value * at(look.balance, i % 3)));
const print = develop(light, look);
const { width, height } = print;
const grain = width < PREVIEW_PX ? look.grain * PREVIEW_GRAIN : look.grain;
const { data } = withGrain(print, grain);
// As in a camera, sharpening comes last, so that edges have a faint halo and the noise is crisp.
const finished = await sharp(data, { raw: { width, height, channels: 3 } })
  .sharpen({ sigma: 1, m1: SHARPEN, m2: SHARPEN * 2 })
  .withMetadata({ density: 300 })
  .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:2:0', mozjpeg: true })
  .toBuffer();
writeFileSync(target, finished);
