import { blurRaster } from '../core/blur.ts';
import { hex, scale } from '../core/colour.ts';
import type { Painter } from '../core/frame.ts';
import { lerp } from '../core/maths.ts';
import { createFbm, createNoise } from '../core/noise.ts';
import { between, createRandom } from '../core/random.ts';
import { createMask, createRaster, type Raster, shade } from '../core/raster.ts';
import { addRays } from '../core/rays.ts';
import {
  airAt,
  type ForestOptions,
  type Layer,
  paintFloor,
  paintLeaves,
  paintTrunks,
  type Scene,
  type Trunk,
} from './forestParts.ts';

const LAYERS = 9;

/** Trunks behind trunks, fading into lit fog. */
export function forest(options: ForestOptions): Painter {
  return (frame) => {
    const random = createRandom(frame.seed);
    const noise = createNoise(random);
    const fbm = createFbm(noise, 4, 0.55);
    const scene: Scene = { options, noise, fbm, fog: hex(options.fog), random };
    let raster = createRaster(frame);
    paintGlow(raster, scene);
    const open = createMask(frame);
    open.data.fill(1);
    for (let index = 0; index < LAYERS; index += 1) {
      const layer = plantLayer(index, scene);
      paintFloor(raster, scene, { layer, open });
      paintTrunks(raster, scene, { layer, open });
      paintLeaves(raster, scene, { layer, open });
      // The lens focuses on the middle distance: the far rows soften.
      if (index === 2) raster = blurRaster(raster, frame.width / 460);
      if (index === 6) {
        addRays(raster, open, { sun: options.sun, light: scale(options.glow, options.rays) });
      }
    }
    return raster;
  };
}

function paintGlow(raster: Raster, scene: Scene): void {
  const { width, height } = raster;
  shade(raster, (x, y) => {
    const mottled = 1 + scene.fbm(x / (width * 0.08), y / (width * 0.06)) * 0.3;
    return scale(airAt(scene, x / width, y / height), mottled);
  });
}

function plantLayer(index: number, { random, options }: Scene): Layer {
  const depth = 1 - index / (LAYERS - 1);
  const count = Math.round(lerp(2.6, 34, depth ** 1.7) * options.density);
  const trunks = Array.from({ length: count }, (_, order): Trunk => {
    const slot = (order + between(random, 0.05, 0.95)) / count;
    return {
      x: lerp(-0.06, 1.06, slot),
      width: lerp(0.056, 0.006, depth ** 0.6) * between(random, 0.5, 1.35),
      lean: between(random, -0.045, 0.045),
      seed: random() * 900,
    };
  });
  return { depth, ground: lerp(1.03, 0.66, depth ** 0.55), trunks };
}
