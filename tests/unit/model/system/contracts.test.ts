import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contracts } from '#src/model/system/contracts.ts';

test.each<[keyof typeof contracts, taken: object[], refused: object[]]>([
  ['listUsers', [{}], []],
  ['deleteAccount', [{}], [{ uid: 'another' }]],
  ['verifyRecaptcha', [{ token: 'abc' }], [{ token: '' }, { token: 'a'.repeat(10_000) }, {}]],
  [
    'updateUserEmail',
    [{ newEmail: ' ny@jerslevfoto.example ' }],
    [{ newEmail: 'ny' }, { newEmail: `${'a'.repeat(300)}@x.dk` }],
  ],
  [
    'secureDownload',
    [{ purchaseId: 'JF20250624ABCDEF123', itemId: 'a_1' }],
    [
      { purchaseId: '../x', itemId: 'a' },
      { purchaseId: 'a', itemId: 'a/b' },
      { purchaseId: 'a', itemId: { toString: 'b' } },
      { purchaseId: '__a__', itemId: 'a' },
    ],
  ],
  [
    'logDownloads',
    [{ downloads: [{ purchaseId: 'JF1', itemId: 'a_1' }] }],
    [
      { downloads: [] },
      { downloads: [{ purchaseId: '../x', itemId: 'a' }] },
      { downloads: [{ purchaseId: 'a', itemId: 'a', x: 1 }] },
    ],
  ],
])('%s takes %j, and nothing like %j', (name, taken, refused) => {
  const input = contracts[name].input as z.ZodMiniType;
  const accepted = [...taken, ...refused].filter((each) => z.safeParse(input, each).success);
  expect(accepted).toEqual(taken);
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
