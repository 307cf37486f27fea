import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILES } from '../../../tools/page/sharedFileList.ts';
import { beginningsOf, sharedFiles } from '../../../tools/page/sharedFiles.ts';

const root = join(import.meta.dirname, '../../..');

/** Says whether a file or folder begins with this path, in `src` or among the packages. */
function isThere(beginning: string): boolean {
  const path = join(root, beginning.startsWith('src/') ? '' : 'node_modules', beginning);
  if (beginning.endsWith('/')) return existsSync(path);
  return readdirSync(dirname(path)).some((name) => name.startsWith(basename(path)));
}

const holder = (path: string): string | undefined =>
  sharedFiles(root).find(({ test: holds }) => holds(join(root, path)))?.name;

describe('files that pages share', () => {
  test.each(FILES.flatMap(({ holds, except = [] }) => [...holds, ...except].flatMap(beginningsOf)))(
    '%s exists',
    (beginning) => {
      expect(isThere(beginning)).toBe(true);
    },
  );

  test('a module lies in the first file that holds it', () => {
    expect(holder('src/model/base/money.ts')).toBe('page');
    expect(holder('node_modules/zod/v4/core/util.js')).toBe('page');
    expect(holder('src/ui/display/Facts.tsx')).toBe('page');
    expect(holder('src/ui/display/StatusChip.tsx')).toBe('details');
  });

  test('a package is known by its name, wherever it is installed', () => {
    expect(holder('node_modules/x/node_modules/@radix-ui/react-dialog/index.js')).toBe('overlays');
  });

  test('what only single pages read stays with them', () => {
    expect(holder('src/features/prices/PricesPage.tsx')).toBeUndefined();
  });
});
