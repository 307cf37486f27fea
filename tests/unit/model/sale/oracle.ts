import type { RandomDiscount, RandomLine, RandomSale } from './randomSale.ts';

/*
 * What a sale costs by the rules of the business, in whole øre. Nothing of the shop's code is used here.
 *
 * A discount makes the sale smaller. A gift card whose value is a sale when it is used is a payment: it leaves the sale
 * and its moms as they are. A card that was a sale when it was sold, or was given away, makes the sale smaller like a
 * discount. Prices include moms, which is a fifth of what is invoiced. Halves are rounded up.
 */

export interface Sums {
  lines: number[];
  discount: number;
  /** The price of the lines after the discount. */
  agreed: number;
  /** What the gift card covers of it: as a payment, or as a reduction. */
  payment: number;
  reduction: number;
  /** What is invoiced, and the moms in it. */
  total: number;
  vat: number;
  isTaxed: boolean;
  /** What is paid in money. */
  toPay: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

function share(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const [dividend, divisor] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number((2n * dividend + divisor) / (2n * divisor));
}

const vatIn = (total: number): number => share(total, 1, 5);

export const isOfGiftCards = ({ lines }: RandomSale): boolean =>
  lines.some(({ type }) => type === 'gift-card');

/** A multiple is rounded to whole kroner. */
function withLicence(
  price: number,
  { licence, type }: RandomLine,
  { licences }: RandomSale,
): number {
  if (!licences || type === 'gift-card' || licence === 'private') return price;
  if (licence === 'commercial') return price + licences.addition;
  return licences.factorPercent === 100
    ? price
    : share(price, licences.factorPercent, 100 * 100) * 100;
}

/** Pictures are given for nothing at their price without a wider licence, the cheapest of each full number of them. */
function freeOf(prices: readonly number[], { kind, value, paidFor }: RandomDiscount): number {
  const dearestFirst = [...prices].sort((a, b) => b - a);
  if (kind === 'free-picture') return dearestFirst.at(-1) ?? 0;
  const full = prices.length - (prices.length % value);
  return sum(dearestFirst.slice(0, full).filter((_, at) => at % value >= paidFor));
}

interface PricedLine {
  isPicture: boolean;
  base: number;
  price: number;
}

/** What a discount takes off, and never more than all. */
function takenOff(discount: RandomDiscount, lines: readonly PricedLine[]): number {
  const whole = sum(lines.map(({ price }) => price));
  const pictures = lines.filter(({ isPicture }) => isPicture).map(({ base }) => base);
  if (discount.kind === 'percent') return share(whole, discount.value, 100);
  return Math.min(whole, discount.kind === 'amount' ? discount.value : freeOf(pictures, discount));
}

const priced = (sale: RandomSale, at: 'price' | 'priceToday', lines = sale.lines): PricedLine[] =>
  lines.map((line) => ({
    isPicture: line.type === 'image',
    base: line[at],
    price: withLicence(line[at], line, sale),
  }));

function sumsFrom(
  sale: RandomSale,
  lines: number[],
  amounts: { agreed: number; card: number },
): Sums {
  const { agreed, card } = amounts;
  const isPayment = sale.giftCard?.bookedAt === 'use';
  const isTaxed = sale.hasVat && (!isOfGiftCards(sale) || sale.giftCardVatAt === 'sale');
  const total = isPayment ? agreed : agreed - card;
  return {
    lines,
    discount: sum(lines) - agreed,
    agreed,
    payment: isPayment ? card : 0,
    reduction: isPayment ? 0 : card,
    total,
    vat: isTaxed ? vatIn(total) : 0,
    isTaxed,
    toPay: agreed - card,
  };
}

/** The sums of the order. Nothing is taken off the price of gift cards, and no gift card pays for them. */
export function orderedSums(sale: RandomSale): Sums {
  const lines = priced(sale, 'price');
  const prices = lines.map(({ price }) => price);
  const whole = sum(prices);
  const discount = isOfGiftCards(sale) ? undefined : sale.discount;
  const agreed = discount && whole >= discount.minimum ? whole - takenOff(discount, lines) : whole;
  const card = isOfGiftCards(sale) ? 0 : Math.min(sale.giftCard?.left ?? 0, agreed);
  return sumsFrom(sale, prices, { agreed, card });
}

/**
 * The sums of the approved sale, without what was lost. Then the discount keeps its share of the order; otherwise it is
 * what its terms say about the booked prices. The card never covers more than before, nor more than all.
 */
export function bookedSums(sale: RandomSale): Sums {
  const ordered = orderedSums(sale);
  const delivered = sale.lines.filter(({ fate }) => fate !== 'lost');
  const lines = priced(sale, sale.bookedPrice === 'ordered' ? 'price' : 'priceToday', delivered);
  const prices = lines.map(({ price }) => price);
  const whole = sum(prices);
  const hasDiscount = sale.discount && ordered.discount > 0;
  const afterShare = share(whole, ordered.agreed, sum(ordered.lines));
  const afterTerms = sale.discount && hasDiscount ? whole - takenOff(sale.discount, lines) : whole;
  const isWhole = delivered.length === sale.lines.length;
  const agreed = hasDiscount && !isWhole ? afterShare : afterTerms;
  const card = Math.min(ordered.payment + ordered.reduction, agreed);
  return sumsFrom(sale, prices, { agreed, card });
}

export interface Refund {
  /** All that goes back; nothing of most sales. */
  ore: number;
  /** First the gift card gets back what it covered. */
  toGiftCard: number;
  inMoney: number;
  /** What the credit note takes back of the invoice, with the moms in it, and what a card has paid of that. */
  credited: number;
  creditedVat: number;
  creditedPayment: number;
}

export function refundSums(sale: RandomSale): Refund {
  const { agreed, payment, reduction, isTaxed } = bookedSums(sale);
  const shares = { none: 0, whole: 1000 };
  const ore = share(
    agreed,
    typeof sale.refund === 'number' ? sale.refund : shares[sale.refund],
    1000,
  );
  const toGiftCard = Math.min(ore, payment + reduction);
  const credited = reduction > 0 ? ore - toGiftCard : ore;
  return {
    ore,
    toGiftCard,
    inMoney: ore - toGiftCard,
    credited,
    creditedVat: isTaxed ? vatIn(credited) : 0,
    creditedPayment: Math.min(payment, credited),
  };
}
