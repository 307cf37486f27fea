import { unreachable } from '../base/closedSets.ts';
import { daysAfter, isoDay } from '../base/dates.ts';
import { toOre } from '../base/money.ts';
import { groupBy } from '../base/lists.ts';
import { BYTE_ORDER_MARK, csvCell, csvRows } from '../base/text.ts';
import { accountFor, type ShopAccount } from '../orders/payment.ts';
import { lastPayoutDay, standsFor } from '../giftCards/balance.ts';
import { isSaleAtUse } from '../giftCards/offer.ts';
import { codeEnd } from '../giftCards/code.ts';
import type { GiftCard } from '../giftCards/schema.ts';
import type { ReceivedPayment } from '../reconciliation/schema.ts';
import { negative } from '../sale/amounts.ts';
import { feesOf, paidParts } from '../sale/voucherSums.ts';
import { isGiftCardLine, type Voucher } from '../vouchers/schema.ts';
import { isCreditNote } from './period.ts';
import { bookkeepingTexts as texts } from './texts.ts';

/** The programs whose journal takes a file of this shop. */
export const journalPrograms = ['dinero', 'billy', 'economic'] as const;

export type JournalProgram = (typeof journalPrograms)[number];

/** Numbers and codes from the chart of accounts in the photographer's program. */
export interface LedgerAccounts {
  sales: string;
  salesWithoutVat: string;
  /** The ledger account that receives the money of each account of the shop. */
  received: Readonly<Record<ShopAccount, string>>;
  /** The code for moms of a sale, in programs whose journal has a column for it. */
  vatCode: string;
  /** The account for the fees of MobilePay; empty when the journal shall not have them. */
  fees: string;
  /** The account for what is owed on gift cards, in a shop that has some. */
  giftCards?: string | undefined;
}

/** A line break inside a cell ends the line for some importers. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** A text as one cell, in one line. */
export function textCell(text: string): string {
  return csvCell(text.replace(CONTROLS, ' ').trim());
}

