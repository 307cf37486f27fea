import { localGiftCards } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import * as z from 'zod/mini';
import type { Records } from '#src/model/base/records.ts';
import {
  journalFile,
  type JournalProgram,
  type LedgerAccounts,
} from '#src/model/bookkeeping/journal.ts';
import { pendingOrderFrom } from '#src/model/cart/checkout.ts';
import { pricedCart } from '#src/options/pricedCart.ts';
import { chosenLicence } from '#src/model/licences/licence.ts';
import type { DiscountTerms } from '#src/model/sale/discountSchema.ts';
import type { OrderMailKind } from '#src/model/mails/orderMailRules.ts';
import type { MailedOrder } from '#src/model/mails/mailedOrder.ts';
import { orderMailParams } from '#src/model/mails/orderMail.ts';
import { bookedTotal, type ApprovalCheck } from '#src/model/sale/approval/check.ts';
import { approveInTransaction } from '#src/model/sale/approval/approve.ts';
import { type PendingOrder, pendingOrderSchema } from '#src/model/orders/schema.ts';
import { noteRefund } from '#src/model/purchases/purchase.ts';
import { type Purchase, purchaseSchema } from '#src/model/purchases/schema.ts';
import { statementOfSale } from '#src/model/sale/records.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import { sentBack } from '#src/model/sale/refund.ts';
import { type Voucher, voucherSchema } from '#src/model/vouchers/schema.ts';
import { mailingShop } from '../../../support/mailedOrder.ts';
import { cartItem } from '../../../support/records.ts';
import { importedCsv, importedOre } from '../bookkeeping/importedCsv.ts';
import type { RandomLine, RandomSale } from './randomSale.ts';
import { amountIn, named, type Shown, withPlainSpaces } from './shownAmounts.ts';

/*
 * The one file of this test that knows the shop's code. It takes a sale through the shop, and reads in øre what each
 * place says about it.
 */

const ORDER_ID = 'JF20260301ABCDEF001';
const GIFT_CARD = 'ABCDEFGHJKMNPQRS';
const now = new Date('2026-03-01T12:00:00Z');

const ore = (kroner: number): number => Math.round(kroner * 100);
const negative = (amount: number): number => 0 - amount;

function termsOf({ discount }: RandomSale): DiscountTerms | undefined {
  if (!discount) return undefined;
  const value = discount.kind === 'amount' ? discount.value / 100 : discount.value;
  return { ...discount, code: 'FEST', value, minimum: discount.minimum / 100 };
}

const idOf = (at: number): string => `thing-${at}`;

function lineOf({ type, price: priceOre, licence }: RandomLine, at: number): OrderLine {
  const price = priceOre / 100;
  return cartItem(idOf(at), { type, price, licence: chosenLicence(licence, price) });
}

/** What the shop is to the tax office. */
const shopOf = ({ hasVat, giftCardVatAt }: RandomSale) => ({
  vat: hasVat,
  giftCards: { years: 3, vatAt: giftCardVatAt },
});

function pricesOf(sale: RandomSale) {
  const { licences, giftCard } = sale;
  const offered = licences && {
    social: { factor: licences.factorPercent / 100 },
    commercial: { addition: licences.addition / 100 },
  };
  const giftCards = { ...localGiftCards, ...shopOf(sale).giftCards };
  const cart = {
    ...{ items: sale.lines.map(lineOf), discount: termsOf(sale) },
    giftCard: giftCard && { code: GIFT_CARD, left: giftCard.left / 100, lastDay: '2029-01-01' },
  };
  return pricedCart(cart, { ...site, vat: sale.hasVat, giftCards, licences: offered ?? false });
}

/** A cart does not know how its card is booked, and shows it as a payment. */
export function cartOf(sale: RandomSale): Shown {
  const { lines, reductions, payments, totalOre, toPayOre } = pricesOf(sale).statement;
  return {
    above: named([
      ...lines.map(({ priceOre }) => priceOre),
      ...reductions.map(({ ore: off }) => negative(off)),
    ]),
    total: totalOre,
    below: named(payments.map(({ ore: paid }) => negative(paid))),
    toPay: toPayOre,
  };
}

