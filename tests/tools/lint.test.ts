import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { importZones, type Zone } from '../../tools/lint/zones.ts';

const root = join(import.meta.dirname, '../..');

interface Diagnostic {
  code: string;
  filename: string;
  message: string;
}

/** A house with the folders and the rules of this one, and nothing else in it. */
const house = mkdtempSync(join(tmpdir(), 'lint-'));
for (const path of globSync('{src,functions/src}/**', { cwd: root })) {
  if (statSync(join(root, path)).isDirectory()) mkdirSync(join(house, path), { recursive: true });
}
// Each module of texts is a zone of its own.
for (const path of globSync('src/{model,options}/**/{texts,*Texts}.ts', { cwd: root })) {
  writeFileSync(join(house, path), '');
}
cpSync(join(root, 'tools/lint'), join(house, 'tools/lint'), { recursive: true });
cpSync(join(root, 'oxlint.config.ts'), join(house, 'oxlint.config.ts'));
symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));

afterAll(() => rmSync(house, { recursive: true }));

/** Plants modules, and returns what the linter says of each by one rule. */
function problems(rule: string, planted: Readonly<Record<string, string>>): string[][] {
  for (const [file, code] of Object.entries(planted)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), code);
  }
  const files = Object.keys(planted);
  let printed: string;
  try {
    printed = execFileSync('oxlint', ['--format=json', ...files], { cwd: house, encoding: 'utf8' });
  } catch (error) {
    // The linter ends with an error where it finds something.
    printed = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(printed) as { diagnostics: Diagnostic[] };
  return files.map((file) =>
    diagnostics
      .filter(({ filename, code }) => filename === file && code === rule)
      .map(({ message }) => message),
  );
}

test('text that a person reads is found outside the texts, and nowhere in them', () => {
  const cases: [code: string, count: number][] = [
    ["const a = 'Læs mere';", 1],
    ['const a = `Gå til ${b}`;', 1],
    ['const a = <p>Gem</p>;', 1],
    ['const a = <img alt="Et billede" src="x" />;', 1],
    ['const a = <button aria-label="Luk" />;', 1],
    ["const a = 'primary';", 0],
    ['const a = <p>{texts.save}</p>;', 0],
    ['const a = <img alt="" src="/et-billede.jpg" className="hero image" />;', 0],
    ['const a = <span>·&nbsp;</span>;', 0],
  ];
  const planted = cases.map(([code], index) => [`src/ui/form/Text${index}.tsx`, code] as const);
  const found = problems('house(no-danish)', Object.fromEntries(planted));
  expect(cases.map(([code], index) => [code, found[index]?.length])).toEqual(cases);
  const text = { 'src/model/orders/texts.ts': "export const title = 'Læs mere';" };
  expect(problems('house(no-danish)', text)).toEqual([[]]);
});

test('a regular expression that a long text holds up is found', () => {
  const cases: [code: string, count: number][] = [
    [String.raw`const a = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;`, 1],
    [String.raw`const a = /\/+$/;`, 1],
    ['const a = /^(a+)+$/;', 1],
    [String.raw`const a = /(?<!\/)\/+$/;`, 0],
    [String.raw`const a = /^\d+$/;`, 0],
  ];
  for (const place of ['src/model/base', 'functions/src/guards']) {
    const planted = cases.map(([code], index) => [`${place}/slow${index}.ts`, code] as const);
    const found = problems('house(no-slow-regex)', Object.fromEntries(planted));
    expect(cases.map(([code], index) => [code, found[index]?.length])).toEqual(cases);
  }
});

test('only data imports the SDK', () => {
  const code = "import { getAuth } from 'firebase/auth';";
  const planted = { 'src/features/cart/sdk.ts': code, 'src/data/sdk/sdk.ts': code };
  const found = problems('eslint(no-restricted-imports)', planted);
  expect(found.map(({ length }) => length)).toEqual([1, 0]);
});

describe('repos of orders', () => {
  const readers = [
    ['readDocument', 'firestore/documents.ts'],
    ['readList', 'firestore/documents.ts'],
    ['readPage', 'firestore/documents.ts'],
    ['watchList', 'firestore/live.ts'],
    ['watchDocument', 'firestore/live.ts'],
    ['readPublicList', 'firestore/publicData.ts'],
    ['documentRepo', 'firestore/documentRepo.ts'],
    ['getDoc', 'sdk/firestoreLite.ts'],
  ] as const;
  const unguarded = readers.flatMap(([reader, module], index) => [
    `import { ${reader} } from '../../${module}';`,
    `import { ${reader} as renamed${index} } from '#src/data/${module}';`,
  ]);
  const guarded = [
    "import { readOrder, readOrders, watchOrders } from '../../firestore/orderData.ts';",
    "import { countList, transact, writeTogether } from '../../firestore/documents.ts';",
    "import type { OnError } from '../../firestore/live.ts';",
  ];

  /** The number of refused imports among these, in a repo. */
  function refused(repo: string, imports: readonly string[]): number {
    const [messages = []] = problems('eslint(no-restricted-imports)', {
      [`src/data/repos/${repo}`]: imports.join('\n'),
    });
    return messages.length;
  }

  test.each(['orders/orders.ts', 'purchases/purchases.ts', 'orders/pendingOrders.ts'])(
    '%s',
    (repo) => {
      expect(refused(repo, unguarded)).toBe(unguarded.length);
      expect(refused(repo, ["import * as data from '../../firestore/documents.ts';"])).toBe(1);
      expect(refused(repo, guarded)).toBe(0);
    },
  );

  test('others read plainly', () => {
    expect(refused('account/users.ts', unguarded.slice(0, 2))).toBe(0);
  });
});

describe('import zones', () => {
  const zones = importZones(root);

  /** A module below `from` that the zone forbids, and one in `target` that imports it. */
  function violation({ target, from, except = [] }: Zone, index: number): [string, string] {
    const isFile = from.endsWith('.ts');
    const imported = isFile ? from : join(from, except.length > 0 ? 'another' : '', 'planted.ts');
    const importer = join(target, `planted${index}.ts`);
    const path = relative(target, imported);
    const source = path.startsWith('.') ? path : `./${path}`;
    return [relative(root, importer), `import '${source}';\nexport * from '${source}';`];
  }

  test('each refuses what it is there to refuse', () => {
    const found = problems('house(import-zones)', Object.fromEntries(zones.map(violation)));
    const missed = zones.filter(({ message }, index) => !found[index]?.includes(message));
    expect(missed.map(({ message }) => message)).toEqual([]);
    expect(found.every(({ length }) => length === 2)).toBe(true);
  });

  test('an allowed import passes, relative or by its short name', () => {
    const planted = {
      'src/features/cart/allowed.ts':
        "import '../../model/base/routes.ts';\nimport '#src/ui/form/Form.tsx';\nimport 'react';",
      'src/features/cart/lazy.ts': "export const load = () => import('#src/admin/layout/a.ts');",
    };
    expect(problems('house(import-zones)', planted)).toEqual([
      [],
      ['features may not import admin.'],
    ]);
  });

  test('a new layer must be given its place', () => {
    const attic = mkdtempSync(join(tmpdir(), 'attic-'));
    mkdirSync(join(attic, 'src/attic'), { recursive: true });
    expect(() => importZones(attic)).toThrow(/src\/attic/);
    rmSync(attic, { recursive: true });
  });
});
