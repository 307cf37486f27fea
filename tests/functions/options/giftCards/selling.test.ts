import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { newGiftCardCode } from '#src/model/giftCards/code.ts';
import { firestore } from '../../../../functions/src/firebaseAdmin.ts';
import { call, refusal } from '../../support/call.ts';
import { makeCode } from '../../support/discounts.ts';
import {
  giftCardAt,
  changeGiftCard,
  findGiftCard,
  issueGiftCard,
  makeGiftCard,
} from '../../support/giftCards.ts';
import { collect } from '../../support/collectPayments.ts';
import { answerPayment, sellPicture, start, vouchersOf } from '../../support/payments.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { CHANGED, OTHER_TERMS, place } from '../../support/placedOrders.ts';
import { orderAt, orderNumber, purchaseAt, read, withdraw } from '../../support/withdrawals.ts';

let buyer: Person;
let owner: Person;
beforeAll(async () => {
  [buyer, owner] = await Promise.all([createPerson(), createPerson({ claims: { admin: true } })]);
});

/** Orders under the terms that have the conditions of cards. */
const order = (ordered: Parameters<typeof place>[1]) =>
  place(buyer, { termsVersion: CURRENT_SALES_TERMS, ...ordered });

const cards = (...prices: number[]) =>
  prices.map((price, at) => ({ id: `kort-${at}`, type: 'gift-card', value: price }));

interface SoldGiftCard {
  code: string;
  value: number;
  lastDay: string;
}

/** Buys cards, which the provider has taken the money of. */
async function bought(...prices: number[]): Promise<{ orderId: string; sold: SoldGiftCard[] }> {
  const orderId = orderNumber();
  const totalOre = prices.reduce((sum, price) => sum + price * 100, 0);
  expect((await order({ orderId, items: cards(...prices), totalOre })).status).toBe(200);
  await start(buyer, orderId);
  await answerPayment(`${orderId}-1`, 'approve');
  await collect(`${orderId}-1`);
  const sold = ((await read(purchaseAt(orderId)))?.['giftCards'] ?? []) as SoldGiftCard[];
  return { orderId, sold };
}

describe('an order of gift cards', () => {
  test('has a line for each, of the amount that was chosen', async () => {
    const orderId = orderNumber();
    const ordered = { orderId, items: cards(300, 750), totalOre: 105_000 };
    expect((await order(ordered)).status).toBe(200);
    expect(await read(orderAt(orderId))).toMatchObject({
      amount: 1050,
      giftCardYears: 3,
      items: [
        { name: 'Gavekort', type: 'gift-card', price: 300, imageUrl: '' },
        { name: 'Gavekort', type: 'gift-card', price: 750 },
      ],
    });
  });

  test.each([[99], [5001], [300.5], [-300], [0]])('of %d kroner is not placed', async (price) => {
    const ordered = { items: cards(price), totalOre: Math.round(price * 100) };
    expect((await order(ordered)).status).toBeGreaterThanOrEqual(400);
  });

  test('with a picture, or of a price that is none, is not placed', async () => {
    const picture = { id: await sellPicture(200), type: 'image' };
    const mixed = { items: [...cards(300), picture], totalOre: 50_000 };
    expect((await order(mixed)).body).toEqual(CHANGED);
    const priceless = { items: [{ id: 'kort-1', type: 'gift-card' }], totalOre: 0 };
    expect((await order(priceless)).body).toEqual(CHANGED);
  });

  test.each(['2025-06-24', 'noget andet'])(
    'is not placed under the terms %s, which say nothing of cards',
    async (termsVersion) => {
      const ordered = { items: cards(300), totalOre: 30_000, termsVersion };
      expect((await order(ordered)).body).toEqual(OTHER_TERMS);
    },
  );

  test('is paid in money alone', async () => {
    const text = 'Et gavekort kan ikke betales med et gavekort eller få rabat.';
    const answer = refusal(text, 'invalid-argument');
    const ordered = { items: cards(300), totalOre: 30_000 };
    const giftCard = { code: await makeGiftCard(), ore: 30_000 };
    expect((await order({ ...ordered, giftCard })).body).toEqual(answer);
    expect((await order({ ...ordered, code: await makeCode() })).body).toEqual(answer);
  });
});

