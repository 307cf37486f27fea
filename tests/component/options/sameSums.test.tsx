import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { OrderDetails } from '#src/features/orders/OrderDetails.tsx';
import { Receipt } from '#src/features/orders/Receipt.tsx';
import { viewOfPendingOrder, viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { bookedSums, orderedSums, type Sums } from '../../unit/model/sale/oracle.ts';
import { randomSale, type RandomSale } from '../../unit/model/sale/randomSale.ts';
import { amountIn, amountsIn, named, withPlainSpaces } from '../../unit/model/sale/shownAmounts.ts';
import { sell, type Sold } from '../../unit/model/sale/subject.ts';
import { show } from '../support/show.ts';

/** FULL_RACES=1 shows the full number of sales. */
const SALES = process.env['FULL_RACES'] ? 400 : 40;

/** The business of the tests is registered for moms, and cards that it sells have theirs when they are used. */
const saleOfShop = randomSale.map((sale): RandomSale => ({
  ...sale,
  hasVat: true,
  giftCardVatAt: 'use',
}));

function inEverySale(check: (sale: RandomSale, sold: Sold) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(saleOfShop, async (sale) => check(sale, await sell(sale, 0)));
  return fc.assert(property, { numRuns: SALES, plugins: [fc.afterEach(cleanup)] });
}

const negative = (ore: number): number => 0 - ore;

/** A name that is shown, and the amount beside it. */
type Row = readonly [name: string, ore: number];

const rowOf = (name: Element | null, amount: Element | null): Row => [
  name?.textContent ?? '',
  amountIn(withPlainSpaces(amount?.textContent ?? ''), '#') ?? Number.NaN,
];

const amountOf = (rows: readonly Row[], wanted: string): number | undefined =>
  rows.find(([name]) => name === wanted)?.[1];

const amounts = (rows: readonly Row[]): number[] => named(rows.map(([, ore]) => ore));

test('the receipt', () =>
  inEverySale(async (sale, { purchase }) => {
    const { lines, discount, reduction, payment, total, vat, toPay, isTaxed } = bookedSums(sale);
    await show(<Receipt purchase={purchase} vouchers={[]} onClose={() => undefined} />);
    const [, ...all] = within(screen.getByRole('table')).getAllByRole('row');
    const rows = all.map((row) => rowOf(row.firstElementChild, row.lastElementChild));
    const isOfMoms = ([name]: Row) => name === 'Beløb uden moms' || name === 'Moms (25 %)';
    const isLeft = ([name]: Row) => name === 'At betale';
    const totalAt = rows.findIndex(([name]) => name === 'I alt');
    expect({
      above: amounts(rows.slice(0, totalAt).filter((row) => !isOfMoms(row))),
      withoutVat: amountOf(rows, 'Beløb uden moms'),
      vat: amountOf(rows, 'Moms (25 %)'),
      total: amountOf(rows, 'I alt'),
      below: amounts(rows.slice(totalAt + 1).filter((row) => !isLeft(row))),
      toPay: amountOf(rows, 'At betale'),
    }).toEqual({
      above: named([...lines, negative(discount), negative(reduction)]),
      withoutVat: isTaxed ? total - vat : undefined,
      vat: isTaxed ? vat : undefined,
      total,
      below: named([negative(payment)]),
      toPay: payment + reduction > 0 ? toPay : undefined,
    });
  }));

/** What the details of an order in the history say, which list a gift card among the items. */
function shownDetails() {
  const items = screen
    .getAllByRole('listitem')
    // A discount of an amount names it once more.
    .map((item) => amountsIn(withPlainSpaces(item.textContent), '#(?! af prisen)'));
  const facts = screen.getAllByRole('term').map((term) => rowOf(term, term.nextElementSibling));
  return {
    items: named(items.flat()),
    vat: amountOf(facts, 'Heraf moms'),
    total: amountOf(facts, 'I alt'),
    toPay: amountOf(facts, 'At betale'),
  };
}

test.each(['order', 'purchase'] as const)('the details of the %s in the history', (record) =>
  inEverySale(async (sale, { order, purchase }) => {
    const isWaiting = record === 'order';
    const sums: Sums = isWaiting ? orderedSums(sale) : bookedSums(sale);
    const view = isWaiting ? viewOfPendingOrder(order) : viewOfPurchase(purchase);
    await show(
      <MemoryRouter>
        <OrderDetails order={view} purchase={isWaiting ? undefined : purchase} files={[]} />
      </MemoryRouter>,
    );
    const { lines, discount, reduction, payment, total, vat, toPay, isTaxed } = sums;
    expect(shownDetails()).toEqual({
      items: named([...lines, negative(discount), negative(reduction + payment)]),
      vat: isTaxed ? vat : undefined,
      total,
      toPay: payment + reduction > 0 ? toPay : undefined,
    });
  }),
);
