import * as z from 'zod/mini';
import { date, list, maybe, requiredDate, text } from '../base/schema.ts';
import { paymentMethods } from '../orders/payment.ts';
import { itemTypes, type ItemType } from '../sale/schema.ts';

export const voucherKinds = ['invoice', 'credit-note'] as const;

export type VoucherKind = (typeof voucherKinds)[number];

/** The count of the vouchers in a series: the number of the last one. */
export const voucherSeriesSchema = z.object({ last: z.int() });

/** A line is an item, or the discount that is taken off. */
export type VoucherLineType = ItemType | 'discount';

const kinds: Record<VoucherLineType, { isGiftCard: boolean; isReduction: boolean }> = {
  album: { isGiftCard: false, isReduction: false },
  image: { isGiftCard: false, isReduction: false },
  'gift-card': { isGiftCard: true, isReduction: false },
  discount: { isGiftCard: false, isReduction: true },
};

/** True for a line that sells a gift card. */
export function isGiftCardLine({ type }: { type: VoucherLineType }): boolean {
  return kinds[type].isGiftCard;
}

/** True for a line that takes something off the others. */
export function isReductionLine({ type }: { type: VoucherLineType }): boolean {
  return kinds[type].isReduction;
}

/** Also read in a shop that has no discounts any more: the books keep every voucher. */
const lineTypes: readonly VoucherLineType[] = [...itemTypes, 'discount'];

/** In per cent; 0 for a seller who is not registered for moms. */
export const vatRateSchema = z.union([z.literal(25), z.literal(0)]);

const lineSchema = z.object({ name: text, type: z.enum(lineTypes), amountOre: z.int() });

const buyerSchema = z.object({
  name: text,
  email: text,
  company: maybe(z.string()),
  cvr: maybe(z.string()),
  ean: maybe(z.string()),
  street: maybe(z.string()),
  postalCode: maybe(z.string()),
  city: maybe(z.string()),
});

const sellerSchema = z.object({
  name: text,
  street: text,
  postalCode: text,
  city: text,
  cvr: text,
  email: text,
  phone: text,
});

/**
 * An invoice or a credit note. It never changes, except that the server notes where its PDF lies.
 * Every amount is a whole number of øre; those of a credit note are negative.
 */
export const voucherSchema = z.object({
  number: z.string(),
  series: z.string(),
  sequence: z.int(),
  kind: z.enum(voucherKinds),
  orderId: z.string(),
  userId: z.string(),
  issuedAt: requiredDate,
  currency: z.literal('DKK'),
  lines: list(lineSchema),
  totalOre: z.int(),
  vatOre: z.int(),
  vatRate: vatRateSchema,
  paymentMethod: z.enum(paymentMethods),
  buyer: buyerSchema,
  seller: sellerSchema,
  termsVersion: maybe(z.string()),
  /** The number of the invoice that a credit note takes back. */
  credits: maybe(z.string()),
  /** The part of the total that a gift card has paid, whose value is a sale with this voucher. */
  giftCard: maybe(z.object({ codeEnd: text, amountOre: z.int() })),
  /** True when it names the buyer's address, as the law asks for above a limit. */
  isFull: z.boolean(),
  pdf: maybe(z.object({ path: z.string(), sha256: z.string(), createdAt: date })),
});

export type Voucher = z.infer<typeof voucherSchema>;
export type VoucherSeller = Voucher['seller'];
