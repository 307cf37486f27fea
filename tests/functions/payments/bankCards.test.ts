import { describe, expect, test } from 'vitest';
import type { SoldGiftCard } from '#src/model/giftCards/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { settle } from '../../../functions/src/payments/settle.ts';
import { startPayment } from '../../../functions/src/payments/startPayment.ts';
import { CUT, cutAt } from '../support/paymentCuts.ts';
import { collect } from '../support/collectPayments.ts';
import { giftCardAt, makeGiftCard } from '../support/giftCards.ts';
import {
  answerPayment,
  failNextRequest,
  ledgerOf,
  orderPicture,
  paymentAt,
  start,
  stateOf,
  tools,
  vouchersOf,
} from '../support/payments.ts';
import { createPerson, type Person } from '../support/people.ts';
import { purchaseAt, read } from '../support/withdrawals.ts';

async function ordered(): Promise<[Person, string]> {
  const buyer = await createPerson();
  return [buyer, await orderPicture(buyer)];
}

/** An order whose customer was at MobilePay's page and has not answered. */
async function begun(): Promise<[Person, string]> {
  const [buyer, id] = await ordered();
  await start(buyer, id);
  return [buyer, id];
}

/** A sale whose reservation, or what was left of it, is cancelled in the portal of the provider. */
async function cancelledInPortal({
  captured = 0,
  giftCards = [],
}: {
  captured?: number;
  giftCards?: SoldGiftCard[];
}): Promise<string> {
  const [buyer, id] = await ordered();
  await start(buyer, id, 'CARD');
  await answerPayment(`${id}-1`, 'approve');
  const payment = await settle(`${id}-1`, tools);
  if (!payment) throw new Error('There is no payment');
  await firestore().doc(purchaseAt(id)).update({ giftCards });
  if (captured > 0) await tools.provider.capture(payment, captured);
  await tools.provider.release(payment);
  expect(await collect(`${id}-1`)).toMatchObject({ status: 'returned' });
  return id;
}

const statesOf = async (id: string) =>
  (await ledgerOf(id)).map(({ type, state }) => `${type} ${state}`);

describe('a card', () => {
  test('pays an order, whose purchase and voucher say so', async () => {
    const [buyer, id] = await ordered();
    const { body } = await start(buyer, id, 'CARD');
    expect(String(body['redirectUrl'])).toMatch(new RegExp(`/payment\\?reference=${id}-1$`));
    expect(await statesOf(id)).toEqual(['CARD CREATED']);
    await answerPayment(`${id}-1`, 'approve');
    expect((await stateOf(buyer, id)).body).toMatchObject({
      ...{ status: 'paid', isBought: true, way: 'CARD' },
    });
    expect(await read(purchaseAt(id))).toMatchObject({
      paymentMethod: 'card',
      paymentIntentId: `${id}-1`,
      totalAmount: 199,
    });
    expect(await vouchersOf(id)).toMatchObject([{ paymentMethod: 'card', totalOre: 19_900 }]);
  });

  test('is charged when the pictures are copied, or the reservation would lapse', async () => {
    const [buyer, id] = await ordered();
    const reference = `${id}-1`;
    await start(buyer, id, 'CARD');
    await answerPayment(reference, 'approve');
    const charged = async (changes = {}) => {
      await firestore().doc(paymentAt(reference)).update(changes);
      await settle(reference, tools);
      return (await ledgerOf(id)).map(({ captured }) => captured);
    };
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    expect(await charged({ way: 'CARD' })).toEqual([0]);
    expect(await charged({ createdAt: daysAgo(3.9) })).toEqual([0]);
    expect(await charged({ createdAt: daysAgo(4.1) })).toEqual([19_900]);
  });

  test('is charged when they were fetched, and has paid while the provider does not answer', async () => {
    const [buyer, id] = await ordered();
    await start(buyer, id, 'CARD');
    await answerPayment(`${id}-1`, 'approve');
    await settle(`${id}-1`, tools);
    await firestore().doc(purchaseAt(id)).update({ firstDownloadAt: new Date() });
    await failNextRequest(`${id}-1`);
    expect(await stateOf(buyer, id)).toMatchObject({
      status: 200,
      body: { status: 'paid', isBought: true },
    });
    expect((await stateOf(buyer, id)).body).toMatchObject({ status: 'captured' });
  });

  test.each([0, 5000])(
    'that is cancelled in the portal of the provider ends the sale, with a credit note (%d øre collected there)',
    async (captured) => {
      const id = await cancelledInPortal({ captured });
      expect(await read(purchaseAt(id))).toMatchObject({ paymentStatus: 'cancelled' });
      const cancelled = 19_900 - captured;
      expect(await ledgerOf(id)).toMatchObject([{ captured, cancelled, refunded: captured }]);
      const totals = (await vouchersOf(id)).map(({ totalOre }) => Number(totalOre));
      expect(totals.toSorted((a, b) => a - b)).toEqual([-19_900, 19_900]);
    },
  );

  test('that is cancelled there takes back the gift cards that it paid', async () => {
    const code = await makeGiftCard();
    await cancelledInPortal({ giftCards: [{ code, value: 199, lastDay: '2099-12-31' }] });
    expect(await read(giftCardAt(code))).toMatchObject({ state: 'taken-back' });
  });

  test('is refused where the shop takes none', async () => {
    const [{ uid, email }, id] = await ordered();
    const asked = startPayment(
      { input: { orderId: id, way: 'CARD' }, caller: { uid, email } } as never,
      { ...tools, payments: { mobilePay: 'automatic', card: false } },
    );
    await expect(asked).rejects.toMatchObject({
      status: 409,
      text: 'Der kan ikke betales med kort her. Betal på en anden måde.',
    });
    expect(await ledgerOf(id)).toEqual([]);
  });
});

