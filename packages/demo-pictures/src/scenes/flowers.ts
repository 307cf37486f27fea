import { blurRaster } from '../core/blur.ts';
import { add, hex, mix, type Rgb, scale } from '../core/colour.ts';
import type { Painter } from '../core/frame.ts';
import { clamp, lerp, smooth } from '../core/maths.ts';
import { createFbm, createNoise, type Field } from '../core/noise.ts';
import { between, createRandom, gaussian, pick, type Random } from '../core/random.ts';
import { blendPixel, createRaster, type Raster, readPixel, shade } from '../core/raster.ts';
import { stamp } from '../core/stamp.ts';

export interface BouquetOptions {
  readonly back: readonly [string, string];
  readonly petals: readonly [string, ...string[]];
  readonly leaves: readonly [string, ...string[]];
  /** Centre and radius of each rose in picture widths, from back to front. */
  readonly roses: readonly (readonly [x: number, y: number, radius: number])[];
  readonly tiny: string;
}

/** Roses among leaves, the front ones in focus. */
export function bouquet(options: BouquetOptions): Painter {
  return (frame) => {
    const random = createRandom(frame.seed);
    const fbm = createFbm(createNoise(random), 4, 0.5);
    const { width, height } = frame;
    let raster = createRaster(frame);
    const [from, to] = [hex(options.back[0]), hex(options.back[1])];
    shade(raster, (x, y) => {
      const away = Math.hypot(x / width - 0.25, (y / height - 0.15) * 0.9);
      return scale(
        mix(from, to, smooth(0, 1.1, away)),
        1 + fbm((x / width) * 3, (y / height) * 3) * 0.3,
      );
    });
    const last = options.roses.length - 1;
    options.roses.forEach(([x, y, radius], order) => {
      const rose = { x: x * width, y: y * width, radius: radius * width };
      paintLeaves(raster, options, { random, rose });
      paintTinyFlowers(raster, options, { random, rose });
      paintRose(raster, { ...rose, colour: hex(pick(random, options.petals)), random, fbm });
      if (order < last - 2) raster = blurRaster(raster, Math.max(1, width / (330 + order * 160)));
    });
    return raster;
  };
}

interface Leafing {
  readonly random: Random;
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
}

function paintLeaves(raster: Raster, options: BouquetOptions, { random, rose }: Leafing): void {
  for (let order = 0; order < 26; order += 1) {
    const angle = random() * Math.PI * 2;
    const away = rose.radius * between(random, 0.75, 1.5);
    const length = rose.radius * between(random, 0.22, 0.5);
    const lit = clamp(0.55 - Math.cos(angle) * 0.35 - Math.sin(angle) * 0.35);
    const leaf = scale(hex(pick(random, options.leaves)), 0.3 + lit * between(random, 0.5, 1.1));
    const turn = angle + gaussian(random) * 0.5;
    const [x, y] = [rose.x + Math.cos(angle) * away, rose.y + Math.sin(angle) * away];
    const base = {
      x,
      y,
      length,
      width: length * 0.42,
      angle: turn,
      cover: 1,
      softness: 0.12,
      pointed: true,
    };
    stamp(raster, {
      ...base,
      x: x + 4,
      y: y + 6,
      colour: [0.01, 0.012, 0.01],
      cover: 0.35,
      softness: 0.7,
    });
    stamp(raster, { ...base, colour: leaf });
    stamp(raster, {
      ...base,
      width: Math.max(0.8, length * 0.02),
      colour: scale(leaf, 1.7),
      cover: 0.6,
    });
  }
}

function paintTinyFlowers(
  raster: Raster,
  options: BouquetOptions,
  { random, rose }: Leafing,
): void {
  for (let order = 0; order < 16; order += 1) {
    const angle = random() * Math.PI * 2;
    const away = rose.radius * between(random, 0.9, 1.55);
    const size = rose.radius * between(random, 0.03, 0.06);
    const spot = { x: rose.x + Math.cos(angle) * away, y: rose.y + Math.sin(angle) * away };
    for (let petal = 0; petal < 5; petal += 1) {
      const turn = petal * 1.257 + angle;
      stamp(raster, {
        x: spot.x + Math.cos(turn) * size * 0.7,
        y: spot.y + Math.sin(turn) * size * 0.7,
        length: size,
        width: size * 0.62,
        angle: turn,
        colour: scale(hex(options.tiny), between(random, 0.5, 1)),
        cover: 0.9,
        softness: 0.3,
      });
    }
  }
}

