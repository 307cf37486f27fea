import sharp from 'sharp';
import { at, clamp } from './maths.ts';
import { createRandom, gaussian } from './random.ts';
import type { Print } from './develop.ts';

const JPEG_QUALITY = 80;
const GRAIN_TILE = 512;
const GRAIN_SEED = 4711;
const GRAIN_STRENGTH = 3.8;
const GRAIN_SOFTNESS_PX = 0.8;
const GRAIN_LEVELS = 96;
// Clumps further from the mean than so many spreads are cut off.
const GRAIN_REACH = 3;

/** Writes a print as a JPEG file, with the grain of its film. */
export async function toJpeg(print: Print, grain: number): Promise<Buffer> {
  const { width, height } = print;
  const data = grain > 0 ? withGrain(print, grain * GRAIN_STRENGTH, await grainTile()) : print.data;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .withMetadata({ density: 300 })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:2:0' })
    .toBuffer();
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

/** The result of each grain level for each tone: looking it up is quicker than computing millions. */
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

function withGrain({ data, width }: Print, strength: number, tile: Uint8Array): Uint8Array {
  const table = grainTable(strength);
  return data.map((level, index) => {
    const pixel = Math.floor(index / 3);
    const row = Math.floor(pixel / width) % GRAIN_TILE;
    const column = (pixel % width) % GRAIN_TILE;
    return at(table, at(tile, row * GRAIN_TILE + column) * 256 + level);
  });
}
