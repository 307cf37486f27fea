/** Limits a value to [min, max]. */
export function clamp(value: number, min = 0, max = 1): number {
  return value < min ? min : value > max ? max : value;
}

/** Linear interpolation. */
export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Smooth step from 0 at `edge0` to 1 at `edge1`; the edges may be given in falling order. */
export function smooth(edge0: number, edge1: number, value: number): number {
  const t = clamp((value - edge0) / (edge1 - edge0));
  return t * t * (3 - 2 * t);
}

/** An element of a typed array; a read outside it is 0, which is what pictures want at their edges. */
export function at(data: ArrayLike<number>, index: number): number {
  return data[index] ?? 0;
}
