import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(root, path));

const REPOSITORY_PATH =
  /(?<![\w./-])(?:src|functions|tests|e2e|packages|tools|demo|docs)\/[\w./-]*[\w/]/g;

const pages = globSync(
  [
    'README.md',
    'CONTRIBUTING.md',
    'docs/{,decisions/,specification/}*.md',
    '{src,functions/src,packages}/**/README.md',
  ],
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
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
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
