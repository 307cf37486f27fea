import { fromOre, toOre } from '../base/money.ts';
import {
  type GiftCardBooking,
  type GiftCardOffer,
  issuingRules,
  isSaleAtUse,
} from '../giftCards/offer.ts';
import { saleLines, type StoredLine } from './line.ts';
import { isGiftCard } from './schema.ts';
import {
  type Adjustment,
  type Statement,
  statementOf,
  VAT_PERCENT,
  type VatRate,
} from './statement.ts';

/** The facts about a shop that decide about moms. */
export interface VatFacts {
  /** False for a seller who is not registered for moms. */
  vat: boolean;
  giftCards: Pick<GiftCardOffer, 'years' | 'vatAt'> | false;
}

const hasVatAtSale: Record<GiftCardOffer['vatAt'], boolean> = { use: false, sale: true };

/** The moms of a sale. A card for several purposes has none until it is used. */
export function vatRateOf(lines: readonly StoredLine[], { vat, giftCards }: VatFacts): VatRate {
  const isTaxed = !lines.some(isGiftCard) || hasVatAtSale[issuingRules(giftCards).vatAt];
  return vat && isTaxed ? VAT_PERCENT : 0;
}

/** The amounts of an order or a purchase as they are stored, in kroner. */
export interface StoredSale<Stored extends StoredLine = StoredLine> {
  items: readonly Stored[];
  /** The price that was agreed on, where the record names one. */
  total?: number | undefined;
  discount?: { code: string; amount: number } | undefined;
  /** The booking of a card is known to the server and of what is stored; a customer's cart sees it as a payment. */
  giftCard?: { code: string; amount: number; bookedAt?: GiftCardBooking | undefined } | undefined;
  /** The moms of its invoice, where the record names it. */
  vatRate?: VatRate | undefined;
}

function adjustmentsOf({ discount, giftCard }: StoredSale): Adjustment[] {
  const adjustments: Adjustment[] = [];
  if (discount) {
    const { code, amount } = discount;
    adjustments.push({ kind: 'discount', code, ore: toOre(amount), isPayment: false });
  }
  if (giftCard) {
    const { code, amount, bookedAt = 'use' } = giftCard;
    const isPayment = isSaleAtUse({ bookedAt });
    adjustments.push({ kind: 'gift-card', code, ore: toOre(amount), isPayment });
  }
  return adjustments;
}

/** States the amounts of a stored sale, or of one that is about to be stored. */
export function statementOfSale<Stored extends StoredLine>(
  sale: StoredSale<Stored>,
  shop: VatFacts,
): Statement<Stored> {
  const { items, total, vatRate = vatRateOf(items, shop) } = sale;
  return statementOf(saleLines(items), adjustmentsOf(sale), {
    vatRate,
    agreedOre: total === undefined ? undefined : toOre(total),
  });
}

/** The amounts of a purchase. */
export function statementOfPurchase<Stored extends StoredLine>(
  purchase: Omit<StoredSale<Stored>, 'total'> & { totalAmount: number },
  shop: VatFacts,
): Statement<Stored> {
  return statementOfSale({ ...purchase, total: purchase.totalAmount }, shop);
}

/** Moms changes no price that a customer pays. */
const untaxed: VatFacts = { vat: false, giftCards: false };

type StoredTotal = Omit<StoredSale, 'items'> & { total: number };

/** The amounts of a sale as a whole, without its lines and moms. */
export function totalsOf(sale: StoredTotal): Statement {
  return statementOfSale({ ...sale, items: [] }, untaxed);
}

/** The øre of a sale that are paid in money. */
export function oreToPay(sale: StoredTotal): number {
  return totalsOf(sale).toPayOre;
}

/** True for a sale that discounts and gift cards leave nothing to pay of. */
export function isFreeSale(sale: StoredTotal): boolean {
  return totalsOf(sale).isFree;
}

/** The price that is agreed on with these lines and their discount, as records store it. */
export function agreedKroner(sale: Pick<StoredSale, 'items' | 'discount'>): number {
  return fromOre(statementOfSale(sale, untaxed).agreedOre);
}
