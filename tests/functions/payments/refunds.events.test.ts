import { beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { settle, settleDuePayments } from '../../../functions/src/payments/settle.ts';
import { call } from '../support/call.ts';
import { expectMails } from '../support/mails.ts';
import { CUT, cutAt } from '../support/paymentCuts.ts';
import { collect } from '../support/collectPayments.ts';
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

let owner: Person;

beforeAll(async () => {
  owner = await createPerson({ claims: { admin: true } });
});

interface Bought {
  buyer: Person;
  id: string;
  reference: string;
}

async function bought(): Promise<Bought> {
  const buyer = await createPerson();
  const id = await orderPicture(buyer);
  const reference = `${id}-1`;
  await start(buyer, id);
  await answerPayment(reference, 'approve');
  await collect(reference);
  return { buyer, id, reference };
}

async function downloaded(): Promise<Bought> {
  const purchase = await bought();
  await firestore().doc(purchaseAt(purchase.id)).update({ firstDownloadAt: new Date() });
  return purchase;
}

const refund = (orderId: string, ore: number, { token } = owner) =>
  call('refundPayment', { token, input: { orderId, ore } });

const sweep = () => settleDuePayments(tools, new Date(Date.now() + 3_600_000));

async function expectRefundMail(id: string, amount: string): Promise<void> {
  const [mail] = await expectMails(`Du har fået pengene tilbage for ordre ${id}`, 1);
  expect(mail?.params['message']).toContain(`Jeg har betalt ${amount} tilbage til dig.`);
}

const creditNotes = async (id: string) =>
  (await vouchersOf(id)).filter(({ kind }) => kind === 'credit-note');

describe('the photographer sends back', () => {
  test('everything: the sale is cancelled, with its credit note and the mail', async () => {
    const { buyer, id, reference } = await downloaded();
    expect((await refund(id, 19_900)).body).toEqual({ success: true, isSent: true });
    const purchase = await read(purchaseAt(id));
    expect(purchase).toMatchObject({ paymentStatus: 'cancelled' });
    expect(await read(`orders/${id}`)).toMatchObject({ status: 'cancelled' });
    expect(await read(paymentAt(reference))).toMatchObject({ status: 'returned' });
    expect(await ledgerOf(id)).toMatchObject([{ captured: 19_900, refunded: 19_900 }]);
    expect(await creditNotes(id)).toMatchObject([
      { number: purchase?.['creditNoteNumber'], totalOre: -19_900 },
    ]);
    expect((await stateOf(buyer, id)).body).toMatchObject({ isBought: false, status: 'returned' });
    await expectRefundMail(id, '199,00\u00a0kr');
  });

  test("a part of what was downloaded: the pictures stay the customer's", async () => {
    const { buyer, id, reference } = await downloaded();
    expect((await refund(id, 5000)).body).toEqual({ success: true, isSent: true });
    const purchase = await read(purchaseAt(id));
    expect(purchase).toMatchObject({ paymentStatus: 'completed', refundedAmount: 50 });
    expect(purchase?.['refundedAt']).toBeDefined();
    expect(await read(paymentAt(reference))).toMatchObject({ status: 'captured', partOre: 5000 });
    expect(await ledgerOf(id)).toMatchObject([{ captured: 19_900, refunded: 5000 }]);
    expect(await creditNotes(id)).toMatchObject([
      { totalOre: -5000, vatOre: -1000, lines: [{ name: 'Skov i tåge', amountOre: -5000 }] },
    ]);
    expect((await stateOf(buyer, id)).body).toMatchObject({ isBought: true, status: 'captured' });
    await expectRefundMail(id, '50,00\u00a0kr');
  });

  test('nothing twice, also when it is asked for at once', async () => {
    const { id } = await downloaded();
    const answers = await Promise.all([5000, 19_900, 5000].map((ore) => refund(id, ore)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await refund(id, 100)).status).toBe(409);
    expect(await creditNotes(id)).toHaveLength(1);
    const [entry] = await ledgerOf(id);
    const [note] = await creditNotes(id);
    expect(entry?.refunded).toBe(-Number(note?.['totalOre']));
  });

  test('nothing more while a part is on its way', async () => {
    const { id, reference } = await downloaded();
    await failNextRequest(reference);
    expect((await refund(id, 5000)).body).toEqual({ success: true, isSent: false });
    expect((await refund(id, 19_900)).status).toBe(409);
    expect(await read(paymentAt(reference))).toMatchObject({ status: 'reducing', partOre: 5000 });
  });

  test.each([
    ['before', 'find'],
    ['before', 'refund'],
    ['after', 'refund'],
  ] as const)('a part once, when it is cut off %s "%s"', async (when, step) => {
    const { id, reference } = await downloaded();
    await failNextRequest(reference);
    expect((await refund(id, 5000)).body).toEqual({ success: true, isSent: false });
    await expect(settle(reference, cutAt(step, when))).rejects.toThrow(CUT);
    await sweep();
    await settle(reference, tools);
    expect(await ledgerOf(id)).toMatchObject([{ captured: 19_900, refunded: 5000 }]);
    expect(await creditNotes(id)).toMatchObject([{ totalOre: -5000 }]);
  });
});

describe('nothing is sent back', () => {
  test('for anybody but administrators', async () => {
    const { buyer, id } = await downloaded();
    expect((await refund(id, 19_900, buyer)).status).toBe(403);
    expect(await ledgerOf(id)).toMatchObject([{ refunded: 0 }]);
  });

  test('beyond what was paid', async () => {
    const { id } = await downloaded();
    expect((await refund(id, 19_901)).status).toBe(409);
    expect((await refund(id, 0)).status).toBe(400);
    expect((await refund(id, -100)).status).toBe(400);
    expect(await ledgerOf(id)).toMatchObject([{ refunded: 0 }]);
  });

  test('in part while the customer can still withdraw', async () => {
    const { id } = await bought();
    expect((await refund(id, 5000)).status).toBe(409);
    expect(await read(purchaseAt(id))).not.toHaveProperty('refundedAt');
  });

  test('for an order that was paid by hand', async () => {
    const buyer = await createPerson();
    const id = await orderPicture(buyer);
    expect((await refund(id, 19_900)).status).toBe(404);
  });
});
