import { addDisc } from '../core/bokeh.ts';
import { blurMask, blurRaster } from '../core/blur.ts';
import { add, hex, mix, type Ramp, type Rgb, sampleRamp, scale } from '../core/colour.ts';
import type { Frame, Painter } from '../core/frame.ts';
import { inkMask, meltMask, polygon } from '../core/ink.ts';
import { at, clamp, lerp, smooth } from '../core/maths.ts';
import { createFbm, createNoise, type Field } from '../core/noise.ts';
import { between, createRandom, pick, type Random } from '../core/random.ts';
import {
  addPixel,
  blendPixel,
  createRaster,
  type Mask,
  paintThrough,
  type Raster,
  sampleRaster,
  shade,
  writePixel,
} from '../core/raster.ts';

export interface BokehOptions {
  readonly air: Ramp;
  readonly lights: readonly [string, ...string[]];
  readonly count: number;
  /** Radius of the largest discs as a share of the picture's width. */
  readonly size: number;
  /** The upper edge of the street, from the top. */
  readonly street: number;
  /** The height up to which lights hang, as a share of the space above the street. */
  readonly rise?: number;
}

/** Discs of light over a dark gradient: everything behind the plane of focus. */
export function paintBokeh(frame: Frame, options: BokehOptions, random: Random): Raster {
  const raster = createRaster(frame);
  const { width, height } = frame;
  shade(raster, (_, y) => sampleRamp(options.air, y / height));
  for (let order = 0; order < options.count; order += 1) {
    const depth = random();
    const far = depth ** 0.7;
    const y =
      options.street - random() ** 1.6 * options.street * (options.rise ?? 0.95) * (1 - far * 0.45);
    addDisc(raster, {
      x: between(random, -0.05, 1.05) * width,
      y: y * height,
      radius: width * options.size * lerp(1, 0.28, far) * between(random, 0.75, 1.15),
      light: scale(
        hex(pick(random, options.lights)),
        between(random, 0.1, 0.95) * lerp(0.7, 1.2, far),
      ),
    });
  }
  return raster;
}

/** A wet street under blurred lamps, with somebody under an umbrella. */
export function rainyStreet(options: BokehOptions & { readonly figure: string }): Painter {
  return async (frame) => {
    const random = createRandom(frame.seed);
    const raster = paintBokeh(frame, options, random);
    paintWetGround(raster, options.street, frame.seed);
    const size = frame.height * 0.5;
    const foot = [frame.width * 0.44, frame.height * 0.9] as const;
    const shape = `<g transform="translate(${String(foot[0])} ${String(foot[1] - size)}) scale(${String(size)})">${options.figure}</g>`;
    const figure = meltMask(await inkMask(frame, shape), size * 0.006);
    paintReflection(raster, figure.data, Math.round(foot[1]));
    paintThrough(raster, figure, [0.006, 0.007, 0.01]);
    return raster;
  };
}

function paintWetGround(raster: Raster, street: number, seed: number): void {
  const { width, height } = raster;
  const fbm = createFbm(createNoise(createRandom(seed + 5)), 5, 0.6);
  const smeared = blurRaster(raster, width * 0.006, height * 0.045);
  const line = street * height;
  for (let y = Math.ceil(line); y < height; y += 1) {
    const below = (y - line) / (height - line);
    const depth = 1 / (below + 0.12);
    for (let x = 0; x < width; x += 1) {
      const u = (x / width - 0.5) * depth;
      const rough = fbm(u * 9, depth * 14);
      const puddle = smooth(-0.15, 0.2, fbm(u * 1.6 + 9, depth * 1.9));
      const shift = rough * (0.5 - puddle * 0.42);
      const mirror = sampleRaster(
        smeared,
        x + shift * width * 0.03,
        line - (y - line) * 0.9 - Math.abs(shift) * height * 0.12,
      );
      const asphalt = scale([0.02, 0.022, 0.028], 1 + rough);
      writePixel(
        raster,
        y * width + x,
        add(asphalt, scale(mirror, lerp(0.32, 0.8, puddle) * (1 + rough * 0.6))),
      );
    }
  }
}

/** Darkens the reflection of an object that stands on wet ground. */
function paintReflection(raster: Raster, figure: Float32Array, foot: number): void {
  const { width, height, data } = raster;
  for (let y = foot; y < height; y += 1) {
    const mirror = foot - (y - foot);
    const fade = smooth(0.16, 0, (y - foot) / height);
    for (let x = 0; x < width; x += 1) {
      const dark = 1 - at(figure, mirror * width + x) * 0.85 * fade;
      const start = (y * width + x) * 3;
      for (let channel = start; channel < start + 3; channel += 1) {
        data[channel] = at(data, channel) * dark;
      }
    }
  }
}

export interface TrailOptions {
  readonly towards: Rgb;
  readonly away: Rgb;
  readonly horizon: number;
  readonly bokeh: BokehOptions;
}

