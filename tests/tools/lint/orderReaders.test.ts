import { ESLint, Linter } from 'eslint';
import { join } from 'node:path';
import { parser } from 'typescript-eslint';
import { expect, test } from 'vitest';

const RULE = 'no-restricted-imports';
const root = join(import.meta.dirname, '../../..');
const eslint = new ESLint({ cwd: root });

/** Holds an import against this one rule, as the house's own configuration sets it for a repo. */
async function refusals(code: string, repo: string): Promise<number> {
  const filePath = join(root, 'src/data/repos', repo);
  const config = (await eslint.calculateConfigForFile(filePath)) as Linter.Config;
  const rule = config.rules?.[RULE] ?? 'off';
  return new Linter().verify(code, { languageOptions: { parser }, rules: { [RULE]: rule } }).length;
}

const ORDER_REPOS = ['orders.ts', 'purchases.ts', 'pendingOrders.ts'];
const PLAIN_READERS = [
  ['readDocument', 'firestore/documents.ts'],
  ['readList', 'firestore/documents.ts'],
  ['readPage', 'firestore/documents.ts'],
  ['watchList', 'firestore/live.ts'],
  ['watchDocument', 'firestore/live.ts'],
  ['readPublicList', 'firestore/publicData.ts'],
  ['documentRepo', 'firestore/documentRepo.ts'],
  ['readList', 'sdk/firestoreLite.ts'],
];

test.each(ORDER_REPOS)('%s may not read an order unguarded', async (repo) => {
  for (const [reader, module] of PLAIN_READERS) {
    expect(await refusals(`import { ${reader} } from '../${module}';`, repo), reader).toBe(1);
    const renamed = `import { ${reader} as read } from '#src/data/${module}';`;
    expect(await refusals(renamed, repo), reader).toBe(1);
  }
  expect(await refusals("import * as data from '../firestore/documents.ts';", repo)).toBe(1);
});

test.each(ORDER_REPOS)('%s may read orders by their own module, count and write', async (repo) => {
  for (const code of [
    "import { readOrder, readOrders, watchOrders } from '../firestore/orderData.ts';",
    "import { countList, transact, writeTogether } from '../firestore/documents.ts';",
    "import type { OnError } from '../firestore/live.ts';",
  ]) {
    expect(await refusals(code, repo), code).toBe(0);
  }
});

test('other repos read plainly', async () => {
  expect(await refusals("import { readList } from '../firestore/documents.ts';", 'users.ts')).toBe(
    0,
  );
});
