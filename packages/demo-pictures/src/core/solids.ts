import { at, clamp, smooth } from './maths.ts';

/** A distance to a surface. */
export type Distance = (x: number, y: number, z: number) => number;

/** The floor at height 0. */
export const floor: Distance = (_, y) => y;

export function ball([cx, cy, cz]: readonly [number, number, number], radius: number): Distance {
  return (x, y, z) => Math.hypot(x - cx, y - cy, z - cz) - radius;
}

/** A ring with its axis turned by `tilt` from upright towards the viewer and by `turn` around it. */
export function ring(plan: {
  readonly centre: readonly [number, number, number];
  readonly radius: number;
  readonly thickness: number;
  readonly tilt: number;
  readonly turn: number;
}): Distance {
  const [cx, cy, cz] = plan.centre;
  const cosTilt = Math.cos(plan.tilt);
  const sinTilt = Math.sin(plan.tilt);
  const cosTurn = Math.cos(plan.turn);
  const sinTurn = Math.sin(plan.turn);
  return (worldX, worldY, worldZ) => {
    const x = (worldX - cx) * cosTurn + (worldZ - cz) * sinTurn;
    const z = (worldZ - cz) * cosTurn - (worldX - cx) * sinTurn;
    const y = (worldY - cy) * cosTilt + z * sinTilt;
    const depth = z * cosTilt - (worldY - cy) * sinTilt;
    const out = Math.hypot(x, depth) - plan.radius;
    // Flat on the inside and domed on the outside, as wedding bands are.
    return Math.hypot(out * 1.5, y * 0.72) - plan.thickness;
  };
}

/** A turned thing: `radii` from foot to mouth at even steps, hollow from the top if it is a vessel. */
export function turned(plan: {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly radii: readonly number[];
  readonly wall?: number;
}): Distance {
  const { x: cx, z: cz, height, radii, wall } = plan;
  const widest = Math.max(...radii);
  const last = radii.length - 1;
  const radiusAt = (y: number): number => {
    const place = clamp(y / height) * last;
    const index = Math.min(last - 1, Math.floor(place));
    const t = place - index;
    const before = at(radii, Math.max(0, index - 1));
    const from = at(radii, index);
    const to = at(radii, index + 1);
    const after = at(radii, Math.min(last, index + 2));
    const bend = to - before + (2 * before - 5 * from + 4 * to - after) * t;
    return from + 0.5 * t * (bend + (3 * (from - to) + after - before) * t * t);
  };
  return (x, y, z) => {
    const out = Math.hypot(x - cx, z - cz);
    const above = y - height;
    if (out > widest + 0.25 || above > 0.25) {
      return Math.hypot(Math.max(0, out - widest), Math.max(0, above)) + 0.02;
    }
    const side = (out - radiusAt(y)) * 0.72;
    const body = Math.max(side, above, -y);
    if (!wall) return body;
    const hollow = Math.max(side + wall, wall * 2 - y);
    return Math.max(body, -hollow);
  };
}

/** Joins two shapes with a rounded seam. */
export function melt(one: Distance, other: Distance, seam: number): Distance {
  return (x, y, z) => {
    const a = one(x, y, z);
    const b = other(x, y, z);
    const t = smooth(-seam, seam, b - a);
    return b + (a - b) * t - seam * 0.5 * t * (1 - t);
  };
}
