import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { journalPrograms } from '#src/model/bookkeeping/journal.ts';
import { sumsOf } from '#src/model/bookkeeping/period.ts';
import {
  bookedSums,
  isOfGiftCards,
  orderedSums,
  type Refund,
  refundSums,
  type Sums,
} from '../model/sale/oracle.ts';
import { randomSale, type RandomSale } from '../model/sale/randomSale.ts';
import {
  amountAskedFor,
  amountIn,
  amountsOfMail,
  named,
  type Shown,
} from '../model/sale/shownAmounts.ts';
import {
  approvedTotal,
  cartOf,
  invoiceAmounts,
  journalAmounts,
  mailOf,
  sell,
  type Sold,
  storedAmounts,
} from '../model/sale/subject.ts';

/** FULL_RACES=1 makes the full number of sales for each place. */
const SALES = process.env['FULL_RACES'] ? 10_000 : 300;

vi.setConfig({ testTimeout: 300_000 });
afterAll(() => vi.resetConfig());

/** What happened to a sale, and what it costs by the rules. */
interface Case {
  sale: RandomSale;
  sold: Sold;
  order: Sums;
  purchase: Sums;
  refund: Refund;
}

/** Checks many random sales. The counterexample that is printed is the shortest one. */
function inEverySale(check: (found: Case) => void): Promise<void> {
  const property = fc.asyncProperty(randomSale, async (sale) => {
    const refund = refundSums(sale);
    const sold = await sell(sale, refund.ore);
    check({ sale, sold, order: orderedSums(sale), purchase: bookedSums(sale), refund });
  });
  return fc.assert(property, { numRuns: SALES });
}

const negative = (ore: number): number => 0 - ore;

/** A list of a sale as everybody sees it: what makes it smaller stands above the total, a payment below it. */
function listOf(sums: Sums): Shown {
  const { lines, discount, reduction, total, vat, isTaxed, payment, toPay } = sums;
  return {
    above: named([...lines, negative(discount), negative(reduction)]),
    total,
    vat: isTaxed ? vat : undefined,
    below: named([negative(payment)]),
    toPay: payment > 0 ? toPay : undefined,
  };
}

const storedSums = ({ lines, discount, agreed, payment, reduction }: Sums) => ({
  ...{ lines, discount, agreed },
  card: payment + reduction,
});

/** What a sale is an example of. */
function kindsOf(sale: RandomSale): string[] {
  const { discount, payment, reduction, toPay } = bookedSums(sale);
  const { refund, hasVat, isToCompany, bookedPrice, licences, lines } = sale;
  const part = toPay === 0 ? 'all' : 'a part';
  return [
    ...(discount > 0 ? [`discount: ${sale.discount?.kind}`] : []),
    ...(payment + reduction > 0
      ? [`a card booked at ${sale.giftCard?.bookedAt} covers ${part}`]
      : []),
    `refund: ${typeof refund === 'number' ? 'a part' : refund}`,
    `${bookedPrice} prices, ${isOfGiftCards(sale) ? 'gift cards' : 'pictures'}`,
    `moms: ${hasVat}, company: ${isToCompany}, licences: ${licences !== undefined}`,
    ...lines.map(({ type, fate }) => `${type}: ${fate}`),
  ];
}

test('the random sales are of every kind', () => {
  const kinds = new Set(fc.sample(randomSale, 3000).flatMap(kindsOf));
  const count = (start: string) => [...kinds].filter((kind) => kind.startsWith(start)).length;
  expect({
    discounts: count('discount'),
    giftCards: count('a card booked at'),
    refunds: count('refund'),
    shops: count('moms'),
    prices: count('ordered prices') + count('current prices'),
    fates: count('image') + count('album') + count('gift-card'),
  }).toEqual({ discounts: 4, giftCards: 6, refunds: 3, shops: 8, prices: 4, fates: 7 });
});

test('the rule, by the example of 349 kr with a gift card of 300 kr', async () => {
  const line = { type: 'image', price: 34_900, priceToday: 34_900, licence: 'private' } as const;
  const facts = { licences: undefined, discount: undefined, bookedPrice: 'ordered' } as const;
  const rest = { refund: 'none', isToCompany: false, hasVat: true, giftCardVatAt: 'use' } as const;
  const lines: RandomSale['lines'] = [{ ...line, fate: 'for-sale' }];
  const amountsAt = async (bookedAt: 'use' | 'sale' | 'never') => {
    const sale = { ...facts, ...rest, lines, giftCard: { left: 30_000, bookedAt } };
    const sold = await sell(sale, 0);
    const { total, vat } = invoiceAmounts(sold.invoice);
    expect(amountsOfMail(mailOf(['approved', 'purchase'], sale, sold).text)).toMatchObject({
      total,
      vat,
    });
    return { total, vat };
  };
  expect(await amountsAt('use')).toEqual({ total: 34_900, vat: 6980 });
  expect(await amountsAt('sale')).toEqual({ total: 4900, vat: 980 });
  expect(await amountsAt('never')).toEqual({ total: 4900, vat: 980 });
});