interface Rose {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Rgb;
  readonly random: Random;
  readonly fbm: Field;
}

const RINGS = [
  [1, 6],
  [0.88, 6],
  [0.75, 5],
  [0.63, 5],
  [0.51, 4],
  [0.4, 4],
  [0.3, 3],
  [0.2, 3],
  [0.12, 2],
] as const;

/** Petals from the outside in; each ring throws a shadow on the one below it. */
function paintRose(raster: Raster, rose: Rose): void {
  const start = rose.random() * Math.PI * 2;
  RINGS.forEach(([reach, count], ring) => {
    for (let petal = 0; petal < count; petal += 1) {
      paintPetal(raster, rose, {
        // Petals overlap like roof tiles: every ring is turned by about the golden angle.
        angle:
          start + ring * 2.4 + (petal / count) * Math.PI * 2 + between(rose.random, -0.16, 0.16),
        reach: rose.radius * reach * between(rose.random, 0.93, 1.07),
        half: (Math.PI / count) * between(rose.random, 1.2, 1.45),
        depth: ring / (RINGS.length - 1),
        tone: between(rose.random, 0.9, 1.08),
        seed: rose.random() * 100,
      });
    }
  });
}

interface Petal {
  readonly angle: number;
  readonly reach: number;
  readonly half: number;
  readonly depth: number;
  readonly tone: number;
  readonly seed: number;
}

function paintPetal(raster: Raster, rose: Rose, petal: Petal): void {
  const margin = petal.reach * 1.25;
  const { width, height } = raster;
  const softness = Math.max(0.012, 1.2 / petal.reach);
  for (
    let y = Math.max(0, Math.floor(rose.y - margin));
    y < Math.min(height, rose.y + margin);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(rose.x - margin));
      x < Math.min(width, rose.x + margin);
      x += 1
    ) {
      const dx = x - rose.x;
      const dy = (y - rose.y) * 1.12;
      const away = Math.hypot(dx, dy);
      let turn = Math.atan2(dy, dx) - petal.angle;
      turn -= Math.round(turn / (Math.PI * 2)) * Math.PI * 2;
      const side = turn / petal.half;
      if (Math.abs(side) > 1.35) continue;
      const wave = rose.fbm(petal.seed + turn * 1.6, petal.seed) * 0.09;
      const edge = petal.reach * (1 - 0.2 * side ** 4 - 0.05 * side * side + wave);
      const t = away / edge;
      if (t > 1.2) continue;
      const sides = smooth(1.05, 0.92, Math.abs(side));
      const cover = smooth(1 + softness, 1 - softness, t) * sides;
      const index = y * width + x;
      const shadow = smooth(1.2, 0.98, t) * smooth(1.3, 0.85, Math.abs(side)) * (1 - cover);
      if (shadow > 0.01) {
        const below = readPixel(raster, index);
        blendPixel(raster, index, { colour: tintShadow(below, rose.colour), cover: shadow * 0.5 });
      }
      if (cover > 0.01)
        blendPixel(raster, index, { colour: petalColour(rose, petal, [t, side]), cover });
    }
  }
}

/** Shade between petals stays warm: light has come through them. */
function tintShadow(below: Rgb, petal: Rgb): Rgb {
  return [
    below[0] * (0.28 + petal[0] * 0.3),
    below[1] * (0.22 + petal[1] * 0.25),
    below[2] * (0.22 + petal[2] * 0.25),
  ];
}

function petalColour(rose: Rose, petal: Petal, [t, side]: readonly [number, number]): Rgb {
  const towardsLight = clamp(0.55 - Math.cos(petal.angle) * 0.28 - Math.sin(petal.angle) * 0.34);
  const cup = lerp(0.34, 1, smooth(0.35, 0.98, t));
  const rolled = smooth(0.86, 0.97, t) * 0.3 - smooth(0.97, 1.0, t) * 0.12;
  const veins = rose.fbm(side * 9 + petal.seed, t * 2.5) * 0.07;
  const deep = lerp(1, 0.74, petal.depth);
  const light =
    (cup * (0.5 + towardsLight * 0.62) + rolled * (0.4 + towardsLight)) * deep * petal.tone;
  const warm = scale(rose.colour, Math.max(0.03, light + veins));
  const glow: Rgb = [0.05, 0.018, 0.012];
  return add(warm, scale(glow, petal.depth * (1 - t)));
}
