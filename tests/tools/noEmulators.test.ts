import { afterEach, expect, test, vi } from 'vitest';
import { withAccounts } from '../../tools/admin/accounts.ts';
import { withShop } from '../../tools/moving/shop.ts';
import { withShopDatabase } from '../../tools/update/shopDatabase.ts';

const work = vi.fn<() => Promise<void>>();

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['accounts', () => withAccounts({ local: false, project: 'butik' }, work)],
  ['stores', () => withShop({ local: false, project: 'butik' }, work)],
  ['database', () => withShopDatabase('butik', work)],
])('the %s of a shop are not looked for in an emulator', async (_, open) => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  await expect(open()).rejects.toThrow(
    'FIRESTORE_EMULATOR_HOST is set, so butik would not be reached.',
  );
  expect(work).not.toHaveBeenCalled();
});
