import { withNoBreakSpaces } from './text.ts';

const ORE_PER_KRONE = 100;

/** Converts kroner to whole øre, so that sums are exact. Halves are rounded away from zero. */
export function toOre(kroner: number): number {
  // 1.005 * 100 is 100.49999…: rounding at a tenth of an ulp's scale first gives what was written.
  const ore = Number((Math.abs(kroner) * ORE_PER_KRONE).toFixed(4));
  return Math.round(ore) * (kroner < 0 ? -1 : 1) + 0;
}

/** Converts whole øre to kroner. Card payments state amounts in such minor units. */
export function fromOre(ore: number): number {
  return Math.round(ore) / ORE_PER_KRONE + 0;
}

const withOre = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const whole = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 });

/** `1234.5` as `1.234,50 kr`, with a no-break space. */
export function formatKroner(kroner: number): string {
  return withNoBreakSpaces(`${withOre.format(fromOre(toOre(kroner)))} kr`);
}

/** `123450` øre as `1.234,50 kr`. */
export function formatOre(ore: number): string {
  return formatKroner(fromOre(ore));
}

/** The digits of a price field with Danish thousand separators. */
export function formatPriceInput(typed: string): string {
  const digits = priceDigits(typed);
  return digits === '' ? '' : whole.format(Number(digits));
}

/** The whole kroner of a price field, or undefined when it holds no digit. */
export function parsePriceInput(typed: string): number | undefined {
  const digits = priceDigits(typed);
  return digits === '' ? undefined : Number(digits);
}

/** Nine digits exceed any price and are still an exact number. */
function priceDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 9);
}
