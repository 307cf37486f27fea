import { hex, type Rgb } from '../core/colour.ts';
import type { Frame, Painter } from '../core/frame.ts';
import { createSky, type SkyPlan } from '../core/light.ts';
import { paintSky } from '../core/paintSky.ts';
import { createRandom } from '../core/random.ts';
import { paintTerrain, type TerrainPlan } from '../core/terrain.ts';
import { paintWater, type WaterPlan } from '../core/water.ts';
import type { Relief } from './reliefs.ts';

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
}

/** Open country under a sky, with a lake or fjord in front if there is water. */
export function landscape(options: LandscapeOptions): Painter {
  return (frame: Frame) => {
    const random = createRandom(frame.seed);
    const sky = createSky({ ...options.sky, seed: frame.seed });
    const raster = paintSky(frame, sky, options.horizon);
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

export const WHITE = hex('#ffffff');
