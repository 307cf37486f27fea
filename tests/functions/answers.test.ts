import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { decodeValue } from '../../functions/src/decodeSnapshot.ts';
import { deletionAnswer } from '../../functions/src/account/deleteAccount.ts';
import { botCheckResult } from '../../functions/src/visitors/verifyRecaptcha.ts';
import { Refusal, toRefusal } from '../../functions/src/refusal.ts';

describe('a deletion', () => {
  test('that is complete', () => {
    expect(deletionAnswer([])).toEqual({
      status: 200,
      body: { success: true, errors: [], accountDeleted: true },
    });
  });

  test('that is partial says what is left', () => {
    expect(deletionAnswer(['orders', 'account'])).toEqual({
      status: 500,
      body: {
        success: false,
        error: 'Kontoen blev kun delvist slettet. Prøv igen, eller kontakt support.',
        code: 'auth/deletion-incomplete',
        errors: ['Dine ordrer kunne ikke slettes', 'Din loginkonto kunne ikke slettes'],
        accountDeleted: false,
      },
    });
  });
});

describe('a bot check', () => {
  test('solved on our site', () => {
    const answer = { success: true, hostname: 'jerslevfoto.example' };
    expect(botCheckResult(answer)).toMatchObject({ success: true, errorCodes: [] });
  });

  test.each(['evil.example', '', undefined, 'jerslevfoto.example.evil.example'])(
    'solved on %s',
    (hostname) => {
      const answer = { success: true, ...(hostname === undefined ? {} : { hostname }) };
      const expected = { success: false, errorCodes: ['hostname-mismatch'] };
      expect(botCheckResult(answer)).toMatchObject(expected);
    },
  );

  test('that failed for a reason, or for none', () => {
    const failed = { success: false, 'error-codes': ['bad-request'] };
    expect(botCheckResult(failed)).toMatchObject({ success: false, errorCodes: ['bad-request'] });
    expect(botCheckResult({ success: false })).toMatchObject({ success: false, errorCodes: [] });
  });
});

describe('what is told of an error', () => {
  test.each([
    [new Refusal(403, 'permission-denied'), 403, 'permission-denied'],
    [new AppError('path/invalid'), 400, 'invalid-argument'],
    [new AppError('service-failed'), 500, 'unknown'],
    [new Error('password of the database: 1234'), 500, 'unknown'],
    ['a word', 500, 'unknown'],
    [undefined, 500, 'unknown'],
  ])('case %#', (thrown, status, code) => {
    const refusal = toRefusal(thrown);
    expect(refusal).toMatchObject({ status, code });
    expect(refusal.text).not.toContain('1234');
  });
});

test('timestamps become dates, however deep they lie', () => {
  const date = new Date('2026-01-03T10:00:00Z');
  const stored = {
    at: Timestamp.fromDate(date),
    list: [{ at: Timestamp.fromDate(date) }],
    no: null,
  };
  expect(decodeValue(stored)).toEqual({ at: date, list: [{ at: date }], no: null });
});

test('a reference, which leads around in circles, is left as it is', () => {
  class Reference {
    readonly firestore: object = { owner: this };
  }
  const reference = new Reference();
  expect(decodeValue({ list: [reference] })).toEqual({ list: [reference] });
});
