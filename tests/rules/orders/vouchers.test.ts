import { describe, expect, test, vi } from 'vitest';
import { expectOnePurchase } from './expectations.ts';
import {
  approveOrder,
  buyer,
  changed,
  photographerIsSignedIn,
  purchasesOf,
  stored,
  vouchersOfSeries,
  waitingOrder,
} from './world.ts';

/*
 * Every approval of the shop takes the next number of one series. FULL_RACES=1 runs the full number
 * of them.
 */
const APPROVALS = process.env['FULL_RACES'] ? 200 : 12;
const BROWSERS = 3;
const TIMEOUT_MS = 900_000;

const { refundPurchase } = await import('#src/data/orders/rightOfWithdrawal.ts');

photographerIsSignedIn();

const seriesOf = (number: unknown) => String(number).split('-')[0] ?? '';

async function numberOf(orderId: string): Promise<string> {
  const [purchase] = await purchasesOf(orderId);
  return String(purchase?.data['voucherNumber']);
}

/** The data layer as another browser has it, with a queue of its own. */
async function anotherBrowser(): Promise<typeof approveOrder> {
  vi.resetModules();
  const browser = await import('#src/data/orders/approveOrder.ts');
  // Makes it fetch its parts now, so that it shares none with the next one.
  await browser.approveOrder('no-such-order').catch(() => undefined);
  return browser.approveOrder;
}

test(
  `${APPROVALS} approvals at once from ${BROWSERS} browsers get numbers without a gap or a double`,
  async () => {
    const browsers: (typeof approveOrder)[] = [];
    for (let index = 0; index < BROWSERS; index += 1) browsers.push(await anotherBrowser());
    const ids: string[] = [];
    for (let index = 0; index < APPROVALS; index += 1) ids.push((await waitingOrder()).id);
    await Promise.all(
      ids.map(async (id, index) => {
        await browsers[index % BROWSERS]?.(id);
      }),
    );
    const numbers = await Promise.all(ids.map(numberOf));
    expect(new Set(numbers).size).toBe(APPROVALS);
    const series = seriesOf(numbers[0]);
    const vouchers = await vouchersOfSeries(series);
    expect(vouchers.map(({ data }) => data['sequence'])).toEqual(
      Array.from({ length: vouchers.length }, (_, index) => index + 1),
    );
    expect(vouchers.map(({ id }) => id)).toEqual(expect.arrayContaining(numbers));
  },
  TIMEOUT_MS,
);

describe('the invoice of an approval', () => {
  test('is taken back by a credit note', async () => {
    const { id } = await waitingOrder();
    await approveOrder(id);
    const orderId = await expectOnePurchase(id);
    const invoice = await numberOf(id);
    await changed(`purchases/${orderId}`, { paymentStatus: 'cancelled', withdrawnAt: new Date() });
    await refundPurchase(orderId);
    const number = String((await stored(`purchases/${orderId}`))?.['creditNoteNumber']);
    expect(number).toMatch(/^K\d{4}-\d{4}$/);
    expect(await stored(`vouchers/${number}`)).toMatchObject({
      kind: 'credit-note',
      credits: invoice,
      orderId,
      userId: buyer.uid,
      totalOre: -69_900,
      vatOre: -13_980,
    });
  });
});
