import { add, mix, type Rgb, scale, tint } from './colour.ts';
import { at, clamp, smooth } from './maths.ts';
import type { Distance } from './solids.ts';
import {
  createMask,
  createRaster,
  type Mask,
  type Raster,
  sampleRaster,
  type Size,
  writePixel,
} from './raster.ts';

export type Vector = readonly [number, number, number];

/** The optical properties of a surface. */
export interface Material {
  readonly colour: Rgb | ((point: Vector) => Rgb);
  /** Share of light that mirrors when looked at straight. */
  readonly mirror: number;
  /** Metals tint what they mirror. */
  readonly metal?: boolean;
  readonly bump?: (point: Vector) => number;
}

/** A thing given by the distance to its surface. */
export interface Solid {
  readonly distance: Distance;
  readonly material: Material;
}

export interface Stage {
  readonly solids: readonly Solid[];
  readonly eye: Vector;
  readonly target: Vector;
  /** Picture heights per unit at distance 1. */
  readonly focal: number;
  readonly light: Vector;
  readonly lightColour: Rgb;
  /** The width of the light as seen from the scene: large means soft shadows. */
  readonly lightSize: number;
  /** The light that the room sends from a direction, seen in mirrors and in the background. */
  readonly room: (direction: Vector) => Rgb;
  readonly fill: Rgb;
}

interface LitStage extends Stage {
  readonly nearest: Distance;
}

const FAR = 14;
const STEPS = 72;
const HIT = 0.0012;
// Marching costs more than everything else, and photographs are not sharp to the pixel.
const SHRINK = 0.52;

/** Renders the stage and how far each pixel lies away. */
export function march(size: Size, plan: Stage): { raster: Raster; depth: Mask } {
  const stage: LitStage = { ...plan, nearest: unite(plan.solids) };
  const small = {
    width: Math.ceil(size.width * SHRINK) + 1,
    height: Math.ceil(size.height * SHRINK) + 1,
  };
  const seen = createRaster(small);
  const smallDepth = createMask(small);
  const [right, up, forward] = camera(stage);
  for (let y = 0, index = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1, index += 1) {
      const u = (x - small.width / 2) / small.height / stage.focal;
      const v = (small.height / 2 - y) / small.height / stage.focal;
      const ray = normalise([
        forward[0] + right[0] * u + up[0] * v,
        forward[1] + right[1] * u + up[1] * v,
        forward[2] + right[2] * u + up[2] * v,
      ]);
      const away = travel(stage, stage.eye, ray);
      smallDepth.data[index] = away;
      writePixel(seen, index, look(stage, { origin: stage.eye, ray, away, bounces: 1 }));
    }
  }
  const raster = createRaster(size);
  const depth = createMask(size);
  for (let y = 0, index = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, index += 1) {
      writePixel(raster, index, sampleRaster(seen, x * SHRINK, y * SHRINK));
      const row = Math.round(y * SHRINK) * small.width;
      depth.data[index] = at(smallDepth.data, row + Math.round(x * SHRINK));
    }
  }
  return { raster, depth };
}

