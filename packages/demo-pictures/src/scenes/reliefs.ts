import { hex, mix, type Rgb, scale } from '../core/colour.ts';
import { clamp, lerp, smooth } from '../core/maths.ts';
import { createFbm, createNoise, createRidged, type Field } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import type { Ground } from '../core/terrain.ts';

/** The shape and the skin of a country. */
export type Relief = (random: Random) => {
  readonly height: Field;
  readonly cover: (ground: Ground) => Rgb;
};

interface MountainOptions {
  readonly peak: number;
  /** Distance at which the mountains begin to rise. */
  readonly start: number;
  readonly snowline: number;
  readonly rock: string;
  readonly grass: string;
  /** Opens a valley along the view, so that the eye finds a way in. */
  readonly valley: number;
}

/** Sharp mountains with snow above a line and grass below. */
export function mountains(options: MountainOptions): Relief {
  return (random) => {
    const noise = createNoise(random);
    const ridges = createRidged(noise, 9, 0.4);
    const broad = createFbm(noise, 3);
    const patches = createFbm(noise, 5, 0.6);
    const rock = hex(options.rock);
    const grass = hex(options.grass);
    const snow: Rgb = [0.86, 0.9, 0.97];
    const height: Field = (x, z) => {
      const rise = smooth(options.start, options.start + 4.5, z + Math.abs(x) * 0.5);
      const open = lerp(1, smooth(0.2, 2.4, Math.abs(x + broad(z * 0.2, 3) * 0.8)), options.valley);
      const bend = broad(x * 0.5 + 11, z * 0.5) * 0.35;
      const crest = ridges(x * 0.24 + 3 + bend, z * 0.24 + bend) ** 1.25;
      return (crest * 1.25 + broad(x * 0.4, z * 0.4) * 0.25) * options.peak * rise * open - 0.02;
    };
    const cover = ({ x, z, height: h, level }: Ground): Rgb => {
      const patch = patches(x * 3, z * 3);
      const stone = scale(mix(rock, scale(rock, 0.5), clamp(0.5 + patch)), 0.9);
      const green = mix(stone, scale(grass, 0.8 + patch * 0.5), smooth(0.62, 0.85, level));
      const line = options.snowline + patch * 0.25;
      const white = smooth(line, line + 0.18, h) * smooth(0.3, 0.55, level + patch * 0.16);
      return mix(green, snow, white);
    };
    return { height, cover };
  };
}

interface HillOptions {
  readonly rise: number;
  readonly near: string;
  readonly far: string;
  /** Conifers on the crests: how much of the country they cover, 0–1. */
  readonly woods: number;
  readonly wood: string;
  readonly treeHeight: number;
}

/** Rolling hills with woods on them. */
export function hills(options: HillOptions): Relief {
  return (random) => {
    const noise = createNoise(random);
    const broad = createFbm(noise, 3, 0.42);
    const fine = createFbm(noise, 5, 0.6);
    const trees = createTrees(noise);
    const near = hex(options.near);
    const far = hex(options.far);
    const wood = hex(options.wood);
    const edge = 0.55 - options.woods * 1.1;
    const woods: Field = (x, z) =>
      smooth(edge, edge + 0.1, broad(x * 0.9 + 40, z * 0.55) + fine(x * 4, z * 4) * 0.12);
    const height: Field = (x, z) => {
      const base = (broad(x * 0.42, z * 0.36 + 9) + 0.22) * options.rise * smooth(0.2, 5, z);
      const wooded = woods(x, z);
      const tree = wooded > 0.02 ? trees(x, z) * options.treeHeight * wooded : 0;
      return base + tree + fine(x * 7, z * 7) * 0.004;
    };
    const cover = ({ x, z }: Ground): Rgb => {
      const patch = fine(x * 2.2, z * 2.2);
      const meadow = mix(near, far, clamp(0.5 + patch * 0.9 + broad(x * 0.8, z * 0.8) * 0.6));
      const detail = 0.82 + fine(x * 22, z * 16) * 0.5;
      return mix(scale(meadow, detail), scale(wood, 0.7 + patch * 0.6), woods(x, z));
    };
    return { height, cover };
  };
}

