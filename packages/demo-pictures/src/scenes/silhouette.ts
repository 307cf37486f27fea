import { add, type Rgb, scale } from '../core/colour.ts';
import type { Frame, Painter } from '../core/frame.ts';
import { inkMask, meltMask } from '../core/ink.ts';
import { blurMask } from '../core/blur.ts';
import { createSky, type SkyPlan } from '../core/light.ts';
import { at, clamp, smooth } from '../core/maths.ts';
import { createFbm, createNoise } from '../core/noise.ts';
import { paintSky } from '../core/paintSky.ts';
import { between, createRandom, gaussian, type Random } from '../core/random.ts';
import { blendPixel, createMask, type Mask, type Raster } from '../core/raster.ts';
import { stamp } from '../core/stamp.ts';
import { paintWater, type WaterPlan } from '../core/water.ts';

export interface Standing {
  readonly figure: string;
  /** The place of the feet and the height of the figure, as shares of width and height. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Wires and spokes, which melting would eat. */
  readonly thin?: boolean;
}

export interface SilhouetteOptions {
  readonly sky: Omit<SkyPlan, 'seed'>;
  readonly horizon: number;
  readonly water?: Omit<WaterPlan, 'seed' | 'horizon'>;
  readonly standing: readonly Standing[];
  /** The dark ground: its height at the left, in the middle and at the right, and its grass. */
  readonly ground?: { readonly line: readonly [number, number, number]; readonly grass: number };
  readonly rim: Rgb;
  readonly dark: Rgb;
}

/** Figures against the light. */
export function silhouette(options: SilhouetteOptions): Painter {
  return async (frame) => {
    const random = createRandom(frame.seed);
    const sky = createSky({ ...options.sky, seed: frame.seed });
    const raster = paintSky(frame, sky, options.horizon);
    if (options.water) {
      paintWater(raster, { ...options.water, seed: frame.seed + 1, horizon: options.horizon });
    }
    const mask = createMask(frame);
    for (const standing of options.standing) {
      unite(
        mask,
        await drawStanding(frame, standing),
        options.water && !options.ground ? standing.y : 0,
      );
    }
    paintAgainstLight(raster, mask, options);
    if (options.ground) paintGround(raster, options, { ground: options.ground, random });
    return raster;
  };
}

async function drawStanding(frame: Frame, { figure, x, y, size, thin }: Standing): Promise<Mask> {
  const unit = size * frame.height;
  const place = `translate(${String(x * frame.width)} ${String(y * frame.height - unit)}) scale(${String(unit)})`;
  const mask = await inkMask(frame, `<g transform="${place}">${figure}</g>`);
  return thin ? mask : meltMask(mask, Math.max(0.5, unit * 0.005));
}

/** Joins a figure to the others; where it stands in water it throws a broken reflection. */
function unite(all: Mask, figure: Mask, mirrorLine: number): void {
  const { width, height } = all;
  const foot = Math.round(mirrorLine * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      let value = at(figure.data, index);
      if (foot > 0 && y >= foot) {
        const shift = Math.round(Math.sin(y * 0.55) * (y - foot) * 0.05);
        const mirrored = at(figure.data, (2 * foot - y) * width + x + shift);
        value = Math.max(value, mirrored * 0.82 * smooth(0.4, 0, (y - foot) / height));
      }
      all.data[index] = Math.max(at(all.data, index), value);
    }
  }
}

/** Dark bodies with a bright seam where the light creeps around them. */
function paintAgainstLight(raster: Raster, mask: Mask, options: SilhouetteOptions): void {
  const soft = blurMask(mask, raster.height * 0.006);
  const { width } = raster;
  const sunX = options.sky.sun
    ? width / 2 + options.sky.sun.x * options.horizon * raster.height
    : width / 2;
  for (let index = 0; index < mask.data.length; index += 1) {
    const cover = at(mask.data, index);
    if (cover < 0.003) continue;
    const side = Math.sign(sunX - (index % width));
    // Only broad bodies catch a seam of light: spokes and ropes stay black.
    const body = smooth(0.34, 0.56, at(soft.data, index));
    const seam = body * clamp((at(mask.data, index) - at(soft.data, index + side * 2)) * 1.7);
    const colour = add(options.dark, scale(options.rim, seam * seam));
    blendPixel(raster, index, { colour, cover });
  }
}

interface GroundJob {
  readonly ground: NonNullable<SilhouetteOptions['ground']>;
  readonly random: Random;
}

function paintGround(
  raster: Raster,
  options: SilhouetteOptions,
  { ground, random }: GroundJob,
): void {
  const { width, height } = raster;
  const fbm = createFbm(createNoise(random), 5, 0.5);
  const [left, middle, right] = ground.line;
  const lineAt = (u: number): number => {
    const bend =
      2 * (left + right - 2 * middle) * u * u + (4 * middle - 3 * left - right) * u + left;
    return bend + fbm(u * 9, 4) * 0.008;
  };
  for (let x = 0; x < width; x += 1) {
    const top = lineAt(x / width) * height;
    for (let y = Math.max(0, Math.floor(top)); y < height; y += 1) {
      const deep = (y - top) / height;
      const glow = scale(
        options.rim,
        0.1 * Math.exp(-deep * 26) * (1 + fbm((x / width) * 40, (y / height) * 60)),
      );
      const index = y * width + x;
      blendPixel(raster, index, { colour: add(options.dark, glow), cover: clamp(y - top + 0.5) });
    }
  }
  const blades = Math.round(ground.grass * 2600);
  for (let order = 0; order < blades; order += 1) {
    const u = random();
    const near = random() ** 2;
    const length = height * between(random, 0.008, 0.026) * (0.5 + near * 2.4) * ground.grass;
    stamp(raster, {
      x: u * width,
      y: (lineAt(u) + near * 0.2) * height - length * 0.45,
      length,
      width: length * 0.045 + 0.35,
      angle: -Math.PI / 2 + gaussian(random) * 0.28,
      colour: add(options.dark, scale(options.rim, random() ** 3 * 0.34 * (1 - near))),
      cover: 0.9,
      softness: 0.3 + near * 0.5,
      pointed: true,
    });
  }
}
