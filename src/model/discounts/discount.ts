import { fromMinorUnits, sumKroner, toOre } from '../base/money.ts';
import { isAlbum, isGiftCard, type ItemType } from '../cart/schema.ts';
import type { OrderedLicence } from '../licences/licence.ts';
import { type Discount, type DiscountKind, type DiscountTerms, readsDiscounts } from './schema.ts';

interface PricedLine {
  type: ItemType;
  price: number;
  licence?: OrderedLicence | undefined;
}

const sumOf = (lines: readonly PricedLine[]): number => sumKroner(lines.map(({ price }) => price));

const oreOf = (lines: readonly PricedLine[]): number => toOre(sumOf(lines));

/**
 * The prices of the pictures in øre, the dearest first; albums are left out. Counted is the basic price:
 * who gets a picture for nothing still pays what a wider licence costs more.
 */
function pictureOre(lines: readonly PricedLine[]): number[] {
  const pictures = lines.filter((line) => !isAlbum(line));
  return pictures
    .map(({ price, licence }) => toOre(licence?.base ?? price))
    .toSorted((a, b) => b - a);
}

/** The cheapest of each full number of pictures are free. */
function oreForNumber({ value, paidFor }: DiscountTerms, lines: readonly PricedLine[]): number {
  const ore = pictureOre(lines);
  const counted = ore.slice(0, ore.length - (ore.length % value));
  return counted.filter((_, at) => at % value >= paidFor).reduce((sum, each) => sum + each, 0);
}

const oreTakenOff: Record<
  DiscountKind,
  (discountTerms: DiscountTerms, lines: readonly PricedLine[]) => number
> = {
  percent: ({ value }, lines) => Math.round((oreOf(lines) * value) / 100),
  amount: ({ value }) => toOre(value),
  'free-picture': (_, lines) => pictureOre(lines).at(-1) ?? 0,
  number: oreForNumber,
};

/** The kroner that a discount takes off these lines, never more than they cost. `discountOf` checks the minimum. */
export function discountAmount(discountTerms: DiscountTerms, lines: readonly PricedLine[]): number {
  const ore = oreTakenOff[discountTerms.kind](discountTerms, lines);
  return fromMinorUnits(Math.min(Math.max(ore, 0), oreOf(lines)));
}

/** The discount of these lines; undefined when nothing is taken off them. A gift card costs what it is worth. */
export function discountOf(
  discountTerms: DiscountTerms | undefined,
  lines: readonly PricedLine[],
): Discount | undefined {
  if (!discountTerms || oreOf(lines) < toOre(discountTerms.minimum) || lines.some(isGiftCard))
    return undefined;
  const amount = discountAmount(discountTerms, lines);
  return amount > 0 ? { ...discountTerms, amount } : undefined;
}

/** Of several discounts, the one that takes most off these lines; undefined when none takes anything. */
export function bestDiscount(
  offers: readonly DiscountTerms[],
  lines: readonly PricedLine[],
): DiscountTerms | undefined {
  const amounts = offers.map((discountTerms) => discountOf(discountTerms, lines)?.amount ?? 0);
  const most = Math.max(0, ...amounts);
  return most > 0 ? offers[amounts.indexOf(most)] : undefined;
}

/** The price of these lines after a discount that was agreed on. */
export function totalAfter(
  discountTerms: DiscountTerms | undefined,
  lines: readonly PricedLine[],
): number {
  return readsDiscounts && discountTerms
    ? sumKroner([sumOf(lines), -discountAmount(discountTerms, lines)])
    : sumOf(lines);
}

/**
 * Returns the price of the lines that are left, with the same share off as the whole order had: by the
 * terms, fewer lines might miss the minimum.
 */
function totalOfRest(
  { amount }: Discount,
  ordered: readonly PricedLine[],
  left: readonly PricedLine[],
): number {
  const whole = oreOf(ordered);
  const paid = whole - toOre(amount);
  return fromMinorUnits(whole === 0 ? 0 : (oreOf(left) * paid) / whole);
}

/** The price of the lines of an order that can be delivered, at the prices that they have there. */
export function totalOfLines(
  discount: Discount | undefined,
  ordered: readonly PricedLine[],
  lines: readonly PricedLine[],
): number {
  return readsDiscounts && discount && lines.length < ordered.length
    ? totalOfRest(discount, ordered, lines)
    : totalAfter(discount, lines);
}

/** The discount of an order, its amount being the price of the lines less the total that is booked for them. */
export function withBookedAmount(
  discount: Discount | undefined,
  lines: readonly PricedLine[],
  total: number,
): Discount | undefined {
  return readsDiscounts && discount
    ? { ...discount, amount: sumKroner([sumOf(lines), -total]) }
    : undefined;
}

/** Divides a part of a sum like the sum itself. The sums up to each place are rounded, so that no øre is lost. */
export function sharesOf(amounts: readonly number[], part: number): number[] {
  const sums: number[] = [];
  for (const amount of amounts) sums.push((sums.at(-1) ?? 0) + amount);
  const whole = sums.at(-1) ?? 0;
  const upTo = (at: number) => (whole === 0 ? 0 : Math.round(((sums[at] ?? 0) * part) / whole));
  return amounts.map((_, at) => upTo(at) - upTo(at - 1));
}

/** The lines at what is left of each, once an amount in kroner is taken off their sum. */
export function withShares<Line extends PricedLine>(
  lines: readonly Line[],
  { amount }: Pick<Discount, 'amount'>,
): Line[] {
  const ore = lines.map(({ price }) => toOre(price));
  const shares = sharesOf(ore, oreOf(lines) - toOre(amount));
  return lines.map((line, at) => ({ ...line, price: fromMinorUnits(shares[at] ?? 0) }));
}

/** The lines at what was paid for each, once the discount is divided among them. */
export function paidLines<Line extends PricedLine>(
  lines: readonly Line[],
  discount: Pick<Discount, 'amount'> | undefined,
): Line[] {
  return readsDiscounts && discount ? withShares(lines, discount) : [...lines];
}
