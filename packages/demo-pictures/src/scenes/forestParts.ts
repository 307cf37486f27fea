import { add, hex, mix, type Rgb, scale } from '../core/colour.ts';
import { at, clamp, lerp, smooth } from '../core/maths.ts';
import { between, gaussian, type Random } from '../core/random.ts';
import { blendPixel, type Mask, type Raster } from '../core/raster.ts';
import { stamp } from '../core/stamp.ts';

export interface ForestOptions {
  readonly fog: string;
  readonly glow: Rgb;
  readonly bark: string;
  readonly leaf: string;
  readonly leafLit: Rgb;
  readonly ground: string;
  readonly groundLit: Rgb;
  /** The amount of foliage between the trunks, 0–1. */
  readonly foliage: number;
  readonly density: number;
  readonly sun: readonly [number, number];
  readonly rays: number;
  /** White bark with dark marks, as of birches. */
  readonly birch?: boolean;
}

/** One row of trees; depth 1 is the farthest and 0 the nearest. */
export interface Layer {
  readonly depth: number;
  readonly ground: number;
  readonly trunks: readonly Trunk[];
}

export interface Trunk {
  readonly x: number;
  readonly width: number;
  readonly lean: number;
  readonly seed: number;
}

/** The properties that all parts of a forest share. */
export interface Scene {
  readonly options: ForestOptions;
  readonly noise: (x: number, y: number) => number;
  readonly fbm: (x: number, y: number) => number;
  readonly fog: Rgb;
  readonly random: Random;
}

/** The colour of the air in a direction. */
export function airAt(scene: Scene, u: number, v: number): Rgb {
  const [sunX, sunY] = scene.options.sun;
  const away = Math.hypot((u - sunX) * 1.1, v - sunY);
  const halo = Math.exp(-away * 4) + 0.6 * Math.exp(-away * 12);
  return add(scene.fog, scale(scene.options.glow, halo));
}

/** A surface at its place in the picture. */
export interface Seen {
  readonly colour: Rgb;
  readonly u: number;
  readonly v: number;
}

/** A surface seen through as much air as lies before its layer. */
export function throughAir(scene: Scene, layer: Layer, { colour, u, v }: Seen): Rgb {
  const veil = 1 - Math.exp(-(layer.depth ** 1.35) * 2.3);
  return mix(colour, airAt(scene, u, v), veil);
}

interface Target {
  readonly layer: Layer;
  /** The gaps through which the sky still shines. */
  readonly open: Mask;
}

/** The forest floor of a layer, with tufts and fallen leaves. */
export function paintFloor(raster: Raster, scene: Scene, { layer, open }: Target): void {
  const { width, height } = raster;
  const { options, fbm } = scene;
  const near = 1 - layer.depth;
  const size = lerp(60, 9, near);
  const ground = hex(options.ground);
  for (let x = 0; x < width; x += 1) {
    const u = x / width;
    const roll = fbm(u * 2.2 + layer.depth * 7, 9) * 0.03;
    const tufts = fbm(u * size * 6 + layer.depth * 90, 3) * lerp(0.006, 0.016, near);
    const top = (layer.ground + roll + tufts) * height;
    for (let y = Math.max(0, Math.floor(top)); y < height; y += 1) {
      const v = y / height;
      const speckle = fbm(u * size * 3.2, v * size * 7);
      const patches = smooth(0, 0.5, fbm(u * 5 + layer.depth * 3, v * 14));
      const base = scale(ground, 0.5 + speckle * 0.8);
      const lit = scale(options.groundLit, patches * (0.2 + speckle * 0.6) * (0.3 + layer.depth));
      const colour = throughAir(scene, layer, { colour: add(base, lit), u, v });
      const index = y * width + x;
      blendPixel(raster, index, { colour, cover: smooth(top, top + height * 0.012, y) });
      open.data[index] = 0.15;
    }
  }
  paintLitter(raster, scene, layer);
}

/** Blades and leaves on the floor, larger the nearer they lie. */
function paintLitter(raster: Raster, scene: Scene, layer: Layer): void {
  const { width, height } = raster;
  const { options, random } = scene;
  const near = 1 - layer.depth;
  const ground = hex(options.ground);
  const count = Math.round(lerp(500, 1100, near));
  for (let order = 0; order < count; order += 1) {
    const u = random();
    const v = layer.ground + Math.abs(gaussian(random)) * lerp(0.025, 0.07, near) - 0.006;
    const lit = random() ** 2;
    const colour = add(
      scale(ground, between(random, 0.5, 1.7)),
      scale(options.groundLit, lit * 0.55),
    );
    const length = width * lerp(0.0014, 0.0085, near * near) * between(random, 0.5, 1.3);
    stamp(raster, {
      x: u * width,
      y: v * height,
      length,
      width: length * 0.32,
      angle: options.birch ? 0 : -Math.PI / 2 + gaussian(random) * 0.5,
      colour: throughAir(scene, layer, { colour, u, v }),
      cover: options.birch ? 0.35 : 0.8,
      softness: 0.35,
      pointed: true,
    });
  }
}

