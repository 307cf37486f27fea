import { expect, test } from 'vitest';
import { type Intake, intakeSchema } from '#src/model/intake/schema.ts';
import { type Overdue, overdue } from '#src/model/intake/steps.ts';

const MINUTE_MS = 60_000;
const DAY = 24 * 60;
const NOW = new Date('2026-11-30T12:00:00Z');

const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);

const words = { title: 'a', description: '', category: '', order: 0 };

function intake(state: Intake['state'], minutes: number, attempts = 1): Intake {
  return intakeSchema.parse({
    id: 'a',
    ...{ itemId: 'a', fileName: 'a.jpg', bytes: 1, by: 'asta', state, attempts },
    goal: { kind: 'portfolio', words },
    createdAt: ago(state === 'waiting' ? minutes : 60 * DAY),
    ...(state !== 'waiting' && { changedAt: ago(minutes) }),
  });
}

type Case = [state: Intake['state'], minutes: number, attempts: number, next: Overdue | undefined];

test.each<Case>([
  ['waiting', 9, 0, undefined],
  ['waiting', 11, 0, 'look'],
  ['waiting', 7 * DAY + 1, 0, 'forget'],
  ['arrived', 5, 0, undefined],
  ['arrived', 7, 0, 'make'],
  ['making', 5, 1, undefined],
  ['making', 7, 4, 'make'],
  ['making', 7, 5, 'give-up'],
  ['done', 6 * DAY, 1, undefined],
  ['done', 7 * DAY + 1, 1, 'forget'],
  ['refused', 29 * DAY, 1, undefined],
  ['refused', 30 * DAY + 1, 1, 'forget'],
])('%s for %i minutes after %i attempts: %s', (...[state, minutes, attempts, next]) => {
  expect(overdue(intake(state, minutes, attempts), NOW)).toBe(next);
});
