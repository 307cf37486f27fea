import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import type { PaymentProvider } from '../../../functions/src/payments/provider.ts';
import {
  settle,
  settleDuePayments,
  type PaymentTools,
} from '../../../functions/src/payments/settle.ts';
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

const CUT = 'cut off';

type Step = keyof PaymentProvider | 'archive';

/** The process ends right before or after one step. */
function cutAt(step: Step, when: 'before' | 'after'): PaymentTools {
  const cut =
    <Input extends unknown[], Output>(name: Step, run: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (name === step && when === 'before') throw new Error(CUT);
      const output = await run(...input);
      if (name === step) throw new Error(CUT);
      return output;
    };
  const { provider, archive } = tools;
  return {
    provider: {
      create: cut('create', provider.create),
      find: cut('find', provider.find),
      capture: cut('capture', provider.capture),
      refund: cut('refund', provider.refund),
      cancel: cut('cancel', provider.cancel),
    },
    archive: cut('archive', archive),
  };
}

async function approved(): Promise<[string, string]> {
  const buyer = await createPerson();
  const id = await orderPicture(buyer);
  await start(buyer, id);
  await answerPayment(`${id}-1`, 'approve');
  return [id, `${id}-1`];
}

const later = () => new Date(Date.now() + 3_600_000);

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
  (['find', 'archive', 'capture'] as const).flatMap((step) =>
    (['before', 'after'] as const).map((when) => [when, step] as const),
  ),
)('cut off %s "%s", a payment is completed by the sweep, once', async (when, step) => {
  const [id, reference] = await approved();
  await expect(settle(reference, cutAt(step, when))).rejects.toThrow(CUT);
  await settleDuePayments(tools, later());
  await settle(reference, tools);
  await expectOnePurchase(id);
});

test.each(['before', 'after'] as const)(
  'cut off %s the money goes back, it goes once',
  async (when) => {
    const [id, reference] = await approved();
    await firestore().doc(orderAt(id)).update({ paymentStatus: 'cancelled' });
    await expect(settle(reference, cutAt('cancel', when))).rejects.toThrow(CUT);
    expect(await read(paymentAt(reference))).toMatchObject({ status: 'returning' });
    await settleDuePayments(tools, later());
    expect(await read(paymentAt(reference))).toMatchObject({ status: 'returned' });
    expect(await ledgerOf(id)).toMatchObject([{ cancelled: 19_900, captured: 0 }]);
  },
);

test('many payments, told of by several at once, make one purchase each to the øre', async () => {
  const buyer = await createPerson();
  const ids = await Promise.all(Array.from({ length: 12 }, () => orderPicture(buyer)));
  await Promise.all(
    ids.map(async (id) => {
      await start(buyer, id);
      await answerPayment(`${id}-1`, 'approve');
    }),
  );
  const told = ids.flatMap((id, at) => (at % 3 === 0 ? [] : [`${id}-1`, `${id}-1`]));
  await Promise.allSettled(told.map((reference) => settle(reference, tools)));
  await settleDuePayments(tools, later());
  for (const id of ids) await expectOnePurchase(id);
});