/** A road at night through a long exposure: head lamps and tail lamps as threads. */
export function lightTrails(options: TrailOptions): Painter {
  return async (frame) => {
    const random = createRandom(frame.seed);
    const { width, height } = frame;
    const raster = paintBokeh(frame, options.bokeh, random);
    const line = options.horizon * height;
    paintRoad(raster, line, createFbm(createNoise(random), 4));
    for (const side of [-1, 1] as const) {
      const light = side < 0 ? options.towards : options.away;
      for (const power of [0.5, 1.2, 2.8]) {
        const threads = Array.from({ length: 11 }, () =>
          trail(frame, options.horizon, {
            side,
            lane: between(random, 0.1, 0.95),
            weight: between(random, 0.4, 1.5) * frame.height * 0.0022,
            lift: between(random, 0, 0.05),
          }),
        );
        const mask = await inkMask(frame, threads.join(''));
        addThreads(raster, mask, scale(light, power));
        addThreads(raster, blurMask(mask, width / 45, height / 45), scale(light, power * 0.3));
      }
    }
    return raster;
  };
}

/** A ridge of trees against the dusk, and asphalt that mirrors a little of the sky. */
function paintRoad(raster: Raster, line: number, fbm: Field): void {
  const { width, height } = raster;
  for (let x = 0; x < width; x += 1) {
    const u = x / width;
    const gap = smooth(0.02, 0.16, Math.abs(u - 0.52));
    const trees = (0.012 + 0.045 * gap * (0.6 + fbm(u * 5, 3)) + fbm(u * 70, 8) * 0.008) * height;
    for (let y = Math.max(0, Math.floor(line - trees)); y < height; y += 1) {
      const below = (y - line) / (height - line);
      const depth = 1 / (Math.max(0, below) + 0.08);
      const rough = fbm((u - 0.5) * depth * 20, depth * 30);
      const sheen = scale([0.2, 0.13, 0.15], below < 0 ? 0 : Math.exp(-below * 5) * (1 + rough));
      const colour = add(scale([0.012, 0.014, 0.02], 1 + rough * 0.8), sheen);
      const cover = clamp(y - (line - trees));
      blendPixel(raster, y * width + x, { colour, cover });
    }
  }
}

function addThreads(raster: Raster, mask: Mask, light: Rgb): void {
  for (let index = 0; index < mask.data.length; index += 1) {
    const amount = at(mask.data, index);
    if (amount > 0.01) addPixel(raster, index, scale(light, amount));
  }
}

interface TrailPlan {
  readonly side: -1 | 1;
  readonly lane: number;
  readonly weight: number;
  readonly lift: number;
}

/** A thread as a long sliver that widens towards the viewer. */
function trail(frame: Frame, horizon: number, plan: TrailPlan): string {
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (let step = 0; step < 60; step += 1) {
    const near = (step / 59) ** 2.4 * 1.25;
    const bend = Math.sin(Math.max(0, 1 - near) * 2.6) * 0.17 * (1 - near);
    const x = (0.52 + bend + plan.side * plan.lane * near * 0.85) * frame.width;
    const y = (horizon + near * (1.02 - horizon) - plan.lift * near) * frame.height;
    const half = plan.weight * (0.18 + near * 1.2);
    left.push([x - half, y]);
    right.unshift([x + half, y]);
  }
  return polygon([...left, ...right]);
}

export type RainOptions = BokehOptions & { readonly drops: number };

/** A window in the rain: each drop shows the street upside down. */
export function rainWindow(options: RainOptions): Painter {
  return (frame) => {
    const random = createRandom(frame.seed);
    const { width } = frame;
    const street = paintBokeh(frame, options, random);
    const soft = blurRaster(street, width * 0.008);
    const raster: Raster = { ...soft, data: Float32Array.from(soft.data, (value) => value * 0.8) };
    for (let order = 0; order < options.drops; order += 1) {
      const large = random() ** 5;
      paintDrop(raster, street, {
        x: random() * width,
        y: random() * frame.height,
        radius: width * lerp(0.0022, 0.026, large),
        stretch: between(random, 1, 1.35),
      });
    }
    return raster;
  };
}

interface Drop {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly stretch: number;
}

function paintDrop(raster: Raster, street: Raster, { x, y, radius, stretch }: Drop): void {
  const { width, height } = raster;
  for (
    let py = Math.max(0, Math.floor(y - radius * stretch));
    py < Math.min(height, y + radius * stretch);
    py += 1
  ) {
    for (let px = Math.max(0, Math.floor(x - radius)); px < Math.min(width, x + radius); px += 1) {
      const u = (px - x) / radius;
      const v = (py - y) / (radius * stretch);
      const away = Math.hypot(u, v);
      if (away >= 1) continue;
      const bulge = away * away * 0.6 + 0.4;
      const seen = sampleRaster(street, x - u * bulge * width * 0.24, y - v * bulge * height * 0.3);
      const rim = smooth(0.62, 1, away) * clamp(0.75 - v * 0.5);
      const shine = smooth(0.3, 0, Math.hypot(u + 0.3, v + 0.42)) * 0.5;
      const body = add(scale(seen, 1.15 * (1 - rim * 0.85)), [shine, shine, shine]);
      const index = py * width + px;
      const below = sampleRaster(raster, px, py);
      writePixel(raster, index, mix(below, body, smooth(1, 0.86, away)));
    }
  }
}
