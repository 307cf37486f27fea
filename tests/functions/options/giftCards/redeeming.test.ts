import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { shownCode } from '#src/model/giftCards/code.ts';
import { firestore } from '../../../../functions/src/firebaseAdmin.ts';
import { findGiftCardCode } from '../../../../functions/src/giftCards/giftCards.ts';
import type { Caller } from '../../../../functions/src/guards/identity.ts';
import { guessLimitOfShop } from '../../../../functions/src/rateLimits.ts';
import { call, refusal } from '../../support/call.ts';
import { makeCode } from '../../support/discounts.ts';
import { giftCardAt, changeGiftCard, findGiftCard, makeGiftCard } from '../../support/giftCards.ts';
import { collect } from '../../support/collectPayments.ts';
import {
  answerPayment,
  ledgerOf,
  sellPicture,
  start,
  stateOf,
  vouchersOf,
} from '../../support/payments.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { place } from '../../support/placedOrders.ts';
import { useUpLimit } from '../../support/rate.ts';
import { orderAt, orderNumber, purchaseAt, read, withdraw } from '../../support/withdrawals.ts';

const refusedWith = (text: string) => refusal(text, 'invalid-argument');
const UNKNOWN = refusedWith('Gavekortet findes ikke.');
const CHANGED = refusedWith('Saldoen på gavekortet har ændret sig. Fjern det, og tilføj det igen.');

afterEach(() => void vi.useRealTimers());

let buyer: Person;
let owner: Person;
beforeAll(async () => {
  [buyer, owner] = await Promise.all([createPerson(), createPerson({ claims: { admin: true } })]);
});

/** The rest of a card, as its holder is told. */
const leftOf = async (code: string) => (await findGiftCard(buyer, code)).body['card'] ?? {};

/** An order of one picture, of which a card pays this many øre. */
async function ordered(code: string, [price, ore]: [price: number, ore: number], from = buyer) {
  const orderId = orderNumber();
  const { status, body } = await place(from, {
    orderId,
    items: [await sellPicture(price)],
    totalOre: price * 100,
    giftCard: { code, ore },
  });
  return { orderId, status, body };
}

