import sharp from 'sharp';
import { at, clamp } from './maths.ts';
import { createRandom, gaussian } from './random.ts';
import type { Print } from './develop.ts';
import type { Size } from './raster.ts';

const GRAIN_TILE = 512;
const GRAIN_SEED = 4711;
const GRAIN_STRENGTH = 3.8;
const GRAIN_SOFTNESS_PX = 0.8;

/** Enlarges a print to the size of the original and gives it its grain, as a JPEG file. */
export async function enlarge(
  print: Print,
  size: Size,
  { grain, quality }: { grain: number; quality: number },
): Promise<Buffer> {
  const { data, info } = await sharp(print.data, { raw: rawShape(print) })
    .resize(size.width, size.height, { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tile = grain > 0 ? await grainTile() : undefined;
  if (tile) addGrain(data, { tile, width: info.width, strength: grain * GRAIN_STRENGTH });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .withMetadata({ density: 300 })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

function rawShape({ width, height }: Size): { width: number; height: number; channels: 3 } {
  return { width, height, channels: 3 };
}

/** Grey clumps around zero, spread 1; the same tile serves every picture. */
async function grainTile(): Promise<Float32Array> {
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
  return Float32Array.from(soft, (value) => (value - mean) / spread);
}

interface Grain {
  readonly tile: Float32Array;
  readonly width: number;
  readonly strength: number;
}

/** Grain shows most in the middle tones and hardly in black and white. */
function addGrain(pixels: Buffer, { tile, width, strength }: Grain): void {
  const gain = Float32Array.from({ length: 256 }, (_, level) => {
    const tone = level / 255;
    return strength * (0.35 + 2.6 * tone * (1 - tone));
  });
  const rowBytes = width * 3;
  for (let start = 0, row = 0; start < pixels.length; start += rowBytes, row += 1) {
    const tileRow = (row % GRAIN_TILE) * GRAIN_TILE;
    for (let x = 0; x < width; x += 1) {
      const index = start + x * 3;
      const clump = at(tile, tileRow + (x % GRAIN_TILE));
      for (let channel = index; channel < index + 3; channel += 1) {
        const level = at(pixels, channel);
        pixels[channel] = clamp(Math.round(level + clump * at(gain, level)), 0, 255);
      }
    }
  }
}