/** The order as it is stored. */
export function orderOf(sale: RandomSale): PendingOrder {
  const { items, discount, giftCard } = pricesOf(sale);
  const company = {
    ...{ name: 'Bo Berg', company: 'Berg ApS', cvr: '10150817' },
    ...{ street: 'Havnen 3', postalCode: '9900', city: 'Skagen' },
  };
  const order = pendingOrderFrom({
    ...{ id: ORDER_ID, items, discount, paymentMethod: 'mobilepay', now },
    buyer: { uid: 'customer', email: 'kunde@jerslevfoto.example', name: 'Kaj Kunde' },
    salesTerms: { version: '2026-11-29', acceptedAt: now },
    invoiceTo: sale.isToCompany ? company : undefined,
  });
  const part = giftCard && { ...giftCard, bookedAt: sale.giftCard?.bookedAt };
  return z.parse(pendingOrderSchema, { ...order, giftCard: part });
}

/** Records of a shop in memory. */
function recordsIn(stored: Map<string, object>): Records {
  return {
    read: (schema, path) => {
      const record = stored.get(path);
      const id = path.split('/').at(-1);
      return Promise.resolve(record && z.parse(schema, { ...record, id }));
    },
    set: (path, record) => stored.set(path, record),
    update: (path, changes) => stored.set(path, { ...stored.get(path), ...changes }),
  };
}

const folders = {
  'for-sale': { image: 'enkeltbilleder', album: 'albums' },
  deleted: { image: 'withdrawn-images', album: 'withdrawn-albums' },
} as const;

/** The shop on the day of the approval. */
function shopOfToday({ lines }: RandomSale, order: PendingOrder): Map<string, object> {
  const stored = new Map<string, object>([[`pending-orders/${ORDER_ID}`, order]]);
  if (order.giftCard) {
    const { code, bookedAt } = order.giftCard;
    const card = { value: 100_000, bookedAt, issuedAt: now, lastDay: '2029-01-01', state: 'open' };
    stored.set(`gift-cards/${code}`, card);
  }
  for (const [at, { type, fate, priceToday }] of lines.entries()) {
    if (type === 'gift-card' || fate === 'lost') continue;
    const thing = { title: `Ting ${at}`, price: priceToday / 100, isPublished: true };
    stored.set(`${folders[fate][type]}/${idOf(at)}`, thing);
  }
  return stored;
}

export interface Sold {
  order: PendingOrder;
  check: ApprovalCheck;
  purchase: Purchase;
  invoice: Voucher;
  creditNote: Voucher | undefined;
  vouchers: Voucher[];
}

/** Takes a sale from its order to its refund. */
export async function sell(sale: RandomSale, refundOre: number): Promise<Sold> {
  const order = orderOf(sale);
  const records = recordsIn(shopOfToday(sale, order));
  let check: ApprovalCheck | undefined;
  await approveInTransaction(records, ORDER_ID, {
    agree: (seen) => {
      check = seen;
      return sale.bookedPrice;
    },
    createId: () => ORDER_ID,
    createCode: () => GIFT_CARD,
    issuer: {
      ...shopOf(sale),
      ...{ businessName: 'Jerslev Foto', cvrNumber: '12345674', phone: '+4520304050' },
      ...{ email: 'kontakt@jerslevfoto.example' },
      address: { street: 'Kirkevej 12', postalCode: '9740', city: 'Jerslev' },
    },
  });
  const readPurchase = () => records.read(purchaseSchema, `purchases/${ORDER_ID}`);
  const readVoucher = async (number = '') => records.read(voucherSchema, `vouchers/${number}`);
  const approved = await readPurchase();
  if (approved && refundOre > 0) {
    await noteRefund(records, approved, sale.refund === 'whole' ? undefined : refundOre);
  }
  const purchase = await readPurchase();
  const invoice = await readVoucher(purchase?.voucherNumber);
  const creditNote = await readVoucher(purchase?.creditNoteNumber);
  if (!check || !purchase || !invoice) throw new Error('The order was not approved');
  const vouchers = [invoice, ...(creditNote ? [creditNote] : [])];
  return { order, check, purchase, invoice, creditNote, vouchers };
}

