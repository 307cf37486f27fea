import { addDisc } from '../core/bokeh.ts';
import { add, hex, mix, type Rgb, scale } from '../core/colour.ts';
import type { Painter } from '../core/frame.ts';
import { createSky, type SkyPlan } from '../core/light.ts';
import { lerp } from '../core/maths.ts';
import { paintSky } from '../core/paintSky.ts';
import { between, createRandom, pick, type Random } from '../core/random.ts';
import { blendPixel, type Raster } from '../core/raster.ts';
import { paintWater, type WaterPlan } from '../core/water.ts';
import { type Building, paintBuilding, type Street } from './buildings.ts';

export interface HarbourOptions {
  readonly sky: Omit<SkyPlan, 'seed'>;
  readonly waterline: number;
  readonly water: Omit<WaterPlan, 'seed' | 'horizon'>;
  readonly style: 'gables' | 'towers';
  readonly walls: readonly [string, ...string[]];
  readonly lamp: Rgb;
  readonly ambient: Rgb;
  readonly lit: number;
  /** Height of the houses as a share of the picture. */
  readonly tall: number;
}

/** Houses along a quay after dark, doubled by the water. */
export function harbour(options: HarbourOptions): Painter {
  return (frame) => {
    const random = createRandom(frame.seed);
    const sky = createSky({ ...options.sky, seed: frame.seed });
    const raster = paintSky(frame, sky, options.waterline);
    const street: Street = {
      ground: options.waterline * frame.height - frame.height * 0.018,
      lamp: options.lamp,
      ambient: options.ambient,
      lit: options.lit,
    };
    if (options.style === 'towers') {
      for (const distance of [0.75, 0.4])
        paintSkyline(raster, street, { options, random, distance });
    }
    for (const building of planRow(raster, options, random))
      paintBuilding(raster, building, street);
    paintQuay(raster, options, random);
    paintWater(raster, { ...options.water, seed: frame.seed + 1, horizon: options.waterline });
    return raster;
  };
}

function planRow(raster: Raster, options: HarbourOptions, random: Random): Building[] {
  const row: Building[] = [];
  const gables = options.style === 'gables';
  const unit = raster.height * options.tall;
  let x = -unit * 0.2;
  while (x < raster.width) {
    const width = unit * (gables ? between(random, 0.34, 0.56) : between(random, 0.3, 0.8));
    const height = unit * (gables ? between(random, 0.78, 1.05) : between(random, 0.3, 1));
    row.push({
      x,
      width,
      height,
      roof: gables ? pick(random, ['gable', 'gable', 'step', 'eaves']) : 'flat',
      wall: hex(pick(random, options.walls)),
      floorHeight: unit * (gables ? 0.155 : 0.044),
      bays: Math.max(2, Math.round(width / (unit * (gables ? 0.105 : 0.036)))),
      haze: gables ? 0.05 : 0.14,
      seed: Math.floor(random() * 1e6),
    });
    x += width * (gables ? 1.0 : between(random, 0.9, 1.2));
  }
  return row;
}

interface SkylinePlan {
  readonly options: HarbourOptions;
  readonly random: Random;
  readonly distance: number;
}

function paintSkyline(
  raster: Raster,
  street: Street,
  { options, random, distance }: SkylinePlan,
): void {
  const unit = raster.height * options.tall;
  let x = -unit * 0.1;
  while (x < raster.width) {
    const width = unit * between(random, 0.12, 0.34);
    const middle = 1 - Math.abs((x + width / 2) / raster.width - 0.56) * 1.3;
    const height = unit * between(random, 0.35, 1.15) * lerp(0.55, 1.35, Math.max(0, middle));
    paintBuilding(
      raster,
      {
        x,
        width,
        height,
        roof: 'flat',
        wall: scale(hex(pick(random, options.walls)), 0.8),
        floorHeight: unit * 0.034,
        bays: Math.max(3, Math.round(width / (unit * 0.026))),
        haze: distance * 0.75,
        seed: Math.floor(random() * 1e6),
      },
      street,
    );
    x += width * between(random, 0.75, 1.25);
  }
}

/** The stone edge of the harbour with its lamps. */
function paintQuay(raster: Raster, options: HarbourOptions, random: Random): void {
  const { width, height } = raster;
  const line = options.waterline * height;
  const top = Math.floor(line - height * 0.02);
  const stone = scale(hex('#3b3632'), 0.5);
  for (let y = top; y <= line; y += 1) {
    const lightness = 1 - (y - top) / (line - top + 1);
    for (let x = 0; x < width; x += 1) {
      const colour = add(scale(stone, 0.6), scale(mix(stone, options.lamp, 0.12), lightness * 0.8));
      blendPixel(raster, y * width + x, { colour, cover: 1 });
    }
  }
  const step = width * 0.11;
  for (
    let x = step * between(random, 0.2, 0.8);
    x < width;
    x += step * between(random, 0.8, 1.25)
  ) {
    const lampY = line - height * options.tall * 0.2;
    for (let y = Math.floor(lampY); y < line; y += 1) {
      blendPixel(raster, y * width + Math.round(x), { colour: [0.01, 0.01, 0.012], cover: 0.9 });
    }
    addDisc(raster, {
      x,
      y: lampY,
      radius: height * 0.0065,
      light: scale(options.lamp, 9),
      rim: 0,
    });
    addDisc(raster, {
      x,
      y: lampY,
      radius: height * 0.03,
      light: scale(options.lamp, 0.22),
      rim: -0.6,
    });
  }
}