function camera({ eye, target }: Stage): [Vector, Vector, Vector] {
  const forward = normalise([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = normalise([forward[2], 0, -forward[0]]);
  const up: Vector = [
    forward[1] * right[2] - forward[2] * right[1],
    forward[2] * right[0] - forward[0] * right[2],
    forward[0] * right[1] - forward[1] * right[0],
  ];
  return [right, up, forward];
}

export function normalise([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** The distance to whatever is nearest. */
function unite(solids: readonly Solid[]): Distance {
  return (x, y, z) => {
    let best = FAR;
    for (const solid of solids) {
      const distance = solid.distance(x, y, z);
      if (distance < best) best = distance;
    }
    return best;
  };
}

function travel(stage: LitStage, [ox, oy, oz]: Vector, [dx, dy, dz]: Vector): number {
  let away = 0.02;
  for (let step = 0; step < STEPS && away < FAR; step += 1) {
    const distance = stage.nearest(ox + dx * away, oy + dy * away, oz + dz * away);
    if (distance < HIT * away) return away;
    away += distance * 0.92;
  }
  return FAR;
}

interface Gaze {
  readonly origin: Vector;
  readonly ray: Vector;
  readonly away: number;
  readonly bounces: number;
}

function look(stage: LitStage, { origin, ray, away, bounces }: Gaze): Rgb {
  if (away >= FAR) return stage.room(ray);
  const point: Vector = [
    origin[0] + ray[0] * away,
    origin[1] + ray[1] * away,
    origin[2] + ray[2] * away,
  ];
  const { material } = solidAt(stage, point);
  const normal = normalAt(stage, point, material);
  const colour = typeof material.colour === 'function' ? material.colour(point) : material.colour;
  const against = clamp(-(ray[0] * normal[0] + ray[1] * normal[1] + ray[2] * normal[2]));
  const fresnel =
    material.mirror + (1 - material.mirror) * (1 - against) ** 5 * (material.metal ? 1 : 0.5);
  const matt = material.metal ? scale(colour, 0.05) : tint(colour, lightAt(stage, point, normal));
  if (fresnel < 0.015) return matt;
  const bounce = 2 * against;
  const mirrored = normalise([
    ray[0] + normal[0] * bounce,
    ray[1] + normal[1] * bounce,
    ray[2] + normal[2] * bounce,
  ]);
  const from: Vector = [
    point[0] + normal[0] * 0.012,
    point[1] + normal[1] * 0.012,
    point[2] + normal[2] * 0.012,
  ];
  const glimpse =
    bounces > 0 && material.mirror > 0.2
      ? look(stage, {
          origin: from,
          ray: mirrored,
          away: travel(stage, from, mirrored),
          bounces: bounces - 1,
        })
      : stage.room(mirrored);
  return mix(matt, material.metal ? tint(glimpse, colour) : glimpse, fresnel);
}

function solidAt(stage: LitStage, [x, y, z]: Vector): { material: Material } {
  let best = FAR;
  let found: { material: Material } = { material: { colour: [0, 0, 0], mirror: 0 } };
  for (const solid of stage.solids) {
    const distance = solid.distance(x, y, z);
    if (distance < best) {
      best = distance;
      found = solid;
    }
  }
  return found;
}

function normalAt(stage: LitStage, [x, y, z]: Vector, { bump }: Material): Vector {
  const reach = 0.002;
  const height = (px: number, py: number, pz: number): number =>
    stage.nearest(px, py, pz) - (bump ? bump([px, py, pz]) : 0);
  const here = height(x, y, z);
  return normalise([
    height(x + reach, y, z) - here,
    height(x, y + reach, z) - here,
    height(x, y, z + reach) - here,
  ]);
}

function lightAt(stage: LitStage, point: Vector, normal: Vector): Rgb {
  const toLight = normalise(stage.light);
  const facing = normal[0] * toLight[0] + normal[1] * toLight[1] + normal[2] * toLight[2];
  // A wide light reaches a little around the edge.
  const wrapped = clamp((facing + stage.lightSize * 0.5) / (1 + stage.lightSize * 0.5));
  const direct = wrapped > 0 ? wrapped * shadowAt(stage, point, toLight) : 0;
  const open = occlusionAt(stage, point, normal);
  const above = 0.6 + 0.4 * normal[1];
  return add(scale(stage.lightColour, direct), scale(stage.fill, open * above));
}

function shadowAt(stage: LitStage, [x, y, z]: Vector, [dx, dy, dz]: Vector): number {
  let clear = 1;
  let away = 0.02;
  for (let step = 0; step < 34 && away < 4.5; step += 1) {
    const distance = stage.nearest(x + dx * away, y + dy * away, z + dz * away);
    clear = Math.min(clear, distance / (away * stage.lightSize));
    if (clear < -0.6) return 0;
    away += clamp(distance, 0.025, 0.22);
  }
  return smooth(-0.35, 1, clear);
}

function occlusionAt(stage: LitStage, [x, y, z]: Vector, [nx, ny, nz]: Vector): number {
  let blocked = 0;
  let weight = 1;
  for (let step = 1; step <= 4; step += 1) {
    const reach = step * 0.07;
    const distance = stage.nearest(x + nx * reach, y + ny * reach, z + nz * reach);
    blocked += (reach - distance) * weight;
    weight *= 0.7;
  }
  return clamp(1 - blocked * 2.6, 0.1, 1);
}
