import { expect, test } from 'vitest';
import { pacedMail } from '../../../functions/src/mails/pace.ts';
import { unique } from '../support/people.ts';

const NOON = new Date('2026-06-01T12:00:00Z');
const MIDNIGHT = new Date('2026-06-02T00:00:00Z');

test('an account whose day is full waits for the next, and keeps nobody else waiting', async () => {
  const userId = unique();
  const due = async (who: string, perDay?: number) => {
    const mail = { orderId: 'a', kind: 'received', userId: who } as const;
    return (await pacedMail(mail, NOON, perDay)).nextAttemptAt;
  };
  const times = [];
  for (let count = 0; count < 42; count += 1) times.push(await due(userId, 300));
  expect(times.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => NOON));
  expect(times.slice(40)).toEqual([MIDNIGHT, MIDNIGHT]);
  expect(await due(unique(), 300)).toEqual(NOON);
  expect(await due(userId)).toEqual(NOON);
});
