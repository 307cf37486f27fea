import { describe, expect, test } from 'vitest';
import { expectOnePurchase, expectRejected } from './expectations.ts';
import { approveOrder, photographerIsSignedIn, rejectOrder, waitingOrder } from './world.ts';

/*
 * A transaction that waits for another's lock takes up to three seconds, so that races run side by
 * side on orders of their own. FULL_RACES=1 runs the full number.
 */
const ROUNDS = process.env['FULL_RACES'] ? 70 : 8;
const AT_ONCE = 8;
const TIMEOUT_MS = 600_000;

photographerIsSignedIn();

const codeOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? (result.reason as { code?: unknown }).code : 'done';

/** The start of the second is moved over the whole length of the first. */
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Race {
  what: string;
  run: (id: string, delay: number) => Promise<void>;
}

const races: readonly Race[] = [
  {
    what: 'two approvals make one purchase and both answer with it',
    run: async (id, delay) => {
      const second = wait(delay).then(() => approveOrder(id));
      const answers = await Promise.all([approveOrder(id), second]);
      const orderId = await expectOnePurchase(id);
      for (const answer of answers) {
        expect(answer).toMatchObject({ kind: 'approved', purchase: { id: orderId } });
      }
    },
  },
  {
    what: 'of an approval and a rejection one wins and the other says so',
    run: async (id, delay) => {
      const isApprovedLate = delay % 2 === 1;
      const results = await Promise.allSettled([
        wait(isApprovedLate ? delay : 0).then(() => approveOrder(id)),
        wait(isApprovedLate ? 0 : delay).then(() => rejectOrder(id)),
      ]);
      const [approval, rejection] = results.map(codeOf);
      if (approval === 'done') {
        expect(rejection).toBe('order/already-approved');
        await expectOnePurchase(id);
      } else {
        expect([approval, rejection]).toEqual(['order/already-rejected', 'done']);
        await expectRejected(id);
      }
    },
  },
  {
    what: 'two rejections reject once',
    run: async (id, delay) => {
      await Promise.all([rejectOrder(id), wait(delay).then(() => rejectOrder(id))]);
      await expectRejected(id);
    },
  },
];

describe.each(races)('$what', ({ run }) => {
  test(
    `in ${ROUNDS} races`,
    async () => {
      for (let round = 0; round < ROUNDS; round += AT_ONCE) {
        const count = Math.min(AT_ONCE, ROUNDS - round);
        const orders = await Promise.all(Array.from({ length: count }, () => waitingOrder()));
        await Promise.all(orders.map(({ id }, index) => run(id, ((round + index) * 7) % 90)));
      }
    },
    TIMEOUT_MS,
  );
});