/** Pointed crowns on a jittered grid, 0–1. */
function createTrees(noise: Field): Field {
  const spacing = 0.07;
  return (x, z) => {
    const column = Math.floor(x / spacing);
    const row = Math.floor(z / spacing);
    let tallest = 0;
    for (let j = -1; j <= 1; j += 1) {
      for (let i = -1; i <= 1; i += 1) {
        const cx = column + i;
        const cz = row + j;
        const shift = noise(cx * 0.71 + 0.37, cz * 0.83 + 0.11);
        const other = noise(cx * 0.93 + 8.2, cz * 0.57 + 4.7);
        const away = Math.hypot(
          x / spacing - cx - 0.5 - shift * 0.6,
          (z / spacing - cz - 0.5 - other * 0.6) * 0.8,
        );
        const size = 0.7 + other * 0.45;
        tallest = Math.max(tallest, size * (1 - away * 1.25));
      }
    }
    return Math.max(0, tallest);
  };
}

interface FieldOptions {
  readonly rise: number;
  readonly ridge: string;
  readonly furrow: string;
  readonly spacing: number;
  readonly depth: number;
  /** Turns the furrows away from the line of sight. */
  readonly turn: number;
  readonly crop: number;
}

/** Worked land: furrows that run towards the horizon over gentle swells. */
export function furrows(options: FieldOptions): Relief {
  return (random) => {
    const noise = createNoise(random);
    const broad = createFbm(noise, 2, 0.4);
    const fine = createFbm(noise, 5, 0.62);
    const ridge = hex(options.ridge);
    const furrow = hex(options.furrow);
    const wave: Field = (x, z) => {
      const across = x + z * options.turn + broad(x * 0.3, z * 0.24) * 0.28;
      return 0.5 + 0.5 * Math.cos((across / options.spacing) * Math.PI * 2);
    };
    const swell: Field = (x, z) => broad(x * 0.35 + 5, z * 0.3) * options.rise * smooth(0.4, 4, z);
    const height: Field = (x, z) => {
      const clods = fine(x * 24, z * 24) * 0.35 + fine(x * 60, z * 60) * 0.2;
      const fade = smooth(9, 3, z);
      return (
        swell(x, z) + (wave(x, z) * (1 + clods * options.crop) + clods * 0.3) * options.depth * fade
      );
    };
    const cover = ({ x, z }: Ground): Rgb => {
      const grain = 0.8 + fine(x * 40, z * 34) * 0.7;
      const top = smooth(0.25, 0.8, wave(x, z) + fine(x * 9, z * 9) * 0.3);
      return scale(mix(furrow, ridge, top), grain);
    };
    return { height, cover };
  };
}

interface DuneOptions {
  readonly rise: number;
  readonly sand: string;
  readonly ripple: number;
  readonly scale: number;
}

/** Dunes or snowdrifts: soft backs, sharp crests, ripples of the wind. */
export function dunes(options: DuneOptions): Relief {
  return (random) => {
    const noise = createNoise(random);
    const broad = createFbm(noise, 2, 0.4);
    const fine = createFbm(noise, 4, 0.6);
    const sand = hex(options.sand);
    const height: Field = (startX, startZ) => {
      const x = startX * options.scale;
      const z = startZ * options.scale;
      const bend = broad(x * 0.5, z * 0.5) * 0.9;
      const phase = z * 0.62 + x * 0.24 + bend;
      const turn = phase - Math.floor(phase);
      const crest = turn < 0.72 ? smooth(0, 0.72, turn) : smooth(1, 0.72, turn) ** 1.2;
      const strength = 0.55 + broad(x * 0.3 + 7, z * 0.3) * 0.6;
      const ripple = Math.sin((z * 46 + x * 9 + broad(x * 3, z * 3) * 9) * 1.6) * options.ripple;
      return (crest * strength + broad(x * 0.2, z * 0.2) * 0.5) * options.rise + ripple * 0.0035;
    };
    const cover = ({ x, z }: Ground): Rgb => scale(sand, 0.92 + fine(x * 30, z * 30) * 0.16);
    return { height, cover };
  };
}
