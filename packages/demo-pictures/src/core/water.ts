import { add, mix, type Rgb, scale } from './colour.ts';
import { clamp, smooth } from './maths.ts';
import { createNoise } from './noise.ts';
import { createRandom } from './random.ts';
import { type Raster, sampleRaster, writePixel } from './raster.ts';

/** A sheet of water under the horizon that mirrors what is painted above it. */
export interface WaterPlan {
  readonly seed: number;
  /** The water line, 0 at the top of the picture and 1 at its bottom. */
  readonly horizon: number;
  /** 0 is a mirror, 1 a fresh breeze. */
  readonly roughness: number;
  /** Waves per picture width at the lower edge. */
  readonly waves: number;
  readonly deep: Rgb;
  /** The light that the upper sky adds where waves face it. */
  readonly zenith: Rgb;
  /** Sparks under a sun or moon: its place across the picture, and its light. */
  readonly glitter?: { readonly x: number; readonly spread: number; readonly light: Rgb };
}

const OCTAVES = [
  [1, 1],
  [2.3, 0.62],
  [5.1, 0.4],
  [11.7, 0.24],
] as const;

/** Paints the water. */
export function paintWater(raster: Raster, plan: WaterPlan): void {
  const random = createRandom(plan.seed);
  const acrossNoise = createNoise(random);
  const alongNoise = createNoise(random);
  const { width, height } = raster;
  const line = plan.horizon * height;
  // Waves spread the sun's own image over many sparks: the disc itself must not show twice.
  const mirrorLimit = plan.roughness > 0.12 ? 0.9 : 6;
  const base = height - line;
  for (let y = Math.ceil(line); y < height; y += 1) {
    const below = Math.max(0.4, y - line) / base;
    const depth = 1 / below;
    for (let x = 0; x < width; x += 1) {
      const worldX = (x / width - 0.5) * depth * plan.waves * 0.55;
      const worldZ = depth * plan.waves * 1.15;
      let slopeX = 0;
      let slopeZ = 0;
      for (const [frequency, weight] of OCTAVES) {
        const px = worldX * frequency;
        const pz = worldZ * frequency + frequency * 7;
        slopeX += acrossNoise(px, pz) * weight;
        slopeZ += alongNoise(px * 0.8 + 31, pz) * weight;
      }
      const rough = plan.roughness;
      // Seen flat, far waves hide their backs: what remains leans towards the viewer.
      const lean = Math.abs(slopeZ) * rough * (0.16 + 0.2 * below) + slopeZ * rough * 0.07;
      const mirrorY = line - (y - line) - Math.abs(lean) * base * 0.9 - rough * base * 0.012;
      const mirrorX = x + slopeX * rough * width * 0.035 * (0.35 + below);
      const source = sampleRaster(raster, mirrorX, Math.min(line - 1.5, mirrorY));
      const reflected = dim(source, mirrorLimit);
      const facing = clamp(below * 0.62 + slopeZ * rough * 0.3, 0, 1);
      const mirror = 0.06 + 0.94 * (1 - facing) ** 2.6;
      const body = add(plan.deep, scale(plan.zenith, smooth(-0.2, 1, slopeZ) * 0.35 * rough));
      const spark = plan.glitter
        ? sparkle(plan.glitter, [x / width, below], slopeX * 0.6 + slopeZ)
        : BLACK;
      writePixel(raster, y * width + x, add(mix(body, reflected, mirror), spark));
    }
  }
}

const BLACK: Rgb = [0, 0, 0];

/** A facet flashes when it is tilted just so; under the sun that happens often, beside it seldom. */
function sparkle(
  glitter: NonNullable<WaterPlan['glitter']>,
  [u, below]: readonly [number, number],
  tilt: number,
): Rgb {
  const side = (u - glitter.x) / (glitter.spread * (0.35 + below));
  const chance = Math.exp(-side * side * 2.2);
  const needed = 1.05 - chance * (1.05 - 0.25 * below);
  return scale(glitter.light, smooth(needed, needed + 0.35, tilt) * chance);
}

function dim(light: Rgb, limit: number): Rgb {
  const brightest = Math.max(light[0], light[1], light[2]);
  return brightest > limit ? scale(light, limit / brightest) : light;
}