describe('a customer who changes from MobilePay to a card', () => {
  test('ends the payment that waits, and begins another', async () => {
    const [buyer, id] = await begun();
    expect((await start(buyer, id, 'CARD')).body['redirectUrl']).toContain(`${id}-2`);
    expect(await statesOf(id)).toEqual(['WALLET TERMINATED', 'CARD CREATED']);
    // MobilePay's page, still open in another tab, takes nothing any more.
    await answerPayment(`${id}-1`, 'approve');
    await settle(`${id}-1`, tools);
    await answerPayment(`${id}-2`, 'approve');
    await collect(`${id}-2`);
    expect(await vouchersOf(id)).toMatchObject([{ paymentMethod: 'card' }]);
    expect((await ledgerOf(id)).map(({ captured }) => captured)).toEqual([0, 19_900]);
  });

  test('and back again finds one open payment each time', async () => {
    const [buyer, id] = await begun();
    await start(buyer, id, 'CARD');
    expect((await start(buyer, id)).body['redirectUrl']).toContain(`${id}-3`);
    expect(await statesOf(id)).toEqual(['WALLET TERMINATED', 'CARD TERMINATED', 'WALLET CREATED']);
  });

  test('after approving in the app has paid, and is led nowhere', async () => {
    const [buyer, id] = await begun();
    await answerPayment(`${id}-1`, 'approve');
    expect((await start(buyer, id, 'CARD')).body).toEqual({ success: true });
    expect(await read(purchaseAt(id))).toMatchObject({ paymentMethod: 'mobilepay' });
    expect(await statesOf(id)).toEqual(['WALLET AUTHORIZED']);
  });

  test('keeps the one that waits when the provider does not end it', async () => {
    const [buyer, id] = await begun();
    await failNextRequest(`${id}-1/cancel`);
    expect((await start(buyer, id, 'CARD')).status).toBe(502);
    expect(await statesOf(id)).toEqual(['WALLET CREATED']);
    expect((await start(buyer, id, 'CARD')).body['redirectUrl']).toContain(`${id}-2`);
  });

  test.each(['before', 'after'] as const)('is not stopped by a cut %s the end', async (when) => {
    const [buyer, id] = await begun();
    const { uid, email } = buyer;
    const call = { input: { orderId: id, way: 'CARD' }, caller: { uid, email } } as never;
    await expect(startPayment(call, cutAt('cancelPayment', when))).rejects.toThrow(CUT);
    expect((await start(buyer, id, 'CARD')).body['redirectUrl']).toContain(`${id}-2`);
    expect(await statesOf(id)).toEqual(['WALLET TERMINATED', 'CARD CREATED']);
  });

  test('whose MobilePay page never opened is not held up by it', async () => {
    const [buyer, id] = await ordered();
    await failNextRequest(id);
    expect((await start(buyer, id)).status).toBe(502);
    expect((await start(buyer, id, 'CARD')).body['redirectUrl']).toContain(`${id}-2`);
    expect(await read(paymentAt(`${id}-1`))).toMatchObject({ status: 'terminated' });
  });

  test('in two tabs at once pays once', async () => {
    const [buyer, id] = await ordered();
    await Promise.all([start(buyer, id), start(buyer, id, 'CARD')]);
    const open = (await ledgerOf(id)).filter(({ state }) => state === 'CREATED');
    for (const { reference } of open) {
      await answerPayment(reference, 'approve');
      await collect(reference);
    }
    const kept = (await ledgerOf(id)).map(({ captured, refunded }) => captured - refunded);
    expect(kept.reduce((sum, each) => sum + each, 0)).toBe(19_900);
    expect(await vouchersOf(id)).toHaveLength(1);
  });
});
