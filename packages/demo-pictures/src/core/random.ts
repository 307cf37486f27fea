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

/** A number between `min` and `max`. */
export function between(random: Random, min: number, max: number): number {
  return min + (max - min) * random();
}

/** One element of a list that has at least one. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** A number from the standard normal distribution. */
export function gaussian(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}
