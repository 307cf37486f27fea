import { add, hex, mix, type Rgb, scale } from '../core/colour.ts';
import type { Painter } from '../core/frame.ts';
import { defocus } from '../core/lens.ts';
import { at, clamp, smooth } from '../core/maths.ts';
import { march, type Material, type Solid, type Stage, type Vector } from '../core/march.ts';
import { createFbm, createNoise } from '../core/noise.ts';
import { createRandom } from '../core/random.ts';
import { fillMask, createMask } from '../core/raster.ts';
import { floor } from '../core/solids.ts';

export interface StillLifeOptions {
  readonly things: readonly Solid[];
  readonly table: Material;
  readonly eye: Vector;
  readonly target: Vector;
  readonly focal: number;
  readonly light: Vector;
  readonly lightColour: Rgb;
  readonly fill: Rgb;
  readonly room: Stage['room'];
  /** Distance in focus, and how fast sharpness is lost away from it. */
  readonly focus: number;
  readonly aperture: number;
}

/** Things on a table in the light of a window. */
export function stillLife(options: StillLifeOptions): Painter {
  return (frame) => {
    const solids = [{ distance: floor, material: options.table }, ...options.things];
    const { raster, depth } = march(frame, { ...options, solids, lightSize: 0.55 });
    const blur = fillMask(createMask(frame), (x, y) => {
      const away = at(depth.data, y * frame.width + x);
      return clamp(Math.abs(1 / away - 1 / options.focus) * options.aperture);
    });
    return defocus(raster, blur, frame.width / 55);
  };
}

/** Planks with grain. */
export function wood(light: string, dark: string, mirror = 0.03): Material {
  const noise = createNoise(createRandom(77));
  const fbm = createFbm(noise, 4, 0.55);
  const from = hex(dark);
  const to = hex(light);
  return {
    mirror,
    colour: ([x, , z]) => {
      const plank = Math.floor(z / 0.62 + 0.3);
      const gap = Math.abs(z / 0.62 + 0.3 - plank - 0.5);
      const rings = fbm(x * 0.9 + plank * 7, z * 9) + 0.3 * noise(x * 3, z * 60);
      const tone = mix(from, to, clamp(0.5 + rings * 0.8 + noise(plank * 3.7, 1) * 0.2));
      return scale(tone, 1 - 0.75 * smooth(0.488, 0.5, gap));
    },
  };
}

/** Linen or silk that lies in soft folds. */
export function cloth(colour: string): Material {
  const noise = createNoise(createRandom(78));
  const folds = createFbm(noise, 3, 0.45);
  return {
    mirror: 0.02,
    colour: ([x, , z]) => scale(hex(colour), 0.94 + 0.06 * Math.sin(x * 420) * Math.sin(z * 420)),
    bump: ([x, , z]) => folds(x * 1.3 + folds(z, x) * 0.6, z * 0.8) * 0.16,
  };
}

/** Glazed clay with speckles. */
export function clay(colour: string, mirror: number): Material {
  const fbm = createFbm(createNoise(createRandom(79)), 4, 0.6);
  return {
    mirror,
    colour: ([x, y, z]) => {
      const tone = fbm((x + z) * 4, y * 5);
      const speck = smooth(0.42, 0.52, fbm((x - z) * 34, y * 34 + x * 9));
      return scale(hex(colour), (1 + tone * 0.22) * (1 - speck * 0.45));
    },
  };
}

/** The skin of a pear: green, a red cheek, brown dots. */
export function pearSkin(cheek: Vector): Material {
  const fbm = createFbm(createNoise(createRandom(80)), 4, 0.6);
  return {
    mirror: 0.035,
    colour: ([x, y, z]) => {
      const blush = smooth(0.5, 0.05, Math.hypot(x - cheek[0], y - cheek[1], z - cheek[2]));
      const base = mix(hex('#a89a3e'), hex('#9a5a34'), clamp(blush + fbm(x * 5, y * 5 + z) * 0.3));
      const dots = smooth(0.36, 0.46, fbm(x * 46 + z * 21, y * 46));
      return scale(base, (0.95 + fbm(x * 9 + z * 4, y * 9) * 0.2) * (1 - dots * 0.3));
    },
  };
}

/** A room with one bright window to the left and a wall that falls into shade. */
export function windowRoom({ wall, window }: { wall: string; window: Rgb }): Stage['room'] {
  const base = hex(wall);
  return ([x, y, z]) => {
    const across = Math.atan2(x, z);
    const pane =
      smooth(-2.15, -2.05, across) *
      smooth(-1.15, -1.25, across) *
      smooth(0.02, 0.1, y) *
      smooth(0.85, 0.75, y);
    const cross = Math.abs(across + 1.65) < 0.035 || Math.abs(y - 0.44) < 0.025 ? 0.15 : 1;
    const falloff = 0.28 + 0.85 * smooth(0.55, -0.55, x + y * 0.35);
    return add(scale(base, falloff), scale(window, pane * cross));
  };
}
