import { describe, expect, test } from 'vitest';
import { deletionJournal } from '../../../functions/src/deletion/journal.ts';
import { runSaga, type Journal, type Step } from '../../../functions/src/deletion/saga.ts';
import {
  accountStep,
  deletionSteps,
  type StepName,
} from '../../../functions/src/deletion/steps.ts';
import { call } from '../support/call.ts';
import { keptRecords, liveLife, readJob, remains } from '../support/life.ts';
import { isWhole, killedRuns } from '../support/killedRuns.ts';
import { createPerson } from '../support/people.ts';

const journalOf = (uid: string): Journal => deletionJournal(uid, () => undefined);

const names = [...deletionSteps('nobody'), accountStep('nobody')].map(({ name }) => name);

function failingAt(name: StepName, step: Step<StepName>): Step<StepName> {
  const run = () => Promise.reject(new Error('no connection'));
  return step.name === name ? { name, run } : step;
}

/** The process ends right after a step, before it could write that down. */
function cutAfter(name: StepName, journal: Journal): Journal {
  return {
    ...journal,
    done: (step) => (step === name ? Promise.reject(new Error('cut off')) : journal.done(step)),
  };
}

async function expectComplete(uid: string, life: Awaited<ReturnType<typeof liveLife>>) {
  expect(await remains(uid)).toBe(0);
  const { purchase, lookup, waiting, simplified, payment, mail } = await keptRecords(life);
  expect(purchase).toMatchObject({ userName: '', userEmail: '', totalAmount: 199 });
  expect(lookup).toMatchObject({ customerName: '', customerEmail: '' });
  expect(waiting).toMatchObject({ customerName: '', paymentStatus: 'cancelled' });
  expect(simplified).toMatchObject({ buyer: { name: '', email: '' } });
  expect(payment).toEqual({
    orderId: life.orderId,
    userId: 'removed',
    amountOre: 19_900,
    status: 'captured',
  });
  expect(mail).toMatchObject({ to: '' });
  const job = await readJob(uid);
  expect(job).toMatchObject({ doneSteps: names, failedSteps: [] });
  expect(job?.['finishedAt']).toBeDefined();
}

describe.each(names)('a deletion that fails at "%s"', (name) => {
  test('keeps the account, says so, and is completed by a second call', async () => {
    const { uid, token } = await createPerson();
    const life = await liveLife(uid);
    const steps = deletionSteps(uid).map((step) => failingAt(name, step));
    const failed = await runSaga(steps, failingAt(name, accountStep(uid)), journalOf(uid));
    expect(failed).toEqual([name]);
    expect(await readJob(uid)).toMatchObject({ failedSteps: [name] });
    expect(await remains(uid)).toBeGreaterThan(0);
    expect((await call('deleteAccount', { token })).status).toBe(200);
    await expectComplete(uid, life);
  });

  test('or is cut off after it, is completed by a second call', async () => {
    const { uid, token } = await createPerson();
    const life = await liveLife(uid);
    const journal = cutAfter(name, journalOf(uid));
    const cut = runSaga(deletionSteps(uid), accountStep(uid), journal);
    await expect(cut).rejects.toThrow('cut off');
    expect((await readJob(uid))?.['finishedAt']).toBeUndefined();
    expect((await call('deleteAccount', { token })).status).toBe(200);
    await expectComplete(uid, life);
  });
});

test.runIf(isWhole)(
  'a deletion that is killed at any moment is completed by calls after it',
  async () => {
    const people = new Map<string, { token: string; life: Awaited<ReturnType<typeof liveLife>> }>();
    const killed = await killedRuns('deletion', async () => {
      const { uid, token } = await createPerson();
      people.set(uid, { token, life: await liveLife(uid) });
      return uid;
    });
    for (const uid of killed) {
      const { token = '', life } = people.get(uid) ?? {};
      // A transaction of the killed process may hold its documents for a while.
      const finishedAt = async () => {
        await call('deleteAccount', { token });
        return (await readJob(uid))?.['finishedAt'];
      };
      await expect.poll(finishedAt, { timeout: 120_000 }).toBeDefined();
      if (life) await expectComplete(uid, life);
    }
  },
  300_000,
);
