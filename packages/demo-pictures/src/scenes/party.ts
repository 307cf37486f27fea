import { addDisc } from '../core/bokeh.ts';
import { blurRaster } from '../core/blur.ts';
import { add, hex, mix, type Rgb, scale } from '../core/colour.ts';
import { man, placed, woman } from '../core/figures.ts';
import type { Frame, Painter } from '../core/frame.ts';
import { inkMask, meltMask } from '../core/ink.ts';
import { at, clamp, lerp, smooth } from '../core/maths.ts';
import { createFbm, createNoise } from '../core/noise.ts';
import { between, createRandom, type Random } from '../core/random.ts';
import { addPixel, createRaster, paintThrough, type Raster, shade } from '../core/raster.ts';

export interface ConcertOptions {
  readonly beams: readonly Rgb[];
  readonly back: Rgb;
}

/** A stage in haze and light, seen over the heads of the audience. */
export function concert(options: ConcertOptions): Painter {
  return async (frame) => {
    const random = createRandom(frame.seed);
    const raster = createRaster(frame);
    const fbm = createFbm(createNoise(random), 5, 0.55);
    const { width, height } = frame;
    shade(raster, (x, y) => {
      const away = Math.hypot((x / width - 0.5) * 1.3, y / height - 0.62);
      const haze = 0.75 + fbm((x / width) * 5, (y / height) * 4) * 0.7;
      return scale(options.back, (0.02 + 1.1 * Math.exp(-away * 4.2)) * haze);
    });
    options.beams.forEach((light, order) => {
      const lamp = lerp(0.06, 0.94, order / Math.max(1, options.beams.length - 1));
      const aim = 0.5 + (lamp - 0.5) * -0.35 + between(random, -0.12, 0.12);
      addBeam(raster, { lamp, aim, light, spread: between(random, 0.05, 0.085) }, fbm);
    });
    const band = [
      placed(man(0.05), { x: 0, y: 0 }),
      placed(woman(), { x: -0.95, y: 0.04, size: 0.96 }),
      placed(man(), { x: 0.95, mirror: true }),
    ].join('');
    await paintCast(raster, { shapes: band, x: 0.5, foot: 0.76, size: 0.24 });
    await paintCrowd(raster, frame, random);
    return raster;
  };
}

interface Beam {
  readonly lamp: number;
  readonly aim: number;
  readonly light: Rgb;
  readonly spread: number;
}

function addBeam(raster: Raster, beam: Beam, fbm: (x: number, y: number) => number): void {
  const { width, height } = raster;
  const top = 0.05;
  for (let y = Math.floor(top * height), index = y * width; y < height; y += 1) {
    const down = (y / height - top) / (1 - top);
    const centre = lerp(beam.lamp, beam.aim, down * 1.25);
    const half = 0.004 + beam.spread * down;
    for (let x = 0; x < width; x += 1, index += 1) {
      const across = Math.abs(x / width - centre) / half;
      if (across > 1.6) continue;
      const smoke = 0.6 + fbm((x / width) * 9 + beam.lamp * 30, (y / height) * 6) * 0.7;
      const power = Math.exp(-across * across * 2.2) * (0.06 + 0.5 * Math.exp(-down * 3.4)) * smoke;
      addPixel(raster, index, scale(beam.light, Math.max(0, power)));
    }
  }
  addDisc(raster, {
    x: beam.lamp * width,
    y: top * height,
    radius: width * 0.006,
    light: scale(beam.light, 5),
  });
}

interface Cast {
  readonly shapes: string;
  readonly x: number;
  readonly foot: number;
  readonly size: number;
}

async function paintCast(raster: Raster, { shapes, x, foot, size }: Cast): Promise<void> {
  const unit = size * raster.height;
  const place = `translate(${String(x * raster.width)} ${String(foot * raster.height - unit)}) scale(${String(unit)})`;
  const mask = meltMask(
    await inkMask(raster, `<g transform="${place}">${shapes}</g>`),
    unit * 0.006,
  );
  paintThrough(raster, mask, [0.006, 0.006, 0.01]);
}

async function paintCrowd(raster: Raster, frame: Frame, random: Random): Promise<void> {
  for (const [row, depth] of [0, 0.33, 0.66, 1].entries()) {
    const size = lerp(0.055, 0.17, depth) * frame.height;
    const line = lerp(0.76, 0.99, depth) * frame.height;
    const people: string[] = [];
    for (let x = -size; x < frame.width + size; x += size * between(random, 0.75, 1.15)) {
      people.push(person(random, { x, y: line + between(random, -0.25, 0.2) * size, size }));
    }
    const mask = meltMask(await inkMask(frame, people.join('')), size * 0.03);
    const glow = scale([0.05, 0.035, 0.05], (1 - depth) * 0.8);
    paintThrough(raster, mask, (_, y) => scale(glow, smooth(line + size, line - size * 1.5, y)));
    if (row === 1) raster.data.set(blurRaster(raster, frame.width / 1200).data);
  }
}

