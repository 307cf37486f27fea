/** Avoids a negative zero, which some stores keep apart from zero. */
export const negative = (ore: number): number => 0 - ore;

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, ore) => sum + ore, 0);
}

/** Returns the rest of an amount without some parts of it, at least 0. */
export function leftOf(ore: number, gone: readonly number[]): number {
  return Math.max(0, ore - sumOf(gone));
}

/** Returns a percentage of an amount, in whole øre. */
export function percentOf(ore: number, percent: number): number {
  return Math.round((ore * percent) / 100);
}

/** Divides a part of a sum like the sum itself. The sums up to each place are rounded, so that no øre is lost. */
export function sharesOf(amounts: readonly number[], part: number): number[] {
  const sums: number[] = [];
  for (const amount of amounts) sums.push((sums.at(-1) ?? 0) + amount);
  const whole = sums.at(-1) ?? 0;
  const upTo = (at: number) => (whole === 0 ? 0 : Math.round(((sums[at] ?? 0) * part) / whole));
  return amounts.map((_, at) => upTo(at) - upTo(at - 1));
}
