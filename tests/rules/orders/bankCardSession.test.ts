import { describe, expect, test } from 'vitest';
import type { BankCardSession } from '#src/model/purchases/bankCardSession.ts';
import { freshId } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { buyer, given, photographerIsSignedIn, signInAs, stored } from './world.ts';

const { recordBankCardSession } = await import('#src/data/orders/bankCardSession.ts');

photographerIsSignedIn();

/** A session for one image of the shop, which cost 199.50 when it was paid. */
async function paidSession(changes: Partial<BankCardSession> = {}): Promise<BankCardSession> {
  const image = freshId('image');
  await given({ [`enkeltbilleder/${image}`]: samples.singleImage() });
  return {
    sessionId: freshId('cs_'),
    paymentIntentId: 'pi_1',
    userId: buyer.uid,
    userEmail: buyer.email,
    userName: 'Kaj Kunde',
    currency: 'dkk',
    createdAt: new Date('2026-03-01T12:00:00.007Z'),
    amountTotal: 19_950,
    lines: [
      {
        id: image,
        name: 'Klit',
        price: 19_950,
        type: 'image',
        category: 'natur',
        thumbnailUrl: '',
        imageUrl: '',
        downloadUrl: '',
        quantity: 1,
      },
    ],
    ...changes,
  };
}

describe('a paid card session', () => {
  test('becomes a purchase in kroner, with its mirrors and its originals', async () => {
    const session = await paidSession();
    const { id } = await recordBankCardSession(session);
    expect(id).toMatch(/^JF20260301[A-Z]{6}007$/);
    const [purchase, record, lookup] = await Promise.all(
      ['purchases', 'orders', 'admin-order-lookup'].map((name) => stored(`${name}/${id}`)),
    );
    expect(purchase).toMatchObject({
      userId: buyer.uid,
      paymentMethod: 'card',
      paymentStatus: 'completed',
      totalAmount: 199.5,
      stripeSessionId: session.sessionId,
      backupStatus: 'pending',
      items: [
        {
          price: 199.5,
          originalAdminPath: 'high-quality/enkeltbilleder/klit/original_1700000000000_a.jpg',
        },
      ],
    });
    expect(record).toMatchObject({ total: 199.5, paymentMethod: 'card', status: 'completed' });
    expect(lookup).toMatchObject({ totalAmount: 199.5, customerUserId: buyer.uid });
  });

  test('becomes one purchase, however often it is recorded', async () => {
    const session = await paidSession();
    const first = await recordBankCardSession(session);
    const again = await Promise.all([
      recordBankCardSession(session),
      recordBankCardSession(session),
    ]);
    expect(again).toEqual([first, first]);
  });

  test('does not take the place of another', async () => {
    const session = await paidSession();
    const { id } = await recordBankCardSession(session);
    await given({
      [`purchases/${id}`]: { ...samples.purchase(buyer), stripeSessionId: 'cs_other' },
    });
    await expect(recordBankCardSession(session)).rejects.toMatchObject({ code: 'already-exists' });
  });

  test('in another currency is refused', async () => {
    const session = await paidSession({ currency: 'eur' });
    await expect(recordBankCardSession(session)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  test('is not recorded by its buyer', async () => {
    const session = await paidSession();
    await signInAs('customer');
    await expect(recordBankCardSession(session)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await signInAs('photographer');
  });
});
