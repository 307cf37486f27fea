import { describe, expect, test } from 'vitest';
import {
  newRecoveryCode,
  parseRecoveryCode,
  recoveryCodeHash,
  spendRecoveryCode,
} from '#src/model/account/secondFactor.ts';

const zeros = (count: number) => new Uint8Array(count);

test('a new code is read in groups', () => {
  expect(newRecoveryCode(zeros)).toBe('AAAA-AAAA-AAAA-AAAA');
});

test.each(['abcd-efgh-jklm-nprs', ' ABCD EFGH JKLM NPRS ', 'ABCDEFGHJKLMNPRS'])(
  '%j is typed for one code',
  (typed) => expect(parseRecoveryCode(typed)).toBe('ABCDEFGHJKLMNPRS'),
);

test.each(['ABCD-EFGH-JKLM-NPR', 'ABCD-EFGH-JKLM-NPRSS', 'ABCD-EFGH-JKLM-NPR0', ''])(
  '%j is no code',
  (typed) => expect(parseRecoveryCode(typed)).toBeUndefined(),
);

test('the hash depends on account and code, not on how it was typed', async () => {
  const hash = await recoveryCodeHash('uid-1', 'ABCD-EFGH-JKLM-NPRS');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await recoveryCodeHash('uid-1', 'abcdefghjklmnprs')).toBe(hash);
  expect(await recoveryCodeHash('uid-2', 'ABCD-EFGH-JKLM-NPRS')).not.toBe(hash);
  expect(await recoveryCodeHash('uid-1', 'ABCD-EFGH-JKLM-NPRT')).not.toBe(hash);
});

describe('spending a code', () => {
  const stored = { codes: [{ hash: 'a' }, { hash: 'b', removed: ['old'] }] };

  test('notes the factors that it removes', () => {
    expect(spendRecoveryCode(stored, 'a', ['new'])).toEqual({
      codes: [
        { hash: 'a', removed: ['new'] },
        { hash: 'b', removed: ['old'] },
      ],
    });
  });

  test('again for the same factor may be repeated', () => {
    expect(spendRecoveryCode(stored, 'b', ['old'])).toEqual(stored);
  });

  test.each([
    ['b', ['new']],
    ['b', ['old', 'new']],
    ['c', ['new']],
  ])('%s for %j is refused', (hash, factors) => {
    expect(spendRecoveryCode(stored, hash, factors)).toBeUndefined();
  });
});
