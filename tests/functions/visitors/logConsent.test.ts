import type { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call } from '../support/call.ts';
import { unique } from '../support/people.ts';

const answers = { statistics: true, botCheck: false, convenience: false };

const answerOf = (browser: string) => ({ browser, revision: 1, version: '2026-11-23', answers });

const log = (input: unknown) => call('logConsent', { input });

const entry = async (entryId: string) =>
  (await firestore().doc(documents.consentLogEntry.build({ entryId })).get()).data();

test('an answer is kept for two years, and nothing about who gave it', async () => {
  const browser = unique();
  expect(await log(answerOf(browser))).toMatchObject({ status: 200, body: { success: true } });
  const { at, expiresAt, ...rest } = (await entry(`${browser}-1`)) as Record<string, unknown>;
  expect(rest).toEqual({ browser, revision: 1, version: '2026-11-23', answers });
  const given = (at as Timestamp).toDate();
  const end = (expiresAt as Timestamp).toDate();
  expect(Math.abs(Date.now() - given.getTime())).toBeLessThan(60_000);
  expect(end.getUTCFullYear()).toBe(given.getUTCFullYear() + 2);
});

test('a repetition succeeds, and nobody changes what was logged', async () => {
  const browser = unique();
  await log(answerOf(browser));
  const first = await entry(`${browser}-1`);
  const again = await log({ ...answerOf(browser), answers: { statistics: false } });
  expect(again).toMatchObject({ status: 200, body: { success: true } });
  expect(await entry(`${browser}-1`)).toEqual(first);
});

test('each answer of a browser has an entry', async () => {
  const browser = unique();
  await log(answerOf(browser));
  await log({ ...answerOf(browser), revision: 2, answers: { statistics: false } });
  expect(await entry(`${browser}-1`)).toMatchObject({ answers: { statistics: true } });
  expect(await entry(`${browser}-2`)).toMatchObject({ answers: { statistics: false } });
});

describe('what is no answer is refused', () => {
  test.each([
    ['nothing', {}],
    ['a purpose that nobody asks about', { answers: { advertising: true } }],
    ['an answer in words', { answers: { statistics: 'ja' } }],
    ['a name that is a path', { browser: 'a/b' }],
    ['a name without end', { browser: 'a'.repeat(129) }],
    ['a version without end', { version: 'x'.repeat(21) }],
    ['the zeroth answer', { revision: 0 }],
    ['half an answer', { revision: 1.5 }],
    ['more than was asked', { email: 'kunde@jerslevfoto.example' }],
  ])('%s', async (_, changes) => {
    const browser = unique();
    const isEmpty = Object.keys(changes).length === 0;
    const { status } = await log(isEmpty ? {} : { ...answerOf(browser), ...changes });
    expect(status).toBe(400);
    expect(await entry(`${browser}-1`)).toBeUndefined();
  });
});
