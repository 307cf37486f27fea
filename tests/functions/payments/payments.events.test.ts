import { describe, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { askNoMore } from '../../../functions/src/payments/records.ts';
import { settle, settleDuePayments } from '../../../functions/src/payments/settle.ts';
import { paymentState, startPayment } from '../../../functions/src/payments/startPayment.ts';
import { withdraw } from '../../../functions/src/withdrawal/withdraw.ts';
import { call, refusal } from '../support/call.ts';
import { makeGiftCard } from '../support/giftCards.ts';
import { caughtMails, expectMail } from '../support/mails.ts';
import { PATIENCE } from '../support/patience.ts';
import { CUT, cutAt } from '../support/paymentCuts.ts';
import { collect, copyPictures } from '../support/collectPayments.ts';
import {
  answerPayment,
  failNextRequest,
  ledgerOf,
  orderPicture,
  paymentAt,
  sellPicture,
  start,
  stateOf,
  tools,
  vouchersOf,
} from '../support/payments.ts';
import { createPerson, type Person } from '../support/people.ts';
import { orderAt, orderNumber, purchaseAt, read } from '../support/withdrawals.ts';

const status = async (reference: string) => (await read(paymentAt(reference)))?.['status'];

/** One purchase with one voucher, and exactly its amount was collected. */
async function expectBought(orderId: string, ore = 19_900): Promise<void> {
  expect(await read(orderAt(orderId))).toMatchObject({
    paymentStatus: 'completed',
    convertedToPurchaseId: orderId,
  });
  expect(await vouchersOf(orderId)).toMatchObject([{ kind: 'invoice', totalOre: ore }]);
  const collected = (await ledgerOf(orderId)).map(({ captured, refunded }) => captured - refunded);
  expect(collected.reduce((sum, each) => sum + each, 0)).toBe(ore);
}

async function begun(): Promise<[Person, string, string]> {
  const buyer = await createPerson();
  const id = await orderPicture(buyer);
  expect((await start(buyer, id)).status).toBe(200);
  return [buyer, id, `${id}-1`];
}

const sweep = () => settleDuePayments(tools, new Date(Date.now() + 3_600_000));

describe('a shop that takes no more payments by itself', () => {
  const off = { ...tools, payments: { mobilePay: 'manual', card: false } } as const;
  const startAt = ({ uid, email }: Person, orderId: string, way: 'WALLET' | 'CARD' = 'WALLET') =>
    startPayment({ input: { orderId, way }, caller: { uid, email } } as never, off);

  test('begins none', async () => {
    const buyer = await createPerson();
    const id = await orderPicture(buyer);
    await expect(startAt(buyer, id)).rejects.toMatchObject({
      status: 409,
      text: 'Denne ordre kan ikke betales her. Betal på den anden måde.',
    });
    expect(await ledgerOf(id)).toEqual([]);
  });

  test('goes on with one that waits, and books it when it is approved', async () => {
    const [buyer, id, reference] = await begun();
    const { body } = await startAt(buyer, id);
    expect(body).toMatchObject({ redirectUrl: expect.stringContaining(reference) as string });
    // The other way would be a new payment.
    await expect(startAt(buyer, id, 'CARD')).rejects.toMatchObject({ status: 409 });
    expect(await ledgerOf(id)).toMatchObject([{ state: 'CREATED' }]);
    await answerPayment(reference, 'approve');
    await settle(reference, off);
    await copyPictures(id);
    await settle(reference, off);
    await expectBought(id);
  });
});

describe('a payment', () => {
  test('is begun at the provider with the amount of the order, and leads to its page', async () => {
    const buyer = await createPerson();
    const id = await orderPicture(buyer);
    const { body } = await start(buyer, id);
    expect(String(body['redirectUrl'])).toMatch(new RegExp(`/payment\\?reference=${id}-1$`));
    expect(await ledgerOf(id)).toMatchObject([{ state: 'CREATED', value: 19_900, type: 'WALLET' }]);
    expect(await read(paymentAt(`${id}-1`))).toMatchObject({
      orderId: id,
      userId: buyer.uid,
      amountOre: 19_900,
      status: 'waiting',
    });
  });

  test('is one at a time: two devices are led to the same page', async () => {
    const [buyer, id] = await begun();
    const replies = await Promise.all([start(buyer, id), start(buyer, id)]);
    expect(new Set(replies.map(({ body }) => body['redirectUrl']))).toHaveLength(1);
    expect(await ledgerOf(id)).toHaveLength(1);
  });

  test('that is approved makes the purchase, the archive, the voucher and the mail', async () => {
    const [buyer, id, reference] = await begun();
    await answerPayment(reference, 'approve');
    const { body } = await stateOf(buyer, id);
    expect(body).toMatchObject({ isBought: true, amountOre: 19_900 });
    expect(await read(purchaseAt(id))).toMatchObject({
      paymentIntentId: reference,
      paymentMethod: 'mobilepay',
      paymentStatus: 'completed',
      totalAmount: 199,
    });
    await expect
      .poll(() => read(purchaseAt(id)), PATIENCE)
      .toMatchObject({ backupStatus: 'completed' });
    expect((await stateOf(buyer, id)).body).toMatchObject({ status: 'captured' });
    await expectBought(id);
    await expectMail(`${id}-approved`, { status: 'sent', to: buyer.email });
    // The terms tell of the payment that was made, though the shop of these tests is paid by hand.
    const mails = (await caughtMails(buyer.email)).map(({ params }) => JSON.stringify(params));
    expect(mails.some((text) => text.includes('Beløbet bliver reserveret'))).toBe(true);
  });

  test.each([
    ['reject', 'aborted'],
    ['expire', 'expired'],
  ] as const)('that ends with %s leaves the order, which can be paid again', async (end, ended) => {
    const [buyer, id, reference] = await begun();
    await answerPayment(reference, end);
    expect((await stateOf(buyer, id)).body).toMatchObject({ status: ended, isBought: false });
    expect(await read(orderAt(id))).toMatchObject({ paymentStatus: 'pending' });
    const again = await start(buyer, id);
    expect(String(again.body['redirectUrl'])).toContain(`${id}-2`);
    await answerPayment(`${id}-2`, 'approve');
    await collect(`${id}-2`);
    await expectBought(id);
  });

  test.each(['once', 'twice', 'out-of-order'])(
    'is settled by a notification that comes %s',
    async (delivery) => {
      const [, id, reference] = await begun();
      await answerPayment(reference, 'approve', { delivery });
      await vi.waitFor(async () => expect(await status(reference)).not.toBe('waiting'), PATIENCE);
      await collect(reference);
      await expectBought(id);
    },
  );

  test('that nobody has heard of is found by the sweep, which one that cannot be read does not stop', async () => {
    await firestore()
      .doc(paymentAt(orderNumber()))
      .set({ checkAt: new Date(0) });
    const [, id, reference] = await begun();
    await answerPayment(reference, 'approve', { delivery: 'none' });
    await sweep();
    await copyPictures(id);
    await sweep();
    await expectBought(id);
    expect(await read(paymentAt(reference))).not.toHaveProperty('checkAt');
  });

  test('is asked about no more once nothing is left to do, and not before', async () => {
    const checkAt = new Date('2040-01-01');
    const places = ['captured', 'returning', 'waiting'].map((stored) => ({
      stored,
      id: orderNumber(),
    }));
    for (const { stored, id } of places) {
      const payment = { orderId: id, userId: 'uid', amountOre: 19_900, way: 'WALLET' };
      await firestore()
        .doc(paymentAt(id))
        .set({ ...payment, status: stored, createdAt: new Date(), checkAt });
      await askNoMore(id);
    }
    const left = await Promise.all(places.map(({ id }) => read(paymentAt(id))));
    expect(left.map((payment) => payment && 'checkAt' in payment)).toEqual([false, true, true]);
  });

  test('whose page could not be opened is begun again under the same reference', async () => {
    const buyer = await createPerson();
    const id = await orderPicture(buyer);
    await failNextRequest(id, true);
    expect(await start(buyer, id)).toMatchObject({
      status: 502,
      body: refusal(
        'MobilePay svarer ikke lige nu. Prøv igen om lidt, eller betal på den anden måde.',
        'service-failed',
      ),
    });
    expect((await start(buyer, id)).body['redirectUrl']).toContain(`${id}-1`);
    expect(await ledgerOf(id)).toHaveLength(1);
  });
});

describe('money goes back', () => {
  test('when the order was approved by hand meanwhile', async () => {
    const [, id, reference] = await begun();
    await firestore()
      .doc(orderAt(id))
      .update({ paymentStatus: 'completed', convertedToPurchaseId: id });
    await firestore().doc(purchaseAt(id)).set({ userId: 'x', paymentStatus: 'completed' });
    await answerPayment(reference, 'approve');
    await settle(reference, tools);
    expect(await status(reference)).toBe('returned');
    expect(await ledgerOf(id)).toMatchObject([{ cancelled: 19_900, captured: 0 }]);
  });

  test.each([{ cancelReason: 'unpaid' }, { withdrawnAt: new Date() }])(
    'when the order was cancelled meanwhile: %j',
    async (changes) => {
      const [, id, reference] = await begun();
      await firestore()
        .doc(orderAt(id))
        .update({ paymentStatus: 'cancelled', ...changes });
      await answerPayment(reference, 'approve');
      await settle(reference, tools);
      expect(await status(reference)).toBe('returned');
      expect(await read(purchaseAt(id))).toBeUndefined();
    },
  );

  test('when the order is paid twice: the second payment is let go', async () => {
    const [buyer, id, first] = await begun();
    const second = `${id}-2`;
    const record = await firestore().doc(paymentAt(first)).get();
    await firestore()
      .doc(paymentAt(second))
      .set(record.data() ?? {});
    const shown = { returnUrl: 'http://127.0.0.1/', paymentDescription: 'Ordre' };
    await tools.provider.create({ id: second, way: 'WALLET', amountOre: 19_900 }, shown);
    await Promise.all([first, second].map((each) => answerPayment(each, 'approve')));
    await Promise.all([first, second].map((each) => collect(each)));
    const ends = await Promise.all([first, second].map(status));
    expect(ends.toSorted()).toEqual(['captured', 'returned']);
    await expectBought(id);
    const bought = ends[0] === 'captured' ? first : second;
    // The first payment may be the one that goes back: the customer is told of it all the same.
    expect((await stateOf(buyer, id)).body).toMatchObject({ isBought: true, status: 'returned' });
    expect(await read(purchaseAt(id))).toMatchObject({ paymentIntentId: bought });
    expect((await start(buyer, id)).body).toEqual({ success: true });
  });

  test('when the customer withdraws: refunded by itself, with the credit note and the mail', async () => {
    const [buyer, id, reference] = await begun();
    await answerPayment(reference, 'approve');
    await collect(reference);
    const withdrawn = await call('withdrawOrder', {
      token: buyer.token,
      input: { orderId: id, name: 'Mette Ågård' },
    });
    expect(withdrawn.status).toBe(200);
    expect(await status(reference)).toBe('returning');
    await sweep();
    expect(await status(reference)).toBe('returned');
    expect(await ledgerOf(id)).toMatchObject([{ captured: 19_900, refunded: 19_900 }]);
    const { refundedAt, creditNoteNumber } = (await read(purchaseAt(id))) ?? {};
    expect(refundedAt).toBeDefined();
    const vouchers = await vouchersOf(id);
    expect(vouchers.find(({ number }) => number === creditNoteNumber)).toMatchObject({
      kind: 'credit-note',
      totalOre: -19_900,
    });
    expect((await stateOf(buyer, id)).body).toMatchObject({ isBought: false, status: 'returned' });
    await expectMail(`${id}-refunded`, { to: buyer.email });
    await expectMail(`${id}-withdrawal-notice`, { status: 'sent' });
    const mails = await caughtMails(`har fortrudt ordre ${id}`);
    const notice = mails.find(({ to }) => to !== buyer.email);
    expect(notice?.params['message']).toContain('kr går tilbage til kunden af sig selv');
  });

  test('when the customer withdraws before the money is collected: it is let go', async () => {
    const [, id, reference] = await begun();
    await answerPayment(reference, 'approve');
    await settle(reference, tools);
    await copyPictures(id);
    await expect(settle(reference, cutAt('capture', 'before'))).rejects.toThrow(CUT);
    await withdraw(id, () => ({ name: 'Mette', at: new Date() }));
    await sweep();
    expect(await ledgerOf(id)).toMatchObject([{ captured: 0, cancelled: 19_900 }]);
    expect(await read(purchaseAt(id))).toHaveProperty('refundedAt');
  });

  test('when the customer withdraws while the money is collected: it is refunded after all', async () => {
    const [, id, reference] = await begun();
    await answerPayment(reference, 'approve');
    const capture: typeof tools.provider.capture = async (...input) => {
      await tools.provider.capture(...input);
      await withdraw(id, () => ({ name: 'Mette', at: new Date() }));
    };
    await settle(reference, tools);
    await copyPictures(id);
    await settle(reference, { ...tools, provider: { ...tools.provider, capture } });
    expect(await status(reference)).toBe('returning');
    await sweep();
    expect(await ledgerOf(id)).toMatchObject([{ captured: 19_900, refunded: 19_900 }]);
    expect(await status(reference)).toBe('returned');
  });

  test('when another amount was reserved than the order costs', async () => {
    const [, id, reference] = await begun();
    await answerPayment(reference, 'approve', { amount: 100 });
    await settle(reference, tools);
    expect(await status(reference)).toBe('returned');
    expect(await read(orderAt(id))).toMatchObject({ paymentStatus: 'pending' });
    expect(await ledgerOf(id)).toMatchObject([{ cancelled: 100, captured: 0 }]);
  });
});

describe('a payment is not begun', () => {
  test('for an order of somebody else, in the words for one that there is not', async () => {
    const [buyer, other] = await Promise.all([createPerson(), createPerson()]);
    const id = await orderPicture(buyer);
    const unknown = refusal('Ordren findes ikke blandt dine bestillinger.', 'not-found');
    for (const asked of [id, orderNumber()]) {
      expect(await start(other, asked)).toMatchObject({ status: 404, body: unknown });
      expect(await stateOf(other, asked)).toMatchObject({ status: 404, body: unknown });
    }
    expect(await ledgerOf(id)).toEqual([]);
  });

  test('for an order with prices of its own', async () => {
    const buyer = await createPerson();
    const imageId = await sellPicture(500);
    const id = await orderPicture(buyer, { imageId, price: 3 });
    expect(await start(buyer, id)).toMatchObject({ status: 409, body: { success: false } });
    expect(await ledgerOf(id)).toEqual([]);
  });

  test.each(['blocked', 'taken-back'] as const)(
    'for an order whose gift card is %s, which nobody could approve',
    async (state) => {
      const buyer = await createPerson();
      const giftCard = { code: await makeGiftCard({ state }), amount: 50, bookedAt: 'use' };
      const id = await orderPicture(buyer, { giftCard });
      const text =
        'Gavekortet på ordren er spærret, så den kan ikke betales. Kontakt mig, eller fortryd ordren, og bestil igen.';
      expect(await start(buyer, id)).toMatchObject({
        status: 409,
        body: refusal(text, 'order/not-pending'),
      });
      expect(await ledgerOf(id)).toEqual([]);
    },
  );

  test.each([
    ['terms that never were', { termsConsent: { version: 'x', acceptedAt: new Date() } }],
    ['no terms', { termsConsent: null }],
  ])('for an order under %s', async (_, changes) => {
    const buyer = await createPerson();
    const id = await orderPicture(buyer, changes);
    const text = 'Denne ordre kan ikke betales her. Betal på den anden måde.';
    expect(await start(buyer, id)).toMatchObject({
      status: 409,
      body: refusal(text, 'order/not-pending'),
    });
    expect(await ledgerOf(id)).toEqual([]);
  });

  test('for an order that is cancelled', async () => {
    const buyer = await createPerson();
    const id = await orderPicture(buyer, { paymentStatus: 'cancelled' });
    expect((await start(buyer, id)).status).toBe(409);
  });
});

test('who asks what became of an order asks the provider about the newest payment and open ones alone', async () => {
  const buyer = await createPerson();
  const id = await orderPicture(buyer);
  const states = ['aborted', 'returning', 'expired', 'aborted'];
  for (const [index, state] of states.entries()) {
    const payment = { orderId: id, userId: buyer.uid, amountOre: 19_900, way: 'WALLET' };
    const ref = firestore().doc(paymentAt(`${id}-${index + 1}`));
    await ref.set({ ...payment, status: state, createdAt: new Date() });
  }
  const asked: string[] = [];
  const find = ({ id: reference }: { id: string }) => {
    asked.push(reference);
    return Promise.resolve(undefined);
  };
  const provider = { ...tools.provider, find };
  const asking = { input: { orderId: id }, caller: { uid: buyer.uid } } as never;
  const { body } = await paymentState(asking, { ...tools, provider });
  expect(body).toMatchObject({ isBought: false, status: 'aborted' });
  expect(asked).toEqual([`${id}-2`, `${id}-4`]);
});