test('the cart', () =>
  inEverySale(({ sale, order }) => {
    const { lines, discount, agreed, payment, reduction, toPay } = order;
    expect(cartOf(sale)).toEqual({
      above: named([...lines, negative(discount)]),
      total: agreed,
      below: named([negative(payment + reduction)]),
      toPay,
    });
  }));

test('the stored order', () =>
  inEverySale(({ sold, order }) => {
    expect(storedAmounts(sold.order)).toEqual(storedSums(order));
  }));

test('the approval and the stored purchase', () =>
  inEverySale(({ sale, sold, purchase }) => {
    expect(approvedTotal(sold, sale)).toBe(purchase.agreed);
    expect(storedAmounts(sold.purchase)).toEqual(storedSums(purchase));
  }));

test('the invoice', () =>
  inEverySale(({ sold: { invoice }, purchase }) => {
    expect(invoiceAmounts(invoice)).toEqual({
      ...listOf(purchase),
      vat: purchase.vat,
      toPay: undefined,
    });
  }));

/** The mails with a list of the sale, each with the record that it tells about. */
const mails = [
  ['received', 'order'],
  ['new-order', 'order'],
  ['reminder', 'order'],
  ['withdrawn', 'order'],
  ['withdrawal-notice', 'order'],
  ['approved', 'purchase'],
  ['withdrawn', 'purchase'],
  ['withdrawal-notice', 'purchase'],
  ['refunded', 'purchase'],
] as const;

test.each(mails)('the mail "%s" about the %s', (kind, record) =>
  inEverySale(({ sale, sold, ...sums }) => {
    const { text, total } = mailOf([kind, record], sale, sold);
    const shown = amountsOfMail(text);
    const expected = listOf(sums[record]);
    // Mails that only remind of a sale need not name its moms. What is left to pay need not be said without a payment
    // by a card, and is not said of a sale that is over.
    const mustName = kind === 'received' || kind === 'approved';
    const isOver = ['rejected', 'expired', 'withdrawn', 'withdrawal-notice', 'refunded'].includes(
      kind,
    );
    const isLeftNamed = !isOver && (expected.toPay !== undefined || shown.toPay !== undefined);
    expect(shown).toEqual({
      ...expected,
      vat: mustName || shown.vat !== undefined ? expected.vat : undefined,
      toPay: isLeftNamed ? sums[record].toPay : undefined,
    });
    expect(/^I alt .* inkl\. moms$/m.test(text)).toBe(sums[record].isTaxed);
    expect(total).toBe(expected.total);
  }),
);

test.each([
  ['received', 'order'],
  ['reminder', 'order'],
  ['withdrawal-notice', 'order'],
  ['withdrawal-notice', 'purchase'],
] as const)('the money that the mail "%s" about the %s asks for', (kind, record) =>
  inEverySale(({ sale, sold, ...sums }) => {
    expect(amountAskedFor(mailOf([kind, record], sale, sold).text)).toBe(sums[record].toPay);
  }),
);

test('the mail about a refund', () =>
  inEverySale(({ sale, sold, refund: { ore, inMoney, toGiftCard } }) => {
    if (ore === 0) return;
    const { text } = mailOf(['refunded', 'purchase'], sale, sold);
    expect(amountIn(text, '^Jeg har betalt # tilbage til dig') ?? 0).toBe(inMoney);
    expect(amountIn(text, '^# er tilbage på dit gavekort') ?? 0).toBe(toGiftCard);
  }));

test('the credit note', () =>
  inEverySale(({ sold: { creditNote }, refund }) => {
    const { credited, creditedVat, creditedPayment } = refund;
    if (!creditNote) {
      expect(credited).toBe(0);
      return;
    }
    const { above, ...sums } = invoiceAmounts(creditNote);
    expect(sums).toEqual({
      total: negative(credited),
      vat: negative(creditedVat),
      below: named([creditedPayment]),
    });
    expect(above.reduce((sum, amount) => sum + amount, 0)).toBe(negative(credited));
  }));

test('the books', () =>
  inEverySale(({ sold: { vouchers, creditNote }, purchase, refund }) => {
    expect(sumsOf(vouchers)).toEqual({
      invoices: 1,
      creditNotes: creditNote ? 1 : 0,
      totalOre: purchase.total - refund.credited,
      vatOre: purchase.vat - refund.creditedVat,
      withoutVatOre: purchase.total - refund.credited - (purchase.vat - refund.creditedVat),
    });
  }));

test.each(journalPrograms)('the journal of %s', (program) =>
  inEverySale(({ sale, sold, purchase, refund }) => {
    const soldOre = purchase.total - refund.credited;
    const byCard = purchase.payment - refund.creditedPayment;
    const untaxed = isOfGiftCards(sale) ? 'owed' : 'untaxed';
    const amounts = [
      [purchase.isTaxed ? 'sales' : untaxed, negative(soldOre)],
      ['money', soldOre - byCard],
      ['owed', byCard],
    ] as const;
    const entries = amounts.filter(([, amount]) => amount !== 0);
    expect(journalAmounts(program, sold)).toEqual(Object.fromEntries(entries));
  }),
);
