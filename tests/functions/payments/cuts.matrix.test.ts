import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { settle, settleDuePayments } from '../../../functions/src/payments/settle.ts';
import { isWhole, killedRuns } from '../support/killedRuns.ts';
import { CUT, cutAt } from '../support/paymentCuts.ts';
import { withdraw } from '../../../functions/src/withdrawal/withdraw.ts';
import { collect, copyPictures } from '../support/collectPayments.ts';
import {
  answerPayment,
  ledgerOf,
  orderPicture,
  paymentAt,
  start,
  tools,
  vouchersOf,
} from '../support/payments.ts';
import { createPerson } from '../support/people.ts';
import { orderAt, purchaseAt, read } from '../support/withdrawals.ts';

async function approved(): Promise<[string, string]> {
  const buyer = await createPerson();
  const id = await orderPicture(buyer);
  await start(buyer, id);
  await answerPayment(`${id}-1`, 'approve');
  return [id, `${id}-1`];
}

const sweep = () => settleDuePayments(tools, new Date(Date.now() + 3_600_000));

/** The sweeps before and after the pictures were copied. */
async function sweepTwice(id: string): Promise<void> {
  await sweep();
  await copyPictures(id);
  await sweep();
}

async function expectOnePurchase(id: string): Promise<void> {
  expect(await read(orderAt(id))).toMatchObject({ convertedToPurchaseId: id });
  expect(await read(purchaseAt(id))).toMatchObject({
    totalAmount: 199,
    paymentIntentId: `${id}-1`,
  });
  expect(await read(paymentAt(`${id}-1`))).toMatchObject({ status: 'captured' });
  expect(await vouchersOf(id)).toMatchObject([{ totalOre: 19_900 }]);
  expect(await ledgerOf(id)).toMatchObject([{ captured: 19_900, refunded: 0, cancelled: 0 }]);
}

test.each(
  (['find', 'capture'] as const).flatMap((step) =>
    (['before', 'after'] as const).map((when) => [when, step] as const),
  ),
)('cut off %s "%s", a payment is completed by the sweep, once', async (when, step) => {
  const [id, reference] = await approved();
  if (step === 'capture') {
    await settle(reference, tools);
    await copyPictures(id);
  }
  await expect(settle(reference, cutAt(step, when))).rejects.toThrow(CUT);
  await sweepTwice(id);
  await settle(reference, tools);
  await expectOnePurchase(id);
});

test.each(['before', 'after'] as const)(
  'cut off %s the money goes back, it goes once',
  async (when) => {
    const [id, reference] = await approved();
    await firestore().doc(orderAt(id)).update({ paymentStatus: 'cancelled' });
    await expect(settle(reference, cutAt('release', when))).rejects.toThrow(CUT);
    expect(await read(paymentAt(reference))).toMatchObject({ status: 'returning' });
    await sweep();
    expect(await read(paymentAt(reference))).toMatchObject({ status: 'returned' });
    expect(await ledgerOf(id)).toMatchObject([{ cancelled: 19_900, captured: 0 }]);
  },
);

test.each(
  (['find', 'refund'] as const).flatMap((step) =>
    (['before', 'after'] as const).map((when) => [when, step] as const),
  ),
)('cut off %s "%s", a withdrawn purchase is refunded by the sweep, once', async (when, step) => {
  const [id, reference] = await approved();
  await collect(reference);
  await withdraw(id, () => ({ name: 'Mette', at: new Date() }));
  await expect(settle(reference, cutAt(step, when))).rejects.toThrow(CUT);
  await sweep();
  await settle(reference, tools);
  expect(await read(paymentAt(reference))).toMatchObject({ status: 'returned' });
  expect(await ledgerOf(id)).toMatchObject([{ captured: 19_900, refunded: 19_900 }]);
  const totals = (await vouchersOf(id)).map(({ totalOre }) => Number(totalOre));
  expect(totals.toSorted((a, b) => a - b)).toEqual([-19_900, 19_900]);
});

test.runIf(isWhole)(
  'killed at any moment, a payment is completed by the sweep, once',
  async () => {
    for (const reference of await killedRuns('payment', async () => (await approved())[1])) {
      const id = reference.replace(/-1$/, '');
      await sweepTwice(id);
      await settle(reference, tools);
      await expectOnePurchase(id);
    }
  },
  300_000,
);
