import { addDisc } from '../core/bokeh.ts';
import { type Rgb, scale } from '../core/colour.ts';
import type { Frame, Painter } from '../core/frame.ts';
import { createSky, type SkyPlan } from '../core/light.ts';
import { paintSky } from '../core/paintSky.ts';
import { between, createRandom } from '../core/random.ts';
import type { Raster } from '../core/raster.ts';
import { paintTerrain, type TerrainPlan } from '../core/terrain.ts';
import { paintWater, type WaterPlan } from '../core/water.ts';
import type { Relief } from './reliefs.ts';

const STARS_SEED = 2718;

export interface LandscapeOptions {
  readonly relief: Relief;
  readonly sky: Omit<SkyPlan, 'seed'>;
  readonly horizon: number;
  readonly eye: number;
  readonly focal: number;
  readonly near?: number;
  readonly far?: number;
  readonly sun: TerrainPlan['sun'];
  readonly sunlight: Rgb;
  readonly skylight: Rgb;
  readonly haze: TerrainPlan['haze'];
  readonly water?: Omit<WaterPlan, 'seed' | 'horizon'>;
  readonly stars?: number;
}

/** Open country under a sky, with a lake or fjord in front if there is water. */
export function landscape(options: LandscapeOptions): Painter {
  return (frame: Frame) => {
    const random = createRandom(frame.seed);
    const sky = createSky({ ...options.sky, seed: frame.seed });
    const raster = paintSky(frame, sky, options.horizon);
    if (options.stars) scatterStars(raster, options.stars, options.horizon);
    const { height, cover } = options.relief(random);
    paintTerrain(raster, {
      ...options,
      height,
      cover,
      near: options.near ?? 0.35,
      far: options.far ?? 16,
    });
    if (options.water) {
      paintWater(raster, { ...options.water, seed: frame.seed + 1, horizon: options.horizon });
    }
    return raster;
  };
}

function scatterStars(raster: Raster, count: number, horizon: number): void {
  const random = createRandom(STARS_SEED);
  for (let order = 0; order < count; order += 1) {
    const bright = random() ** 9;
    const hue = between(random, -0.18, 0.18);
    addDisc(raster, {
      x: random() * raster.width,
      y: random() * horizon * raster.height,
      radius: raster.width * (0.00035 + 0.0007 * bright),
      light: scale([1 + hue, 1, 1 - hue], 0.14 + bright * 2.6),
    });
  }
}