/** The trunks of a layer. */
export function paintTrunks(raster: Raster, scene: Scene, { layer, open }: Target): void {
  const { width, height } = raster;
  const bottom = Math.min(height, Math.ceil((layer.ground + 0.025) * height));
  for (const trunk of layer.trunks) {
    for (let y = 0; y < bottom; y += 1) {
      const v = y / height;
      const flare = 1 + 0.55 * smooth(0.09, 0, layer.ground - v) + (1 - v) * -0.18;
      const rough = scene.noise(trunk.seed + 40, v * 60) * trunk.width * 0.03;
      const half = ((trunk.width * flare) / 2 + rough) * width;
      const wobble = scene.noise(trunk.seed, v * 3) * trunk.width * 0.3;
      const centre = (trunk.x + trunk.lean * (0.6 - v) + wobble) * width;
      const fade = smooth(layer.ground + 0.02, layer.ground - 0.01, v);
      const first = Math.max(0, Math.floor(centre - half - 1));
      const last = Math.min(width - 1, Math.ceil(centre + half + 1));
      for (let x = first; x <= last; x += 1) {
        const across = (x - centre) / half;
        const cover = clamp((1 - Math.abs(across)) * half + 0.5) * fade;
        if (cover <= 0) continue;
        const index = y * width + x;
        const bark = barkColour(scene, trunk, [clamp(across, -1, 1), v]);
        blendPixel(raster, index, {
          colour: throughAir(scene, layer, { colour: bark, u: x / width, v }),
          cover,
        });
        open.data[index] = at(open.data, index) * (1 - cover);
      }
    }
  }
}

function barkColour(scene: Scene, trunk: Trunk, [across, v]: readonly [number, number]): Rgb {
  const { options, fbm } = scene;
  const round = Math.sqrt(Math.max(0, 1 - across * across));
  const grain = fbm(trunk.seed + across * 2.6, v * 16 + across * 4);
  const towards = Math.sign(options.sun[0] - trunk.x);
  const side = clamp(0.5 + across * towards * 0.5);
  const rim = smooth(0.7, 1, side) * Math.exp(-Math.abs(options.sun[0] - trunk.x) * 2.2);
  const light = (0.3 + 0.7 * round) * (0.45 + side * 0.8) * (1 + grain * 0.9);
  const lit = add(scale(hex(options.bark), light), scale(options.glow, rim * 0.3));
  if (!options.birch) return lit;
  const marks = smooth(0.18, 0.34, fbm(trunk.seed + across * 0.9, v * 46));
  const scars = smooth(0.3, 0.5, fbm(trunk.seed + 70 + across, v * 9));
  return scale(lit, 1 - 0.85 * clamp(marks + scars * 0.7));
}

/** Foliage in clusters, lit from behind where it hangs near the sun. */
export function paintLeaves(raster: Raster, scene: Scene, { layer, open }: Target): void {
  const { options, random } = scene;
  const { width, height } = raster;
  const near = 1 - layer.depth;
  const clusters = Math.round(options.foliage * lerp(46, 15, near));
  const leaf = hex(options.leaf);
  for (let order = 0; order < clusters; order += 1) {
    const centreU = between(random, -0.08, 1.08);
    const centreV = Math.abs(gaussian(random)) * lerp(0.3, 0.2, near) - 0.03;
    const spread = lerp(0.05, 0.12, near) * between(random, 0.6, 1.4);
    const count = Math.round(lerp(90, 150, near));
    const tone = between(random, 0.65, 1.25);
    for (let index = 0; index < count; index += 1) {
      const u = centreU + gaussian(random) * spread;
      const v = centreV + gaussian(random) * spread * 0.36 + Math.abs(u - centreU) * 0.28;
      const through = Math.exp(-Math.hypot(u - options.sun[0], v - options.sun[1]) * 3);
      const lit = scale(options.leafLit, random() ** 1.5 * (0.16 + through * 1.2));
      const colour = add(scale(leaf, between(random, 0.35, 1.2) * tone), lit);
      const length = width * lerp(0.0026, 0.0125, near * near) * between(random, 0.6, 1.3);
      stamp(
        raster,
        {
          x: u * width,
          y: v * height,
          length,
          width: length * between(random, 0.3, 0.62),
          angle: between(random, -0.5, 0.9) + (random() < 0.3 ? 1.2 : 0),
          colour: throughAir(scene, layer, { colour: mix(colour, leaf, 0.2), u, v }),
          cover: 0.92,
          softness: near > 0.8 ? 0.75 : 0.3,
          pointed: near < 0.8,
        },
        open,
      );
    }
  }
}
