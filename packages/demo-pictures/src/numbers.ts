/** A source of numbers in [0, 1) that is the same on every machine for the same seed. */
export type Random = () => number;

/** Creates a reproducible random source (mulberry32: 32 bits of state are plenty for pictures). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from the standard normal distribution. */
export function gaussian(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}

/** Limits a value to [min, max]. */
export function clamp(value: number, min = 0, max = 1): number {
  return value < min ? min : value > max ? max : value;
}

/** Smooth step from 0 at `edge0` to 1 at `edge1`. */
export function smooth(edge0: number, edge1: number, value: number): number {
  const t = clamp((value - edge0) / (edge1 - edge0));
  return t * t * (3 - 2 * t);
}

/** An element of a typed array; a read outside it is 0, which is what pictures want at their edges. */
export function at(data: ArrayLike<number>, index: number): number {
  return data[index] ?? 0;
}