function person(random: Random, { x, y, size }: { x: number; y: number; size: number }): string {
  const num = (value: number): string => value.toFixed(2);
  const head = `<ellipse cx="${num(x)}" cy="${num(y - size * 0.75)}" rx="${num(size * 0.21)}" ry="${num(size * 0.27)}"/>`;
  const body = `<path d="M${num(x - size * 0.55)} ${num(y + size * 3)}Q${num(x - size * 0.55)} ${num(y - size * 0.42)} ${num(x)} ${num(y - size * 0.46)}Q${num(x + size * 0.55)} ${num(y - size * 0.42)} ${num(x + size * 0.55)} ${num(y + size * 3)}Z"/>`;
  if (random() > 0.3) return head + body;
  const side = random() < 0.5 ? -1 : 1;
  const elbow = [x + side * size * between(random, 0.5, 0.7), y - size * between(random, 0.5, 0.9)];
  const hand = [x + side * size * between(random, 0.25, 0.6), y - size * between(random, 1.5, 1.9)];
  const path = [[x + side * size * 0.42, y - size * 0.1], elbow, hand].map((p) =>
    p.map(num).join(' '),
  );
  return `${head}${body}<path d="M${path.join('L')}" fill="none" stroke-width="${num(size * 0.17)}"/>`;
}

/** Strings of bulbs over a garden at dusk, with a couple dancing under them. */
export function gardenParty(options: { readonly warm: Rgb; readonly dusk: Rgb }): Painter {
  return async (frame) => {
    const random = createRandom(frame.seed);
    const { width, height } = frame;
    let raster = createRaster(frame);
    const fbm = createFbm(createNoise(random), 5, 0.6);
    shade(raster, (x, y) => {
      const v = y / height;
      const foliage = smooth(
        0.2,
        -0.25,
        fbm((x / width) * 7, v * 6) + (v - 0.42) * 2.2 * (v < 0.6 ? 1 : 0),
      );
      const sky = mix(options.dusk, scale(options.dusk, 0.35), smooth(0.35, 0, v));
      const lit = scale(
        options.warm,
        0.4 * Math.exp(-Math.hypot((x / width - 0.5) * 1.2, v - 0.66) * 4.5),
      );
      const grass = add(
        [0.012, 0.015, 0.009],
        scale(
          options.warm,
          0.42 *
            Math.exp(-Math.hypot((x / width - 0.5) * 1.1, (v - 0.84) * 2.6) * 4) *
            (1 + fbm((x / width) * 60, v * 90)),
        ),
      );
      const trees = mix(add([0.008, 0.012, 0.012], lit), sky, foliage * smooth(0.55, 0.3, v));
      return mix(trees, grass, smooth(0.7, 0.74, v + fbm((x / width) * 8, 2) * 0.02));
    });
    hangBulbs(raster, options.warm, { random, strings: 6, depth: 1 });
    raster = blurRaster(raster, width / 260);
    hangBulbs(raster, options.warm, { random, strings: 3, depth: 0.45 });
    const couple =
      placed(man(-0.05), { x: -0.09, mirror: true }) +
      placed(woman(), { x: 0.12, y: 0.07, size: 0.93, mirror: true });
    await paintCast(raster, { shapes: couple, x: 0.5, foot: 0.87, size: 0.4 });
    hangBulbs(raster, options.warm, { random, strings: 1, depth: 0 });
    return raster;
  };
}

interface Strings {
  readonly random: Random;
  readonly strings: number;
  /** 0 hangs close to the lens, 0.45 in focus, 1 far behind. */
  readonly depth: number;
}

function hangBulbs(raster: Raster, warm: Rgb, { random, strings, depth }: Strings): void {
  const { width, height } = raster;
  const blur = Math.abs(depth - 0.45);
  const radius = width * (0.0028 + blur * blur * (depth < 0.45 ? 0.11 : 0.03));
  for (let line = 0; line < strings; line += 1) {
    const left = between(random, -0.02, 0.34) * (0.4 + depth * 0.6);
    const right = between(random, -0.02, 0.34) * (0.4 + depth * 0.6);
    const sag = between(random, 0.08, 0.2);
    const bulbs = Math.round(lerp(9, 22, depth));
    for (let order = 0; order <= bulbs; order += 1) {
      const u = (order + between(random, 0.35, 0.65)) / (bulbs + 1);
      const v = lerp(left, right, u) + sag * 4 * u * (1 - u) + 0.02;
      const light = scale(
        warm,
        between(random, 0.7, 1.2) * clamp(0.011 / (radius / width) ** 0.8, 0.3, 9),
      );
      addDisc(raster, {
        x: u * width,
        y: v * height,
        radius,
        light,
        rim: blur > 0.2 ? 0.45 : -0.3,
      });
    }
  }
}

