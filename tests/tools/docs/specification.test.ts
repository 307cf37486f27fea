import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'docs/specification');

/** The names that tests are called by in the tables. */
const tests = new Set(
  globSync(['tests/**/*.test.{ts,tsx}', 'e2e/*.spec.ts'], { cwd: root }).map((path) =>
    basename(path).replace(/\.tsx?$/, ''),
  ),
);

/** A path is told from the root or from `src`; one of a test is told without its ending. */
function isThere(path: string): boolean {
  const places = [root, join(root, 'src')].map((place) => join(place, path));
  return places.some(
    (place) => existsSync(place) || existsSync(`${place}.ts`) || existsSync(`${place}.tsx`),
  );
}

/** The files and tests that a line of a table names and that are not there. */
function lost(line: string): string[] {
  const [, , where = '', shownBy = ''] = line.split(/(?<!\\)\|/);
  const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  let before = '';
  const places = namesIn(where).filter((name) => {
    // A file without a folder lies beside the one before it.
    const path = name.includes('/') || isThere(name) ? name : join(before, '..', name);
    before = path;
    return !isThere(path);
  });
  const shows = namesIn(shownBy).filter((name) =>
    name.includes('/') ? !isThere(name) : !tests.has(name),
  );
  return [...places, ...shows];
}

describe.each(readdirSync(folder))('%s', (file) => {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| ') && !/^\| (built|-)/.test(line));

  test('names only files and tests that are there', () => {
    expect(rows.flatMap(lost)).toEqual([]);
  });

  test('says of each row what shows it', () => {
    expect(rows.filter((row) => !/[a-z]/.test(row.split(/(?<!\\)\|/)[3] ?? ''))).toEqual([]);
  });
});
