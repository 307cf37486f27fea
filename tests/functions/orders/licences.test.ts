import { describe, expect, test } from 'vitest';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { mailContent } from '../../../functions/src/mails/content.ts';
import { refusal } from '../support/call.ts';
import { collect } from '../support/collectPayments.ts';
import { answerPayment, ledgerOf, sellPicture, start, vouchersOf } from '../support/payments.ts';
import { createPerson, type Person } from '../support/people.ts';
import { CHANGED, OTHER_TERMS, place } from '../support/placedOrders.ts';
import { orderAt, orderNumber, purchaseAt, read } from '../support/withdrawals.ts';

type Ordered = Parameters<typeof place>[1];

/** Orders as the local functions sell licences: at twice the price, and for 1,000 kroner more. */
const order = (buyer: Person, ordered: Ordered) =>
  place(buyer, { termsVersion: CURRENT_SALES_TERMS, ...ordered });

/** A picture of 199.50 kroner. */
const priced = async (licenceId?: string) => ({
  id: await sellPicture(199.5),
  ...(licenceId !== undefined && { licenceId }),
});

describe('an order with licences', () => {
  test('is written at the prices that the shop asks for them, and keeps them', async () => {
    const buyer = await createPerson();
    const orderId = orderNumber();
    const items = [await priced('private'), await priced('social'), await priced('commercial')];
    expect((await order(buyer, { orderId, items, totalOre: 179_800 })).status).toBe(200);
    expect(await read(orderAt(orderId))).toMatchObject({
      userId: buyer.uid,
      amount: 1798,
      termsConsent: { version: CURRENT_SALES_TERMS },
      items: [
        { price: 199.5, licence: { id: 'private', factor: 1, addition: 0, base: 199.5 } },
        { price: 399, licence: { id: 'social', factor: 2, addition: 0, base: 199.5 } },
        { price: 1199.5, licence: { id: 'commercial', factor: 1, addition: 1000, base: 199.5 } },
      ],
    });
    expect(await read(`order-quota/${buyer.uid}`)).toMatchObject({ orderId, count: 1 });
    const mail = await mailContent('received', [orderId]);
    const message = mail.kind === 'mail' ? mail.params['message'] : '';
    expect(message).toContain('(Enkeltbillede, licens: Erhverv): 1.199,50');
    expect(message).toContain('KØBSBETINGELSERNE, SOM DU ACCEPTEREDE');
  });

  test('has a number of this shop: nobody could approve another', async () => {
    const orderId = orderNumber().replace('JF', 'ZZ');
    const ordered = { orderId, items: [await priced('private')], totalOre: 19_950 };
    expect((await order(await createPerson(), ordered)).status).toBe(400);
    expect(await read(orderAt(orderId))).toBeUndefined();
  });

  test('is paid for at the price with them, and named on the invoice', async () => {
    const buyer = await createPerson();
    const orderId = orderNumber();
    await order(buyer, { orderId, items: [await priced('commercial')], totalOre: 119_950 });
    expect((await start(buyer, orderId)).status).toBe(200);
    await answerPayment(`${orderId}-1`, 'approve');
    await collect(`${orderId}-1`);
    expect(await read(purchaseAt(orderId))).toMatchObject({
      totalAmount: 1199.5,
      orderedAmount: 1199.5,
      currentAmount: 1199.5,
      items: [{ price: 1199.5, licence: { id: 'commercial', base: 199.5 } }],
    });
    expect(await vouchersOf(orderId)).toMatchObject([
      {
        totalOre: 119_950,
        lines: [{ name: 'Skov i tåge, licens: Erhverv', amountOre: 119_950 }],
        termsVersion: CURRENT_SALES_TERMS,
      },
    ]);
    expect(await ledgerOf(orderId)).toMatchObject([{ captured: 119_950 }]);
  });
});

describe('nobody gets a licence', () => {
  test.each([
    ['at the price of a narrower one', { licenceId: 'commercial' }, 19_950],
    ['at the price of another', { licenceId: 'commercial' }, 39_900],
    ['for nothing', { licenceId: 'social' }, 0],
  ])('%s', async (_, wanted, totalOre) => {
    const buyer = await createPerson();
    const orderId = orderNumber();
    const items = [{ ...(await priced()), ...wanted }];
    const { status, body } = await order(buyer, { orderId, items, totalOre });
    expect({ status, body }).toEqual({ status: 409, body: CHANGED });
    expect(await read(orderAt(orderId))).toBeUndefined();
    expect(await read(`order-quota/${buyer.uid}`)).toBeUndefined();
  });

  test('by leaving it out beside one that is named', async () => {
    const items = [await priced('private'), await priced()];
    const { body } = await order(await createPerson(), { items, totalOre: 39_900 });
    expect(body).toEqual(CHANGED);
  });

  test.each([
    ['that there is not', { licenceId: 'everything' }],
    ['with terms of their own', { licence: { id: 'commercial', factor: 1, addition: 0, base: 1 } }],
  ])('%s', async (_, wanted) => {
    const items = [{ ...(await priced()), ...wanted }];
    expect((await order(await createPerson(), { items, totalOre: 19_950 })).status).toBe(400);
  });

  test('at a price of their own', async () => {
    const items = [{ ...(await priced()), licenceId: 'social', value: 1 }];
    const { status } = await order(await createPerson(), { items, totalOre: 100 });
    expect(status).toBe(409);
  });

  test.each(['2025-06-24', 'noget andet'])(
    'under the terms %s, which give other rights',
    async (termsVersion) => {
      const items = [await priced('private')];
      const ordered = { items, totalOre: 19_950, termsVersion };
      expect((await order(await createPerson(), ordered)).body).toEqual(OTHER_TERMS);
    },
  );

  test('without a verified address', async () => {
    const unverified = await createPerson({ emailVerified: false });
    const { status, body } = await order(unverified, {
      items: [await priced('social')],
      totalOre: 39_900,
    });
    expect({ status, body }).toEqual({
      status: 403,
      body: refusal('Bekræft din e-mail, før du bestiller.', 'permission-denied'),
    });
  });
});