export interface CandleOptions {
  readonly wax: string;
  readonly flame: Rgb;
  readonly back: Rgb;
}

/** Candles on a dark table, one in focus. */
export function candles(options: CandleOptions): Painter {
  return (frame) => {
    const random = createRandom(frame.seed);
    const { width, height } = frame;
    let raster = createRaster(frame);
    shade(raster, (x, y) => {
      const v = y / height;
      const glow = Math.exp(-Math.hypot((x / width - 0.45) * 1.5, v - 0.45) * 3.2);
      const table = smooth(0.7, 0.76, v);
      return add(scale(options.back, 0.12 + glow * 0.5 * (1 - table * 0.6)), [0.004, 0.004, 0.006]);
    });
    for (let order = 0; order < 26; order += 1) {
      addDisc(raster, {
        x: random() * width,
        y: between(random, 0.1, 0.6) * height,
        radius: width * between(random, 0.02, 0.045),
        light: scale(options.flame, between(random, 0.015, 0.11)),
      });
    }
    const places = [
      [0.17, 0.74, 0.2, 0.05],
      [0.83, 0.73, 0.26, 0.045],
      [0.66, 0.77, 0.16, 0.06],
      [0.3, 0.79, 0.3, 0.06],
    ] as const;
    for (const [x, foot, tall, wide] of places) {
      paintCandle(raster, options, { x, foot, tall, wide });
      raster = blurRaster(raster, width / (150 + foot * 150));
    }
    paintCandle(raster, options, { x: 0.5, foot: 0.88, tall: 0.42, wide: 0.085 });
    return raster;
  };
}

interface Candle {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  readonly wide: number;
}

function paintCandle(raster: Raster, options: CandleOptions, candle: Candle): void {
  const { width, height, data } = raster;
  const wax = hex(options.wax);
  const half = (candle.wide * width) / 2;
  const centre = candle.x * width;
  const foot = candle.foot * height;
  const top = foot - candle.tall * height;
  const unit = half * 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const across = (x - centre) / half;
      const bowl = Math.sqrt(Math.max(0, 1 - across * across)) * half * 0.22;
      const inside = clamp((1 - Math.abs(across)) * half + 0.5);
      const mirrored = y > foot + bowl;
      const real = mirrored ? 2 * (foot + bowl) - y : y;
      const fade = mirrored ? 0.22 * smooth(0.2, 0, (y - foot) / height) : 1;
      if (inside > 0 && real > top - bowl && fade > 0.003) {
        const down = (real - top) / unit;
        const round = 0.25 + 0.75 * Math.sqrt(Math.max(0, 1 - across * across * 0.92));
        const through = Math.exp(-Math.max(0, down) * 1.3) * 0.95 + 0.06;
        const rim = smooth(bowl + 3, bowl, Math.abs(real - top)) * 0.35;
        const colour = scale(mix(wax, options.flame, 0.35), (through * round + rim) * fade);
        for (let channel = 0; channel < 3; channel += 1) {
          const start = index * 3 + channel;
          const below = at(data, start) * (mirrored ? 0.75 : 0);
          data[start] = lerp(at(data, start), below + (colour[channel] ?? 0), inside);
        }
      }
      const light = flameAt(options.flame, (x - centre) / unit, (top - unit * 0.12 - y) / unit);
      if (light) addPixel(raster, index, light);
    }
  }
}

/** The flame in candle widths: `up` from the wick. */
function flameAt(flame: Rgb, across: number, up: number): Rgb | undefined {
  const halo = Math.exp(-Math.hypot(across, up - 0.5) * 2.4) * 0.3;
  if (up < -0.1 || up > 1.3 || Math.abs(across) > 0.4) {
    return halo > 0.004 ? scale(flame, halo) : undefined;
  }
  const t = clamp(up / 1.2);
  const wide = 0.2 * Math.sin(Math.PI * t ** 0.62) ** 0.9 * (1 - t * 0.25) + 0.004;
  const body = smooth(1, 0.35, Math.abs(across) / wide) * smooth(-0.05, 0.06, up);
  const hot = mix(
    [0.3, 0.5, 1.4],
    mix([7, 5.4, 3], scale(flame, 5), smooth(0.4, 1, t)),
    smooth(0.02, 0.22, t),
  );
  return add(scale(flame, halo), scale(hot, body));
}
