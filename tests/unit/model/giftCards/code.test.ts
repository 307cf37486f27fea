import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeEnd, giftCardCode, newGiftCardCode, shownCode } from '#src/model/giftCards/code.ts';

test('a new code has sixteen characters without look-alikes, and is none twice', () => {
  const codes = Array.from({ length: 500 }, () => newGiftCardCode(randomBytes));
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-Z]{16}$/);
    expect(code).not.toMatch(/[ILOU]/);
    expect(giftCardCode(code)).toBe(code);
    expect(giftCardCode(shownCode(code).toLowerCase())).toBe(code);
  }
});

test.each([
  ['abcd-efgh-jkmn-pqrs', 'ABCDEFGHJKMNPQRS'],
  [' ABCD EFGH JKMN PQRS ', 'ABCDEFGHJKMNPQRS'],
  ['OIL0-1111-0000-9999', '0110111100009999'],
])('%j is the code %s', (typed, code) => {
  expect(giftCardCode(typed)).toBe(code);
});

test.each(['SOMMER20', 'ABCD-EFGH-JKMN-PQR', 'ABCD-EFGH-JKMN-PQRSU', 'UUUU-UUUU-UUUU-UUUU', ''])(
  '%j is none',
  (typed) => {
    expect(giftCardCode(typed)).toBeUndefined();
  },
);

test('a code is shown in groups, and named by its end', () => {
  expect(shownCode('ABCDEFGHJKMNPQRS')).toBe('ABCD-EFGH-JKMN-PQRS');
  expect(codeEnd('ABCDEFGHJKMNPQRS')).toBe('…PQRS');
});
