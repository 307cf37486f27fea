import { compactDay } from '../base/dates.ts';
import { codeEnd } from '../giftCards/code.ts';
import { withLicenceName } from '../licences/texts.ts';
import type { Purchase } from '../purchases/schema.ts';
import { negative } from '../sale/amounts.ts';
import { statementOfPurchase, type VatFacts } from '../sale/records.ts';
import { creditedAmounts } from '../sale/refund.ts';
import type { Adjustment, Statement } from '../sale/statement.ts';
import type { InvoiceTo } from './invoiceTo.ts';
import type { VoucherKind, Voucher, VoucherSeller } from './schema.ts';
import { voucherTexts } from './texts.ts';

const YEAR_DIGITS = 4;

/** Shorter numbers are filled up with zeros; the ten thousandth is simply longer. */
const SEQUENCE_DIGITS = 4;

const prefixes: Record<VoucherKind, string> = { invoice: '', 'credit-note': 'K' };

/** The series of a voucher: a kind has one for each year, by the calendar of Copenhagen. */
export function voucherSeries(kind: VoucherKind, issuedAt: Date): string {
  return `${prefixes[kind]}${compactDay(issuedAt).slice(0, YEAR_DIGITS)}`;
}

/** `2026-0001`: the series and the place in it. */
export function voucherNumber(series: string, sequence: number): string {
  return `${series}-${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;
}

/** Returns true for a text of the shape that `voucherNumber` writes. */
export function isVoucherNumber(text: string): boolean {
  return /^K?\d{4}-\d{4,}$/.test(text);
}

/** The business that sells. */
export interface Business {
  businessName: string;
  address: { street: string; postalCode: string; city: string };
  cvrNumber: string;
  email: string;
  phone: string;
}

/** The seller as vouchers name them. */
export function sellerFrom(business: Business): VoucherSeller {
  const { businessName: name, address, cvrNumber: cvr, email, phone } = business;
  const { street, postalCode, city } = address;
  return { name, street, postalCode, city, cvr, email, phone };
}

interface Place {
  sequence: number;
  issuedAt: Date;
}

function numbered(kind: VoucherKind, { sequence, issuedAt }: Place) {
  const series = voucherSeries(kind, issuedAt);
  return { kind, series, sequence, number: voucherNumber(series, sequence), issuedAt };
}

type Bought = Pick<
  Purchase,
  | 'id'
  | 'userId'
  | 'userName'
  | 'userEmail'
  | 'items'
  | 'discount'
  | 'giftCard'
  | 'totalAmount'
  | 'paymentMethod'
  | 'termsConsent'
>;

const reductionWords: Record<Adjustment['kind'], (code: string) => string> = {
  discount: voucherTexts.discount,
  'gift-card': (code) => voucherTexts.giftCard(codeEnd(code)),
};

/** The items at their prices, and what a discount and a gift card take off them. */
function linesOf({ lines, reductions }: Statement<Bought['items'][number]>): Voucher['lines'] {
  return [
    ...lines.map(({ stored: { name, type, licence }, priceOre }) => ({
      name: withLicenceName(name, licence, ', '),
      type,
      amountOre: priceOre,
    })),
    ...reductions.map(({ kind, code, ore }) => ({
      name: reductionWords[kind](code),
      type: 'discount' as const,
      amountOre: negative(ore),
    })),
  ];
}

/** The part of an invoice that a gift card pays. */
function paidByGiftCard({ payments: [giftCard] }: Statement): Voucher['giftCard'] {
  return giftCard && { codeEnd: codeEnd(giftCard.code), amountOre: giftCard.ore };
}

interface InvoiceFacts extends Place {
  /** The name and address of a full invoice. */
  invoiceTo: InvoiceTo | undefined;
  seller: VoucherSeller;
  shop: VatFacts;
}

/** The invoice of a purchase. Its prices include moms. */
export function invoiceFor(purchase: Bought, facts: InvoiceFacts): Voucher {
  const { invoiceTo, seller, shop } = facts;
  const statement = statementOfPurchase(purchase, shop);
  const { totalOre, vatOre, vatRate } = statement;
  return {
    ...numbered('invoice', facts),
    orderId: purchase.id,
    userId: purchase.userId,
    currency: 'DKK',
    lines: linesOf(statement),
    totalOre,
    vatOre,
    vatRate,
    paymentMethod: purchase.paymentMethod,
    buyer: { name: purchase.userName, email: purchase.userEmail, ...invoiceTo },
    seller,
    termsVersion: purchase.termsConsent?.version,
    giftCard: paidByGiftCard(statement),
    isFull: invoiceTo !== undefined,
  };
}

/** The credit note that takes an invoice back, or a part of it. */
export function creditNoteFor(
  invoice: Voucher,
  { partOre = invoice.totalOre, ...place }: Place & { partOre?: number | undefined },
): Voucher {
  const { giftCard } = invoice;
  const { lineOre, totalOre, vatOre, giftCardOre } = creditedAmounts(invoice, partOre);
  return {
    ...invoice,
    ...numbered('credit-note', place),
    lines: invoice.lines.map((line, at) => ({ ...line, amountOre: lineOre[at] ?? 0 })),
    totalOre,
    vatOre,
    credits: invoice.number,
    giftCard: giftCard && { ...giftCard, amountOre: giftCardOre },
    pdf: undefined,
  };
}

/** The name and address in one line. */
export function invoiceToLine(invoiceTo: Omit<Voucher['buyer'], 'email'>): string {
  const { company, name, cvr, ean, street, postalCode = '', city = '' } = invoiceTo;
  const parts = [
    company,
    name,
    street,
    `${postalCode} ${city}`,
    cvr && voucherTexts.cvr(cvr),
    ean && voucherTexts.ean(ean),
  ];
  return parts.filter((part) => part !== undefined && part.trim() !== '').join(', ');
}
