import sharp from 'sharp';
import { at, clamp } from './maths.ts';
import { createRandom, gaussian } from './random.ts';
import type { Print } from './develop.ts';
import type { Size } from './raster.ts';

const GRAIN_TILE = 512;
const GRAIN_SEED = 4711;
const GRAIN_STRENGTH = 3.8;
const GRAIN_SOFTNESS_PX = 0.8;
const GRAIN_LEVELS = 96;
// Clumps further from the mean than so many spreads are cut off.
const GRAIN_REACH = 3;

/** Enlarges a print to the size of the original and gives it its grain, as a JPEG file. */
export async function enlarge(
  print: Print,
  size: Size,
  { grain, quality }: { grain: number; quality: number },
): Promise<Buffer> {
  const { data, info } = await sharp(print.data, { raw: rawShape(print) })
    .resize(size.width, size.height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tile = grain > 0 ? await grainTile() : undefined;
  if (tile) addGrain(data, { tile, width: info.width, strength: grain * GRAIN_STRENGTH });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .withMetadata({ density: 300 })
    .jpeg({ quality, chromaSubsampling: '4:2:0', optimiseCoding: false })
    .toBuffer();
}

function rawShape({ width, height }: Size): { width: number; height: number; channels: 3 } {
  return { width, height, channels: 3 };
}

/** Grey clumps in so many steps; the same tile serves every picture. */
async function grainTile(): Promise<Uint8Array> {
  const random = createRandom(GRAIN_SEED);
  const noise = new Uint8Array(GRAIN_TILE * GRAIN_TILE);
  for (let i = 0; i < noise.length; i += 1) {
    noise[i] = clamp(Math.round(128 + gaussian(random) * 40), 0, 255);
  }
  const soft = await sharp(noise, { raw: { width: GRAIN_TILE, height: GRAIN_TILE, channels: 1 } })
    .blur(GRAIN_SOFTNESS_PX)
    .raw()
    .toBuffer();
  const mean = soft.reduce((sum, value) => sum + value, 0) / soft.length;
  const spread = Math.sqrt(soft.reduce((sum, value) => sum + (value - mean) ** 2, 0) / soft.length);
  return Uint8Array.from(soft, (value) => {
    const deviation = (value - mean) / spread / GRAIN_REACH;
    return clamp(Math.round((deviation * 0.5 + 0.5) * (GRAIN_LEVELS - 1)), 0, GRAIN_LEVELS - 1);
  });
}

/** What each grain level makes of each tone: twelve million pixels are looked up, not computed. */
function grainTable(strength: number): Uint8Array {
  const table = new Uint8Array(GRAIN_LEVELS * 256);
  for (let grain = 0; grain < GRAIN_LEVELS; grain += 1) {
    const deviation = ((grain / (GRAIN_LEVELS - 1)) * 2 - 1) * GRAIN_REACH;
    for (let level = 0; level < 256; level += 1) {
      const tone = level / 255;
      // Grain shows most in the middle tones and hardly in black and white.
      const gain = strength * (0.35 + 2.6 * tone * (1 - tone));
      table[grain * 256 + level] = clamp(Math.round(level + deviation * gain), 0, 255);
    }
  }
  return table;
}

interface Grain {
  readonly tile: Uint8Array;
  readonly width: number;
  readonly strength: number;
}

function addGrain(pixels: Buffer, { tile, width, strength }: Grain): void {
  const table = grainTable(strength);
  const rowBytes = width * 3;
  for (let start = 0, row = 0; start < pixels.length; start += rowBytes, row += 1) {
    const tileRow = (row % GRAIN_TILE) * GRAIN_TILE;
    for (let x = 0; x < width; x += 1) {
      const index = start + x * 3;
      const offset = at(tile, tileRow + (x % GRAIN_TILE)) * 256;
      pixels[index] = at(table, offset + at(pixels, index));
      pixels[index + 1] = at(table, offset + at(pixels, index + 1));
      pixels[index + 2] = at(table, offset + at(pixels, index + 2));
    }
  }
}
