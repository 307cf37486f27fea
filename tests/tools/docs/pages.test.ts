import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(root, path));

const REPOSITORY_PATH =
  /(?<![\w./-])(?:src|functions|rules|tests|e2e|packages|tools|demo|docs)\/[\w./-]*[\w/]/g;

const pages = globSync(
  ['*.md', 'docs/{,decisions/,specification/}*.md', '{src,functions/src,packages}/**/README.md'],
  { cwd: root, exclude: (name) => name.includes('node_modules') },
);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Pages name tests by their place below `tests` and without an ending, and packages their own files. */
function isFound(name: string, page: string): boolean {
  const places = ['', 'tests', /^packages\/[^/]+/.exec(page)?.[0] ?? ''];
  return places.some((place) =>
    ['', '.ts', '.tsx'].some((end) => isThere(join(place, name + end))),
  );
}

/** The addresses of a page's headings, as GitHub makes them. */
function anchors(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

describe.each(pages)('%s', (path) => {
  const text = read(path);

  test('names only files of the repository that are there', () => {
    const named = [...text.matchAll(REPOSITORY_PATH)].map(([found]) => found);
    expect(named.filter((each) => !isFound(each, path))).toEqual([]);
  });

  test('links only to pages and headings that are there', () => {
    const links = [
      ...text.matchAll(/\]\((?!https?:|\.\.\/\.\.\/actions\/)([^)#]*)(?:#([^)]+))?\)/g),
    ];
    const lost = links.filter(([, link = '', anchor]) => {
      const target = link === '' ? path : normalize(join(dirname(path), link));
      if (!isThere(target)) return true;
      return anchor !== undefined && !anchors(read(target)).has(anchor);
    });
    expect(lost.map(([found]) => found)).toEqual([]);
  });

  test('names only commands that package.json has', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*\w)/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !scripts[name])).toEqual([]);
  });
});

test.each(pages.filter((path) => /^(?:functions\/)?src\//.test(path)))(
  '%s names only files of its folder',
  (path) => {
    const named = [...read(path).matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name);
    const cwd = join(root, dirname(path));
    expect(named.filter((name) => globSync(`**/${name}`, { cwd }).length === 0)).toEqual([]);
  },
);

describe('the page about security', () => {
  const page = read('docs/SECURITY.md');
  const testsIn = (text: string) =>
    [...text.matchAll(/`([\w/-]+\.(?:\w+\.)?(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);
  const threats = (page.split('\n## ')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (threat|-)/.test(line));

  test('has a test for each threat, and names only tests that are there', () => {
    expect(threats.length).toBeGreaterThan(40);
    expect(threats.filter((threat) => testsIn(threat).length === 0)).toEqual([]);
    expect(testsIn(page).filter((path) => !isFound(path, 'docs/SECURITY.md'))).toEqual([]);
  });
});

/** The names that the tables of the specification call tests by. */
const testNames = new Set(
  globSync(['tests/**/*.test.{ts,tsx}', 'e2e/*.spec.ts'], { cwd: root }).map((path) =>
    basename(path).replace(/\.tsx?$/, ''),
  ),
);

/** A path is told from the root or from `src`; one of a test is told without its ending. */
const isPlace = (path: string): boolean =>
  ['', 'src'].some((place) => ['', '.ts', '.tsx'].some((end) => isThere(join(place, path + end))));

/** The files and tests that a line of a table names and that are not there. */
function lost(line: string): string[] {
  const [, , where = '', shownBy = ''] = line.split(/(?<!\\)\|/);
  const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  let before = '';
  const places = namesIn(where).filter((name) => {
    // A file without a folder lies beside the one before it.
    const path = name.includes('/') || isPlace(name) ? name : join(before, '..', name);
    before = path;
    return !isPlace(path);
  });
  const isShown = (name: string) => (name.includes('/') ? isPlace(name) : testNames.has(name));
  return [...places, ...namesIn(shownBy).filter((name) => !isShown(name))];
}

test.each(readdirSync(join(root, 'docs/specification')))(
  'the table %s names only files and tests that are there',
  (file) => {
    const lines = read(join('docs/specification', file)).split('\n');
    const rows = lines.filter((line) => line.startsWith('| ') && !/^\| (built|-)/.test(line));
    expect(rows.flatMap(lost)).toEqual([]);
  },
);