/** `-1234,50`: kroner with a decimal comma and without separators of thousands. */
export function amountCell(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, '0');
  return `${ore < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** `31-12-2026`, by the calendar of Copenhagen. */
function dateCell(date: Date): string {
  return isoDay(date).split('-').reverse().join('-');
}

/** Bookkeeping programs number vouchers by digits alone: credit notes get a 9 in front. */
export function journalNumber({ kind, number }: Pick<Voucher, 'kind' | 'number'>): string {
  const digits = number.replace(/\D/g, '');
  return isCreditNote(kind) ? `9${digits}` : digits;
}

/** The business that bought, or else the person. */
export function buyerName({ buyer: { company = '', name } }: Pick<Voucher, 'buyer'>): string {
  return company === '' ? name : company;
}

/** The buyer of a full invoice. A simplified one needs no name, and none leaves the shop. */
export function namedBuyer(voucher: Pick<Voucher, 'isFull' | 'buyer'>): string {
  return voucher.isFull ? buyerName(voucher) : '';
}

function entryText(voucher: Voucher): string {
  const { kind, number, credits = '', orderId } = voucher;
  const name = isCreditNote(kind) ? texts.creditNoteOf(number, credits) : texts.invoice(number);
  return [name, texts.order(orderId), namedBuyer(voucher)].filter((part) => part !== '').join(', ');
}

/** True for a voucher of cards that are no sale before they are used. */
function isOwed({ vatRate, lines }: Voucher): boolean {
  return vatRate === 0 && lines.some(isGiftCardLine);
}

function salesAccount(voucher: Voucher, accounts: LedgerAccounts): string {
  if (accounts.giftCards !== undefined && isOwed(voucher)) return accounts.giftCards;
  const { vatRate } = voucher;
  return vatRate === 0 ? accounts.salesWithoutVat : accounts.sales;
}

interface Entry {
  number: string;
  date: string;
  text: string;
  /** The account of the sale, or of the fees. */
  account: string;
  /** Empty for a sale without moms, and for fees, which have none. */
  vatCode: string;
  moneyAccount: string;
  /** The money that arrived: negative for a credit note and for fees. */
  amountOre: number;
}

/** The entries of a voucher: what was paid in money, and what with a gift card, which is owed no more. */
function entriesOf(voucher: Voucher, accounts: LedgerAccounts): Entry[] {
  const owed = textCell(accounts.giftCards ?? '');
  const { giftCardOre, moneyOre } = paidParts(voucher);
  const sale = {
    number: journalNumber(voucher),
    date: dateCell(voucher.issuedAt),
    text: textCell(entryText(voucher)),
    account: textCell(salesAccount(voucher, accounts)),
    vatCode: voucher.vatRate === 0 ? '' : textCell(accounts.vatCode),
  };
  const inMoney: Entry = {
    ...sale,
    moneyAccount: textCell(accounts.received[accountFor(voucher.paymentMethod)]),
    amountOre: moneyOre,
  };
  // A voucher of nothing is kept in the series, and nothing is booked of it.
  if (giftCardOre === 0) return moneyOre === 0 ? [] : [inMoney];
  const byGiftCard: Entry = { ...sale, moneyAccount: owed, amountOre: giftCardOre };
  return moneyOre === 0 ? [byGiftCard] : [inMoney, byGiftCard];
}

/** The fees that MobilePay has taken from the payments that were approved on a day. */
export interface DailyFees {
  /** The day in Copenhagen, such as `2026-01-31`. */
  day: string;
  feeOre: number;
}

type PaymentWithFee = Pick<ReceivedPayment, 'decidedAt' | 'feeOre' | 'status'>;

/**
 * The fees of each day, the first day first. A payment that belongs to no order is booked elsewhere, with its fee.
 * The day is that on which it was approved: that of the payment may lie in a period that is booked already.
 */
export function dailyFees(payments: readonly PaymentWithFee[]): DailyFees[] {
  const paid = payments.flatMap(({ feeOre, status, decidedAt }) =>
    feeOre > 0 && status === 'approved' && decidedAt ? [{ day: isoDay(decidedAt), feeOre }] : [],
  );
  return [...groupBy(paid, ({ day }) => day)]
    .map(([day, own]) => ({ day, feeOre: feesOf(own) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Each day has a voucher of its own, whose number begins with an 8. Only MobilePay's files tell of fees. */
function feeEntry({ day, feeOre }: DailyFees, { fees, received }: LedgerAccounts): Entry {
  const [year = '', month = '', date = ''] = day.split('-');
  return {
    number: `8${year}${month}${date}`,
    date: `${date}-${month}-${year}`,
    text: texts.feesOfDay,
    account: textCell(fees),
    vatCode: '',
    moneyAccount: textCell(received.mobilePay),
    amountOre: negative(feeOre),
  };
}

/** A card whose value nobody can ask for any more, with the øre that were left on it. */
export interface LapsedGiftCard {
  code: string;
  /** The day after the last one on which it could be paid out, such as `2030-11-29`. */
  day: string;
  leftOre: number;
}

type OwedGiftCard = Pick<GiftCard, 'id' | 'bookedAt' | 'lastDay' | 'state'> & { left: number };

/**
 * The cards that have lapsed from one day to another, both included, of those that are owed until they are used.
 * The rest of a blocked one is owed on the card that took its place.
 */
export function lapsedGiftCards(
  giftCards: readonly OwedGiftCard[],
  [first, last]: readonly [string, string],
  now = new Date(),
): LapsedGiftCard[] {
  const today = isoDay(now);
  return giftCards
    .filter((giftCard) => isSaleAtUse(giftCard) && giftCard.left > 0 && standsFor(giftCard))
    .map(({ id: code, lastDay, left }) => ({
      code,
      day: isoDay(daysAfter(lastPayoutDay(lastDay), 1)),
      leftOre: toOre(left),
    }))
    .filter(({ day }) => day >= first && day <= last && day <= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** A debt of a card becomes income, without moms. The number of such a voucher begins with a 7. */
function lapsedEntry({ code, day, leftOre }: LapsedGiftCard, accounts: LedgerAccounts): Entry {
  const [year = '', month = '', date = ''] = day.split('-');
  return {
    number: `7${year}${month}${date}`,
    date: `${date}-${month}-${year}`,
    text: textCell(texts.lapsedGiftCard(codeEnd(code))),
    account: textCell(accounts.salesWithoutVat),
    vatCode: '',
    moneyAccount: textCell(accounts.giftCards ?? ''),
    amountOre: leftOre,
  };
}

/** True for a period with entries on the account for what is owed on gift cards. */
export function hasOwedEntries({ vouchers, lapsed = [] }: JournalContent): boolean {
  return (
    lapsed.length > 0 ||
    vouchers.some((voucher) => voucher.giftCard !== undefined || isOwed(voucher))
  );
}

interface JournalFormat {
  headings: readonly string[];
  rows: (entry: Entry) => string[][];
  /** Spreadsheets recognise UTF-8 by it, but some importers take it for a part of the first heading. */
  hasByteOrderMark: boolean;
}

/** Sale and payment are lines of their own; the account knows its moms. */
const dinero: JournalFormat = {
  headings: texts.journalHeadings.dinero,
  rows: (entry) => [
    [
      entry.number,
      entry.date,
      entry.text,
      entry.account,
      amountCell(negative(entry.amountOre)),
      '',
    ],
    [entry.number, entry.date, entry.text, entry.moneyAccount, amountCell(entry.amountOre), ''],
  ],
  hasByteOrderMark: false,
};

/** The sale in one line, with its contra account. A sale is a credit, and therefore negative. */
const billy: JournalFormat = {
  headings: texts.journalHeadings.billy,
  rows: ({ date, number, text, account, vatCode, amountOre, moneyAccount }) => [
    [date, number, text, account, vatCode, amountCell(negative(amountOre)), moneyAccount],
  ],
  hasByteOrderMark: true,
};

const economic: JournalFormat = {
  headings: texts.journalHeadings.economic,
  rows: ({ number, date, text, account, vatCode, amountOre, moneyAccount }) => [
    [number, date, text, account, vatCode, amountCell(negative(amountOre)), moneyAccount, 'DKK'],
  ],
  hasByteOrderMark: true,
};

function formatOf(program: JournalProgram): JournalFormat {
  switch (program) {
    case 'dinero':
      return dinero;
    case 'billy':
      return billy;
    case 'economic':
      return economic;
    default:
      return unreachable(program);
  }
}

export interface JournalContent {
  vouchers: readonly Voucher[];
  fees: readonly DailyFees[];
  /** In a shop that has gift cards. */
  lapsed?: readonly LapsedGiftCard[];
}

/** Vouchers and fees as a file for the journal of a program. All amounts include moms. */
export function journalFile(
  program: JournalProgram,
  { vouchers, fees, lapsed = [] }: JournalContent,
  accounts: LedgerAccounts,
): string {
  const { headings, rows, hasByteOrderMark } = formatOf(program);
  const bookedFees = accounts.fees === '' ? [] : fees;
  const entries = [
    ...vouchers.flatMap((voucher) => entriesOf(voucher, accounts)),
    ...lapsed.map((giftCard) => lapsedEntry(giftCard, accounts)),
    ...bookedFees.map((fee) => feeEntry(fee, accounts)),
  ];
  const text = csvRows([headings, ...entries.flatMap(rows)]);
  return hasByteOrderMark ? BYTE_ORDER_MARK + text : text;
}
