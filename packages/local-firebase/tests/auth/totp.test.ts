import { describe, expect, test } from 'vitest';
import { acceptedStep, newTotpKey, totpCode, totpStep } from '../../src/auth/totp.ts';

/** The key of RFC 6238, "12345678901234567890", in base 32. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the vectors of RFC 6238, of which the last six digits are shown', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('%i seconds', (seconds, code) => {
    expect(totpCode(KEY, totpStep(new Date(seconds * 1000)))).toBe(code);
  });
});

describe('a code', () => {
  const at = new Date(1_111_111_111_000);
  const now = totpStep(at);

  test.each([
    [-2, undefined],
    [-1, now - 1],
    [0, now],
    [1, now + 1],
    [2, undefined],
  ])('of %i steps from now', (steps, accepted) => {
    expect(acceptedStep(KEY, totpCode(KEY, now + steps), { at })).toBe(accepted);
  });

  test('is good once, and so is none before it', () => {
    const accepted = (steps: number) =>
      acceptedStep(KEY, totpCode(KEY, now + steps), { at, usedStep: now });
    expect([accepted(-1), accepted(0), accepted(1)]).toEqual([undefined, undefined, now + 1]);
  });

  test.each(['', '05047', '0504711', 'abcdef'])('"%s" is refused', (code) => {
    expect(acceptedStep(KEY, code, { at })).toBeUndefined();
  });

  test('of another key is refused', () => {
    expect(acceptedStep(newTotpKey(), totpCode(KEY, now), { at })).toBeUndefined();
  });
});

test('new keys have 160 bits and differ', () => {
  expect(newTotpKey()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpKey()).not.toBe(newTotpKey());
});
