import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contracts } from '#src/model/system/contracts.ts';

describe('what the functions take', () => {
  test.each([
    [contracts.listUsers.input, {}],
    [contracts.verifyRecaptcha.input, { token: 'abc' }],
    [contracts.updateUserEmail.input, { newEmail: ' ny@jerslevfoto.example ' }],
    [contracts.deleteAccount.input, {}],
    [contracts.secureDownload.input, { purchaseId: 'JF20250624ABCDEF123', itemId: 'a_1' }],
    [contracts.logDownloads.input, { downloads: [{ purchaseId: 'JF1', itemId: 'a_1' }] }],
  ])('case %#', (schema, input) => {
    expect(z.safeParse(schema as z.ZodMiniType, input).success).toBe(true);
  });

  test.each([
    [contracts.deleteAccount.input, { uid: 'another' }],
    [contracts.verifyRecaptcha.input, { token: '' }],
    [contracts.verifyRecaptcha.input, { token: 'a'.repeat(10_000) }],
    [contracts.verifyRecaptcha.input, {}],
    [contracts.updateUserEmail.input, { newEmail: 'ny' }],
    [contracts.updateUserEmail.input, { newEmail: `${'a'.repeat(300)}@x.dk` }],
    [contracts.secureDownload.input, { purchaseId: '../x', itemId: 'a' }],
    [contracts.secureDownload.input, { purchaseId: 'a', itemId: 'a/b' }],
    [contracts.secureDownload.input, { purchaseId: 'a', itemId: { toString: 'b' } }],
    [contracts.secureDownload.input, { purchaseId: '__a__', itemId: 'a' }],
    [contracts.logDownloads.input, { downloads: [] }],
    [contracts.logDownloads.input, { downloads: [{ purchaseId: '../x', itemId: 'a' }] }],
    [contracts.logDownloads.input, { downloads: [{ purchaseId: 'a', itemId: 'a', x: 1 }] }],
  ])('refused: case %#', (schema, input) => {
    expect(z.safeParse(schema as z.ZodMiniType, input).success).toBe(false);
  });
});

test('every function has a name and a path of its own', () => {
  const all = Object.values(contracts);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  expect(all.every(({ path }) => path.startsWith('/api/'))).toBe(true);
});

test('a new address is trimmed', () => {
  const { newEmail } = z.parse(contracts.updateUserEmail.input, { newEmail: ' a@b.dk ' });
  expect(newEmail).toBe('a@b.dk');
});