describe('a card that was paid for', () => {
  test('can be used at once by whoever knows its code, and has no moms on its invoice', async () => {
    const { orderId, sold } = await bought(300, 500);
    expect(sold.map(({ value }) => value)).toEqual([300, 500]);
    const [first] = sold;
    expect((await findGiftCard(await createPerson(), first?.code ?? '')).body).toMatchObject({
      card: { left: 300, lastDay: first?.lastDay },
    });
    expect(await read(giftCardAt(first?.code ?? ''))).toMatchObject({ orderId, bookedAt: 'use' });
    expect(await vouchersOf(orderId)).toMatchObject([
      { totalOre: 80_000, vatOre: 0, vatRate: 0, lines: [{ type: 'gift-card' }, {}] },
    ]);
    expect(await read(purchaseAt(orderId))).toMatchObject({ backupStatus: 'completed' });
  });

  test('can be withdrawn while nobody has used it, and then pays nothing', async () => {
    const { orderId, sold } = await bought(300);
    expect((await withdraw(buyer, orderId)).status).toBe(200);
    const [card] = sold;
    expect((await findGiftCard(buyer, card?.code ?? '')).body).toMatchObject({
      error: 'Gavekortet er spærret.',
    });
    expect(await collect(`${orderId}-1`)).toMatchObject({ status: 'returned' });
  });

  test('cannot be withdrawn once an order uses it, nor when the days are over', async () => {
    const used = await bought(300);
    const items = [await sellPicture(200)];
    const giftCard = { code: used.sold[0]?.code, ore: 20_000 };
    expect((await place(buyer, { items, totalOre: 20_000, giftCard })).status).toBe(200);
    expect((await withdraw(buyer, used.orderId)).body).toMatchObject({
      error: 'Gavekortet er brugt, så købet kan ikke længere fortrydes.',
    });
    const old = await bought(300);
    const completedDate = new Date(Date.now() - 20 * 86_400_000);
    await firestore().doc(purchaseAt(old.orderId)).update({ completedDate });
    expect((await withdraw(buyer, old.orderId)).body).toMatchObject({
      error: 'Fristen på 14 dage er udløbet, så købet kan ikke længere fortrydes.',
    });
  });

  test('is not paid back by the refund of pictures', async () => {
    const { orderId } = await bought(300);
    const input = { orderId, ore: 30_000 };
    expect((await call('refundPayment', { token: owner.token, input })).status).toBe(409);
  });
});

describe('an administrator', () => {
  test('issues a card that was sold in person, or that is given away', async () => {
    const [sold, given] = [newGiftCardCode(randomBytes), newGiftCardCode(randomBytes)];
    await issueGiftCard(owner, { code: sold, value: 400, isGiven: false });
    await issueGiftCard(owner, { code: given, value: 200, isGiven: true });
    expect(await read(giftCardAt(sold))).toMatchObject({
      value: 400,
      bookedAt: 'use',
      orderId: '',
      state: 'open',
    });
    expect(await read(giftCardAt(given))).toMatchObject({ bookedAt: 'never' });
    expect((await findGiftCard(buyer, sold)).body).toMatchObject({ card: { left: 400 } });
  });

  test('issues a card once, and no other one in its place', async () => {
    const code = newGiftCardCode(randomBytes);
    const issued = () => issueGiftCard(owner, { code, value: 400, isGiven: false });
    expect((await issued()).status).toBe(200);
    await changeGiftCard(owner, code, 'block');
    expect((await issued()).status).toBe(200);
    expect(await read(giftCardAt(code))).toMatchObject({ value: 400, state: 'blocked' });
    for (const other of [{ value: 500 }, { isGiven: true }]) {
      const wanted = { code, value: 400, isGiven: false, ...other };
      expect((await issueGiftCard(owner, wanted)).status).toBe(409);
    }
    const sold = await makeGiftCard({ value: 400, orderId: 'order' });
    const asSold = { code: sold, value: 400, isGiven: false };
    expect((await issueGiftCard(owner, asSold)).status).toBe(409);
  });

  test('blocks a card and opens it again', async () => {
    const code = await makeGiftCard();
    expect((await changeGiftCard(owner, code, 'block')).status).toBe(200);
    expect((await findGiftCard(buyer, code)).status).toBe(409);
    expect((await changeGiftCard(owner, code, 'block')).status).toBe(409);
    expect((await changeGiftCard(owner, code, 'open')).status).toBe(200);
    expect((await findGiftCard(buyer, code)).status).toBe(200);
  });

  test('notes a payout of what is left, also for a year after the last day, and once', async () => {
    const day = (yearsAgo: number) => `${new Date().getUTCFullYear() - yearsAgo}-12-31`;
    const lapsed = await makeGiftCard({ lastDay: day(1) });
    expect((await changeGiftCard(owner, lapsed, 'pay-out')).body).toMatchObject({ left: 500 });
    expect(await read(giftCardAt(lapsed))).toMatchObject({ state: 'paid-out', paidOut: 500 });
    expect((await changeGiftCard(owner, lapsed, 'pay-out')).status).toBe(409);
    const older = await makeGiftCard({ lastDay: day(3) });
    expect((await changeGiftCard(owner, older, 'pay-out')).status).toBe(409);
  });

  test('opens no card again whose purchase was withdrawn', async () => {
    const code = await makeGiftCard({ state: 'taken-back' });
    for (const change of ['open', 'block', 'pay-out']) {
      expect((await changeGiftCard(owner, code, change)).status).toBe(409);
    }
  });

  test('is nobody else', async () => {
    const code = await makeGiftCard();
    expect((await issueGiftCard(buyer, { value: 400, isGiven: true })).status).toBe(403);
    for (const change of ['block', 'open', 'pay-out']) {
      expect((await changeGiftCard(buyer, code, change)).status).toBe(403);
    }
    expect((await issueGiftCard({ ...buyer, token: '' }, { value: 4, isGiven: true })).status).toBe(
      401,
    );
    expect(await read(giftCardAt(code))).toMatchObject({ state: 'open' });
  });

  test.each([{ value: 0 }, { value: 100_001 }, { value: 10.5 }, { code: 'OIL0000000000000' }])(
    'issues none of %j',
    async (input) => {
      expect((await issueGiftCard(owner, { value: 400, isGiven: false, ...input })).status).toBe(
        400,
      );
    },
  );
});
