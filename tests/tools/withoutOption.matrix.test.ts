import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const options = readdirSync(join(root, 'src/options'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The files that list what there is: the only ones besides its own that may name an option. */
const LISTS = [
  'src/options/list.ts',
  'src/options/galleryList.ts',
  'functions/src/options/list.ts',
  'functions/src/index.ts',
  'tests/support/contracts.ts',
];

const NAMED = /^(?:import|export) \{(?<names>[^}]*)\} from '(?<module>[^']*)';\n/gm;

/** The text of a list without the lines about an option, and without the names that they brought in. */
function without(option: string, file: string, text: string): string {
  const lines = [...text.matchAll(NAMED)].filter(({ groups }) =>
    join(dirname(file), groups?.['module'] ?? '').includes(`/options/${option}/`),
  );
  const names = lines
    .filter(([line]) => line.startsWith('import'))
    .flatMap(({ groups }) => groups?.['names']?.split(',') ?? [])
    .map((name) => name.replace('type ', '').trim())
    .filter(Boolean);
  return names.reduce(
    (left, name) => left.replaceAll(new RegExp(String.raw`(?:\.\.\.)?\b${name}\b,?\s*`, 'g'), ''),
    lines.reduce((left, [line]) => left.replace(line, ''), text),
  );
}

function remove(copy: string, path: string): void {
  rmSync(join(copy, path), { recursive: true });
}

/** Removes the tests that name a module, and those that are helped by one of them. */
function removeTestsAbout(copy: string, module: string): void {
  const about = globSync('tests/**/*.{ts,tsx}', { cwd: copy }).filter(
    (file) => !LISTS.includes(file) && readFileSync(join(copy, file), 'utf8').includes(module),
  );
  for (const file of about) remove(copy, file);
  for (const file of about) removeTestsAbout(copy, `/${basename(file)}'`);
}

function removeOption(copy: string, option: string): void {
  for (const file of LISTS) {
    const path = join(copy, file);
    writeFileSync(path, without(option, file, readFileSync(path, 'utf8')));
  }
  const itsOwn = `{src,functions/src,tests/*}/options/${option}`;
  for (const folder of globSync(itsOwn, { cwd: copy })) remove(copy, folder);
  removeTestsAbout(copy, `/options/${option}/`);
}

/** A copy of the shop from which the folders of options, and the tests about them, are gone. */
function copyWithout(gone: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'without-options-'));
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const top = new Set(tracked.map((file) => file.split('/')[0] ?? '').filter(Boolean));
  for (const name of top) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const option of gone) removeOption(copy, option);
  return copy;
}

/** Runs a program of the project in the copy; what it prints is told when it fails. */
function run(cwd: string, program: string, ...args: string[]): void {
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  execFileSync(program, args, { cwd, env: { ...process.env, PATH: path }, stdio: 'pipe' });
}

/** The words of a program that failed, for the one who reads the test. */
function problemsOf(work: () => void): string {
  try {
    work();
    return '';
  } catch (thrown) {
    const { stdout = '', stderr = '' } = thrown as {
      stdout?: Buffer | string;
      stderr?: Buffer | string;
    };
    return `${stdout.toString()}${stderr.toString()}` || String(thrown);
  }
}

/** The long run also takes each away alone; none of them may import another (lint). */
const cases = process.env['LONG_JOURNEYS']
  ? [options, ...options.map((each) => [each])]
  : [options];

/** The compiler and the build of a whole shop take minutes on a busy machine. */
const timeout = 300_000;

describe.each(cases.map((gone) => ({ gone })))('without $gone', { timeout }, ({ gone }) => {
  let copy = '';
  beforeAll(() => {
    copy = copyWithout(gone);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('the shop and its functions have the right types', () => {
    const product = { extends: './tsconfig.json', include: ['src', 'functions/src'] };
    writeFileSync(join(copy, 'product.json'), JSON.stringify(product));
    expect(problemsOf(() => run(copy, 'tsc', '-p', 'product.json', '--noEmit'))).toBe('');
  });

  test('the site is built', () => {
    const build = ['build', '--configLoader', 'native', '--outDir', 'out', '--logLevel', 'error'];
    expect(problemsOf(() => run(copy, 'vite', ...build))).toBe('');
  });

  test('the rest of the shop does what it did', () => {
    const core = ['run', '--project', 'unit', '--silent=true', 'tests/unit/model'];
    expect(problemsOf(() => run(copy, 'vitest', ...core))).toBe('');
  });
});
