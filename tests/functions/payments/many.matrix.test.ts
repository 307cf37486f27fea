import { expect, test } from 'vitest';
import { settle, settleDuePayments } from '../../../functions/src/payments/settle.ts';
import { cutAt, type Step } from '../support/paymentCuts.ts';
import { copyPictures } from '../support/collectPayments.ts';
import {
  answerPayment,
  failNextRequest,
  ledgerOf,
  orderPicture,
  paymentAt,
  start,
  tools,
  vouchersOf,
} from '../support/payments.ts';
import { createPerson, type Person } from '../support/people.ts';
import { orderAt, purchaseAt, read } from '../support/withdrawals.ts';

/** FULL_RACES=1 runs the full number. */
const COUNT = process.env['FULL_RACES'] ? 300 : 12;

/** A buyer may begin 60 payments an hour. */
const ORDERS_OF_BUYER = 30;

/** So many at once; more wait for each other at the series of vouchers. */
const SIDE_BY_SIDE = 12;

/** The sweep asks about 200 at a time. */
const SWEEPS = Math.ceil((2 * COUNT) / 200) + 1;

const TIME_LIMIT_MS = 60_000 + COUNT * 4000;

const steps: readonly Step[] = ['find', 'capture'];

interface Case {
  id: string;
  ore: number;
  /** Undefined for a customer who never answers. */
  answer: 'approve' | 'reject' | 'expire' | undefined;
  /** Told before the customer has answered. */
  isToldEarly: boolean;
  /** The process of the first notification ends here. */
  cut: { step: Step; when: 'before' | 'after' } | undefined;
  /** The notifications that arrive at once after the answer. */
  told: number;
  /** The answer to the first request to begin is lost. */
  isBegunTwice: boolean;
}

const unpaid = [undefined, 'reject', 'expire'] as const;

async function plan(buyer: Person, at: number): Promise<Case> {
  const price = 100 + at + (at % 4) * 0.25;
  return {
    id: await orderPicture(buyer, { price }),
    ore: Math.round(price * 100),
    answer: at % 12 < unpaid.length ? unpaid[at % 12] : 'approve',
    isToldEarly: at % 3 === 0,
    cut:
      at % 2 === 0
        ? undefined
        : { step: steps[at % steps.length] ?? 'find', when: at % 4 === 1 ? 'before' : 'after' },
    told: at % 4,
    isBegunTwice: at % 7 === 0,
  };
}

/** One payment on its way, as badly told of as its case says. */
async function live(buyer: Person, each: Case): Promise<void> {
  const { id, answer, cut, told, isToldEarly, isBegunTwice } = each;
  const reference = `${id}-1`;
  if (isBegunTwice) {
    await failNextRequest(id, true);
    await start(buyer, id);
  }
  expect((await start(buyer, id)).status).toBe(200);
  if (isToldEarly) await settle(reference, tools);
  if (answer) await answerPayment(reference, answer);
  if (answer === 'approve' && cut?.step === 'capture') {
    await settle(reference, tools);
    await copyPictures(id);
  }
  const hearers = Array.from({ length: told }, (_, at) =>
    at === 0 && cut ? cutAt(cut.step, cut.when) : tools,
  );
  await Promise.allSettled(hearers.map((hearer) => settle(reference, hearer)));
}

async function inBatches<Of>(all: readonly Of[], run: (each: Of) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += SIDE_BY_SIDE) {
    await Promise.all(all.slice(from, from + SIDE_BY_SIDE).map(run));
  }
}

/** Exactly one purchase for the money, and none without. */
async function expectRight({ id, ore, answer }: Case): Promise<void> {
  const [order, purchase, vouchers, ledger] = await Promise.all([
    read(orderAt(id)),
    read(purchaseAt(id)),
    vouchersOf(id),
    ledgerOf(id),
  ]);
  if (answer === 'approve') {
    expect(order).toMatchObject({ paymentStatus: 'completed', convertedToPurchaseId: id });
    expect(purchase).toMatchObject({ totalAmount: ore / 100, paymentIntentId: `${id}-1` });
    expect(vouchers).toMatchObject([{ kind: 'invoice', totalOre: ore }]);
    expect(ledger).toMatchObject([{ captured: ore, refunded: 0, cancelled: 0 }]);
    expect(await read(paymentAt(`${id}-1`))).toMatchObject({ status: 'captured' });
    return;
  }
  expect(order).toMatchObject({ paymentStatus: 'pending' });
  expect(purchase).toBeUndefined();
  expect(vouchers).toEqual([]);
  expect(ledger).toMatchObject([{ captured: 0 }]);
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

test(
  'payments told of never, twice, early and by functions that are cut off make one purchase each, to the øre',
  { timeout: TIME_LIMIT_MS },
  async () => {
    const buyers = await Promise.all(
      Array.from({ length: Math.ceil(COUNT / ORDERS_OF_BUYER) }, () => createPerson()),
    );
    const buyerAt = (at: number) => buyers[Math.floor(at / ORDERS_OF_BUYER)] ?? createPerson();
    const cases: [Person, Case][] = [];
    await inBatches(
      Array.from({ length: COUNT }, (_, at) => at),
      async (at) => {
        const buyer = await buyerAt(at);
        cases.push([buyer, await plan(buyer, at)]);
      },
    );
    await inBatches(cases, ([buyer, each]) => live(buyer, each));
    const later = new Date(Date.now() + 3_600_000);
    const sweep = async () => {
      for (let round = 0; round < SWEEPS; round += 1) await settleDuePayments(tools, later);
    };
    await sweep();
    const paid = cases.filter(([, { answer }]) => answer === 'approve');
    await inBatches(paid, ([, { id }]) => copyPictures(id));
    await sweep();
    await inBatches(cases, ([, each]) => expectRight(each));
    const ids = cases.map(([, { id }]) => id);
    const booked = (await Promise.all(ids.map(vouchersOf))).flat();
    const moved = (await Promise.all(ids.map(ledgerOf))).flat();
    const collected = sum(moved.map(({ captured, refunded }) => captured - refunded));
    expect(collected).toBe(sum(paid.map(([, { ore }]) => ore)));
    expect(sum(booked.map(({ totalOre }) => Number(totalOre)))).toBe(collected);
    expect(new Set(booked.map(({ number }) => number))).toHaveLength(paid.length);
  },
);