describe('a code that a customer types', () => {
  test('is told what is left, until when, and whether it pays or reduces the price, and nothing else', async () => {
    const code = await makeGiftCard();
    const { status, body } = await findGiftCard(buyer, ` ${shownCode(code).toLowerCase()}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, card: { code, left: 500, lastDay: '2099-12-31', bookedAt: 'use' } },
    });
  });

  test.each([
    [{ state: 'blocked' as const }, 'Gavekortet er spærret.'],
    [{ state: 'taken-back' as const }, 'Gavekortet er spærret.'],
    [{ lastDay: '2020-01-01' }, 'Gavekortet er udløbet.'],
    [{ state: 'paid-out' as const, paidOut: 500 }, 'Gavekortet er brugt op.'],
  ])('of a card that is %j pays nothing', async (card, text) => {
    const { status, body } = await findGiftCard(buyer, await makeGiftCard(card));
    expect({ status, body }).toEqual({ status: 409, body: refusedWith(text) });
  });

  test('that there is none of is unknown, also to an order', async () => {
    const guesser = await createPerson();
    expect((await findGiftCard(guesser, 'ABCD-EFGH-JKMN-PQRS')).body).toEqual(UNKNOWN);
    expect((await findGiftCard(guesser, 'SOMMER20')).body).toEqual(UNKNOWN);
    expect((await ordered('ABCDEFGHJKMNPQRS', [200, 100], guesser)).body).toEqual(UNKNOWN);
  });

  test('is told to nobody without a verified address or a sign-in', async () => {
    const code = await makeGiftCard();
    const unverified = await createPerson({ emailVerified: false });
    expect((await findGiftCard(unverified, code)).status).toBe(403);
    expect((await findGiftCard({ ...unverified, token: '' }, code)).status).toBe(401);
  });

  test('may be wrong ten times an hour, together with discount codes', async () => {
    const guesser = await createPerson();
    const code = await makeGiftCard();
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await findGiftCard(guesser, '0000000000000000')).status).toBe(404);
      const input = { code: 'FORKERT' };
      const wrong = await call('findDiscount', { token: guesser.token, input });
      expect(wrong.status).toBe(404);
    }
    // Also a right one, which would tell that it is right.
    expect((await findGiftCard(guesser, code)).status).toBe(429);
  });

  test('is taken when others have used up the guesses of the shop', async () => {
    const code = await makeGiftCard();
    // An hour of its own: other tests use codes meanwhile.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2041-01-01T12:00:00Z') });
    await useUpLimit(guessLimitOfShop, { name: 'codes', subject: '' });
    await expect(findGiftCardCode({ uid: 'anybody' } as Caller, code)).resolves.toBe(code);
  });
});

describe('an order that a card pays a part of', () => {
  test('keeps its whole amount, with the part beside it, and the card has less', async () => {
    const code = await makeGiftCard();
    const { orderId, status } = await ordered(shownCode(code), [649.5, 50_000]);
    expect(status).toBe(200);
    expect(await read(orderAt(orderId))).toMatchObject({
      amount: 649.5,
      giftCard: { code, amount: 500, bookedAt: 'use' },
    });
    expect((await findGiftCard(buyer, code)).body).toEqual(refusedWith('Gavekortet er brugt op.'));
  });

  test('takes only what is left, however often the card was used', async () => {
    const code = await makeGiftCard();
    await ordered(code, [199, 19_900]);
    expect(await leftOf(code)).toMatchObject({ left: 301 });
    expect((await ordered(code, [400, 40_000])).body).toEqual(CHANGED);
    expect((await ordered(code, [400, 30_100])).status).toBe(200);
    expect((await ordered(code, [400, 100])).status).toBe(409);
  });

  test('is placed once, however often it is asked for', async () => {
    const code = await makeGiftCard();
    const order = {
      orderId: orderNumber(),
      items: [await sellPicture(200)],
      totalOre: 20_000,
      giftCard: { code, ore: 20_000 },
    };
    const answers = await Promise.all([1, 2, 3].map(() => place(buyer, order)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await leftOf(code)).toMatchObject({ left: 300 });
  });

  test('may have a discount besides, which comes first', async () => {
    const code = await makeGiftCard();
    const discount = await makeCode();
    const orderId = orderNumber();
    const items = [await sellPicture(800)];
    const giftCard = { code, ore: 50_000 };
    const { status } = await place(buyer, {
      ...{ orderId, code: discount, items, totalOre: 60_000, giftCard },
    });
    expect(status).toBe(200);
    expect(await read(orderAt(orderId))).toMatchObject({
      amount: 600,
      discount: { amount: 200 },
      giftCard: { amount: 500 },
    });
  });

  test('gives its part back when it is rejected, expires or is withdrawn', async () => {
    const code = await makeGiftCard();
    const rejected = await ordered(code, [200, 20_000]);
    await firestore().doc(orderAt(rejected.orderId)).update({ paymentStatus: 'cancelled' });
    const withdrawn = await ordered(code, [200, 20_000]);
    expect(await leftOf(code)).toMatchObject({ left: 300 });
    await withdraw(buyer, withdrawn.orderId);
    expect(await leftOf(code)).toMatchObject({ left: 500 });
  });
});

describe('two orders at once', () => {
  test('do not spend the same kroner', async () => {
    const code = await makeGiftCard();
    const buyers = await Promise.all(Array.from({ length: 6 }, () => createPerson()));
    const answers = await Promise.all(buyers.map((each) => ordered(code, [200, 20_000], each)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await leftOf(code)).toMatchObject({ left: 100 });
  });

  test('nor does an order spend what is paid out at the same moment', async () => {
    const code = await makeGiftCard();
    const [order, payout] = await Promise.all([
      ordered(code, [500, 50_000]),
      changeGiftCard(owner, code, 'pay-out'),
    ]);
    expect([order.status, payout.status].toSorted()).toEqual([200, 409]);
    const { paidOut } = (await read(giftCardAt(code))) ?? {};
    expect(Number(paidOut) + (order.status === 200 ? 500 : 0)).toBe(500);
  });
});

test('what an order gives back after a payout is paid out too, and nothing twice', async () => {
  const code = await makeGiftCard();
  const { orderId } = await ordered(code, [200, 20_000]);
  expect((await changeGiftCard(owner, code, 'pay-out')).body).toMatchObject({ left: 300 });
  await withdraw(buyer, orderId);
  expect(await leftOf(code)).toMatchObject({ left: 200 });
  expect((await changeGiftCard(owner, code, 'pay-out')).body).toMatchObject({ left: 200 });
  expect(await read(giftCardAt(code))).toMatchObject({ state: 'paid-out', paidOut: 500 });
  expect((await changeGiftCard(owner, code, 'pay-out')).status).toBe(409);
  expect((await findGiftCard(buyer, code)).status).toBe(409);
});

describe('an automatic payment', () => {
  async function paid(code: string, price: number, ore: number) {
    const { orderId } = await ordered(code, [price, ore]);
    expect((await start(buyer, orderId)).status).toBe(200);
    expect((await stateOf(buyer, orderId)).body).toMatchObject({ amountOre: price * 100 - ore });
    await answerPayment(`${orderId}-1`, 'approve');
    await collect(`${orderId}-1`);
    return orderId;
  }

  test('takes the rest, and the invoice has the whole with its moms', async () => {
    const code = await makeGiftCard();
    const orderId = await paid(code, 700, 50_000);
    expect(await read(purchaseAt(orderId))).toMatchObject({
      totalAmount: 700,
      giftCard: { code, amount: 500 },
    });
    expect(await ledgerOf(orderId)).toMatchObject([{ captured: 20_000 }]);
    expect(await vouchersOf(orderId)).toMatchObject([
      { totalOre: 70_000, vatOre: 14_000, giftCard: { amountOre: 50_000 } },
    ]);
    await withdraw(buyer, orderId);
    expect(await leftOf(code)).toMatchObject({ left: 500 });
    await collect(`${orderId}-1`);
    expect(await ledgerOf(orderId)).toMatchObject([{ refunded: 20_000 }]);
  });

  test('goes back when the card was blocked meanwhile', async () => {
    const code = await makeGiftCard();
    const { orderId } = await ordered(code, [700, 50_000]);
    await start(buyer, orderId);
    expect((await changeGiftCard(owner, code, 'block')).status).toBe(200);
    await answerPayment(`${orderId}-1`, 'approve');
    expect(await collect(`${orderId}-1`)).toMatchObject({ status: 'returned' });
    expect(await read(purchaseAt(orderId))).toBeUndefined();
  });

  test('is not begun for a rest of less than a krone', async () => {
    const { orderId } = await ordered(await makeGiftCard(), [500.5, 50_000]);
    expect(await start(buyer, orderId)).toMatchObject({
      status: 409,
      body: { error: 'Denne ordre kan ikke betales her. Betal på den anden måde.' },
    });
  });

  test('that is sent back in part fills the card first', async () => {
    const code = await makeGiftCard();
    const orderId = await paid(code, 700, 50_000);
    await firestore().doc(purchaseAt(orderId)).update({ firstDownloadAt: new Date() });
    const refund = (ore: number) =>
      call('refundPayment', { token: owner.token, input: { orderId, ore } });
    expect((await refund(60_000)).body).toMatchObject({ success: true });
    expect(await leftOf(code)).toMatchObject({ left: 500 });
    expect(await ledgerOf(orderId)).toMatchObject([{ refunded: 10_000 }]);
    expect(await read(purchaseAt(orderId))).toMatchObject({
      refundedAmount: 600,
      giftCard: { amount: 500, returned: 500 },
    });
    const [, note] = (await vouchersOf(orderId))
      .toSorted((a, b) => String(a['kind']).localeCompare(String(b['kind'])))
      .toReversed();
    expect(note).toMatchObject({ totalOre: -60_000, giftCard: { amountOre: -50_000 } });
  });

  test('needs no provider for a part that the card has paid', async () => {
    const code = await makeGiftCard();
    const orderId = await paid(code, 700, 50_000);
    await firestore().doc(purchaseAt(orderId)).update({ firstDownloadAt: new Date() });
    const input = { orderId, ore: 20_000 };
    expect((await call('refundPayment', { token: owner.token, input })).status).toBe(200);
    expect(await leftOf(code)).toMatchObject({ left: 200 });
    expect(await ledgerOf(orderId)).toMatchObject([{ refunded: 0 }]);
    expect(await read(purchaseAt(orderId))).toMatchObject({ refundedAmount: 200 });
  });
});
