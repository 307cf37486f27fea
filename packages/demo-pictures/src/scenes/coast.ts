import { add, hex, mix, type Rgb, scale } from '../core/colour.ts';
import type { Painter } from '../core/frame.ts';
import { createSky, type SkyPlan } from '../core/light.ts';
import { clamp, smooth } from '../core/maths.ts';
import { createFbm, createNoise, createRidged, type Field } from '../core/noise.ts';
import { paintSky } from '../core/paintSky.ts';
import { createRandom } from '../core/random.ts';
import { blendPixel, type Raster, readPixel, sampleRaster } from '../core/raster.ts';
import { paintWater, type WaterPlan } from '../core/water.ts';

export interface CoastOptions {
  readonly sky: Omit<SkyPlan, 'seed'>;
  readonly horizon: number;
  readonly water: Omit<WaterPlan, 'seed' | 'horizon'>;
  readonly beach?: Beach;
}

export interface Beach {
  /** The end of the water, from the horizon (0) to the lower edge (1). */
  readonly edge: number;
  readonly slant: number;
  readonly sand: string;
  readonly foam: Rgb;
  /** Rows of breaking waves. */
  readonly breakers: number;
}

/** Sea under a sky, with or without a beach in front. */
export function coast(options: CoastOptions): Painter {
  return (frame) => {
    const sky = createSky({ ...options.sky, seed: frame.seed });
    const raster = paintSky(frame, sky, options.horizon);
    paintWater(raster, { ...options.water, seed: frame.seed + 1, horizon: options.horizon });
    if (options.beach)
      paintBeach(raster, options.beach, { horizon: options.horizon, seed: frame.seed + 2 });
    return raster;
  };
}

interface BeachPlace {
  readonly horizon: number;
  readonly seed: number;
}

interface Surf {
  readonly beach: Beach;
  readonly broad: Field;
  readonly fine: Field;
  readonly lace: Field;
}

function paintBeach(raster: Raster, beach: Beach, { horizon, seed }: BeachPlace): void {
  const noise = createNoise(createRandom(seed));
  const surf: Surf = {
    beach,
    broad: createFbm(noise, 4, 0.5),
    fine: createFbm(noise, 5, 0.6),
    lace: createRidged(noise, 4, 0.6),
  };
  const { width, height } = raster;
  const line = horizon * height;
  const base = height - line;
  for (let y = Math.ceil(line) + 1; y < height; y += 1) {
    const below = (y - line) / base;
    for (let x = 0; x < width; x += 1) {
      const u = x / width - 0.5;
      const index = y * width + x;
      const shore = beach.edge + u * beach.slant + surf.broad(u * 3.2, 2) * 0.07;
      const mirror = (): Rgb => sampleRaster(raster, x, line - (y - line) * 1.05);
      paintBreakers(raster, surf, { index, u, below, shore });
      paintSand(raster, surf, { index, u, below, shore, mirror });
      paintSwash(raster, surf, { index, u, below, shore });
    }
  }
}

interface ShoreSpot {
  readonly index: number;
  readonly u: number;
  readonly below: number;
  readonly shore: number;
}

function paintBreakers(raster: Raster, surf: Surf, { index, u, below, shore }: ShoreSpot): void {
  const { beach } = surf;
  for (let row = 0; row < beach.breakers; row += 1) {
    const at = shore * (0.2 + (0.62 * (row + 0.6)) / beach.breakers);
    const bend = surf.broad(u * 2.4 + row * 9, row * 3) * 0.05;
    const tall = 0.012 + 0.03 * at;
    const strength = smooth(-0.15, 0.25, surf.broad(u * 3.5 + row * 17, 7));
    const offset = (below - at - bend * at * 2) / tall;
    if (strength < 0.02 || offset < -1.6 || offset > 3) continue;
    const ragged = surf.fine(u * 42 + row * 5, below * 60) * 0.9;
    const face = smooth(-0.9, -0.1, offset) * smooth(1.5, 0.3, offset);
    blendPixel(raster, index, {
      colour: scale(readPixel(raster, index), 0.42),
      cover: face * strength * 0.75,
    });
    const white = smooth(-0.3, 0.1, offset + ragged) * smooth(2.3, 0.5, offset + ragged);
    const shaded = scale(beach.foam, 0.62 + 0.4 * smooth(1.4, -0.4, offset) + ragged * 0.2);
    blendPixel(raster, index, { colour: shaded, cover: clamp(white * strength * 0.92) });
  }
}

function paintSand(
  raster: Raster,
  surf: Surf,
  { index, u, below, shore, mirror }: ShoreSpot & { mirror: () => Rgb },
): void {
  const onSand = smooth(shore - 0.004, shore + 0.004, below);
  if (onSand <= 0) return;
  const up = below - shore;
  const depth = 1 / Math.max(0.08, below);
  const grain =
    surf.fine(u * depth * 90, depth * 60) * 0.25 + surf.fine(u * 260, below * 320) * 0.35;
  const sand = hex(surf.beach.sand);
  const wetness = smooth(0.34, 0.02, up + surf.broad(u * 4, below * 5) * 0.12);
  const dry = scale(sand, 0.95 + grain * 0.5);
  const wet = add(scale(sand, 0.22 + grain * 0.08), scale(mirror(), 0.62));
  blendPixel(raster, index, { colour: mix(dry, wet, wetness), cover: onSand });
}

function paintSwash(raster: Raster, surf: Surf, { index, u, below, shore }: ShoreSpot): void {
  const { beach } = surf;
  for (const [offset, thick, weight] of [
    [0, 0.02, 1],
    [-0.07, 0.035, 0.7],
    [-0.16, 0.05, 0.5],
  ] as const) {
    const bend = surf.broad(u * 4.5 + offset * 40, offset * 9) * 0.035;
    const away = (below - shore - offset - bend) / thick;
    const band = smooth(-1.6, -0.1, away) * smooth(0.16, 0.02, away);
    if (band <= 0.01) continue;
    const depth = 1 / Math.max(0.1, below);
    const holes = surf.lace(u * depth * 16, depth * 12 + offset * 20);
    const white = band * smooth(0.28, 0.62, holes + band * 0.42) * weight;
    blendPixel(raster, index, {
      colour: scale(beach.foam, 0.75 + holes * 0.3),
      cover: clamp(white),
    });
  }
}