/** What the photographer is told that the order would be booked at. */
export function approvedTotal({ check }: Sold, { bookedPrice }: RandomSale): number {
  // Today's prices may ask for an address that the order lacks: their sum is compared all the same.
  return bookedTotal({ ...check, lacksAddress: false }, bookedPrice) ?? Number.NaN;
}

/** The amounts in the stored record of an order or a purchase. */
export function storedAmounts(record: PendingOrder | Purchase) {
  const { items, discount, giftCard } = record;
  return {
    lines: items.map(({ price }) => ore(price)),
    discount: ore(discount?.amount ?? 0),
    agreed: ore('totalAmount' in record ? record.totalAmount : record.amount),
    card: ore(giftCard?.amount ?? 0),
  };
}

export function invoiceAmounts({ lines, totalOre, vatOre, giftCard }: Voucher): Shown {
  return {
    above: named(lines.map(({ amountOre }) => amountOre)),
    total: totalOre,
    vat: vatOre,
    below: named([negative(giftCard?.amountOre ?? 0)]),
  };
}

/** The facts that the server states in its mails about a record. */
function mailedFacts(record: PendingOrder | Purchase, sale: RandomSale): MailedOrder {
  const isPurchase = 'totalAmount' in record;
  const total = isPurchase ? record.totalAmount : record.amount;
  const returned = isPurchase && record.giftCard && sentBack(record.giftCard, record);
  return {
    ...{ number: ORDER_ID, customerName: 'Kaj Kunde' },
    customerEmail: 'kunde@jerslevfoto.example',
    statement: statementOfSale({ ...record, total }, shopOf(sale)),
    paymentMethod: record.paymentMethod,
    ...(returned && {
      refundedOre: returned.moneyOre,
      refundedToGiftCardOre: returned.giftCardOre,
    }),
  };
}

/** The text of a mail about an order or a purchase, and the total that the provider's template is handed beside it. */
export function mailOf(
  [kind, record]: readonly [kind: OrderMailKind, record: 'order' | 'purchase'],
  sale: RandomSale,
  sold: Sold,
): { text: string; total: number | undefined } {
  const { creditNote } = sold;
  const facts = {
    ...(creditNote && { refundedOre: 0 - creditNote.totalOre }),
    ...mailedFacts(sold[record], sale),
  };
  const { message, total } = orderMailParams(kind, facts, mailingShop);
  return { text: withPlainSpaces(message), total: amountIn(withPlainSpaces(total), '^#$') };
}

const accounts: LedgerAccounts = {
  ...{ sales: 'sales', salesWithoutVat: 'untaxed', giftCards: 'owed', vatCode: 'U25', fees: '' },
  received: { mobilePay: 'money', bank: 'bank' },
};

/** The columns of each file: an account, the amount on it, and the account against it. */
const columns: Record<JournalProgram, [account: number, amount: number, contra: number]> = {
  dinero: [3, 4, 5],
  billy: [3, 5, 6],
  economic: [3, 5, 6],
};

/** What a program books from the file of these vouchers, by account; a sale is negative. */
export function journalAmounts(
  program: JournalProgram,
  { vouchers }: Sold,
): Record<string, number> {
  const [, ...rows] = importedCsv(journalFile(program, { vouchers, fees: [] }, accounts));
  const sums: Record<string, number> = {};
  const book = (account: string, amount: number): void => {
    if (amount !== 0 && account !== '') sums[account] = (sums[account] ?? 0) + amount;
  };
  for (const row of rows) {
    const [account, amount, contra] = columns[program].map((column) => row[column] ?? '');
    book(account ?? '', importedOre(amount ?? ''));
    book(contra ?? '', negative(importedOre(amount ?? '')));
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}
