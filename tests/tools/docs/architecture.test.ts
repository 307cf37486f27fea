import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importZones } from '../../../tools/lint/zones.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(root, path));

const page = read('docs/ARCHITECTURE.md');

function section(title: string): string {
  const [text = ''] = page.split(`\n## ${title}\n`)[1]?.split('\n## ') ?? [];
  return text;
}

/** A name with the file that declares it: `name` (`path`). */
const namedIn = (text: string) =>
  [...text.matchAll(/`(\w+)`\s+\(`([^`]+)`\)/g)].map(([, name = '', path = '']) => ({
    name,
    path,
  }));

function isDeclared({ name, path }: { name: string; path: string }): boolean {
  return (
    isThere(path) &&
    new RegExp(`\\b(?:function|const|class|interface|type)\\s+${name}\\b`).test(read(path))
  );
}

/** Paths from the root; one that begins with a slash is an address of the site. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => /^[^/]+\/|\.(?:rules|json|html)$/.test(span));

describe('the page about the architecture', () => {
  test('names only paths that are there', () => {
    expect(pathsIn(page).filter((path) => !isThere(path))).toEqual([]);
  });

  test('names each function and component in the file that declares it', () => {
    const missing = namedIn(page).filter((named) => !isDeclared(named));
    expect(missing.map(({ name, path }) => `${name} is not declared in ${path}`)).toEqual([]);
  });

  const walkthroughs = section('Thirteen walkthroughs')
    .split('\n### ')
    .slice(1)
    .map((text) => ({ title: text.split('\n', 1)[0], steps: text.split(/\n\d+\. /).slice(1) }));

  test.each(walkthroughs)('names a function in every step: $title', ({ steps }) => {
    expect(steps.filter((step) => namedIn(step).length === 0)).toEqual([]);
    expect(steps.length).toBeGreaterThan(6);
  });

  test('has thirteen walkthroughs', () => {
    expect(walkthroughs).toHaveLength(13);
  });

  test('draws the arrows that lint checks', () => {
    const zones = importZones(root);
    const layers = readdirSync(join(root, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const isForbidden = (layer: string, other: string) =>
      zones.some(
        ({ target, from }) =>
          target === join(root, 'src', layer) && from === join(root, 'src', other),
      );
    const checked = layers.map((layer) => {
      const allowed = layers.filter((other) => other !== layer && !isForbidden(layer, other));
      return [layer, allowed.sort()] as const;
    });
    const everything = layers.filter((layer) => layer !== 'app').sort();
    const drawn = [...section('The arrows').matchAll(/^- `(\w+)` → (.*)$/gm)].map(
      ([, layer = '', allowed = '']) => {
        const named = [...allowed.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).sort();
        return [layer, allowed === 'everything' ? everything : named] as const;
      },
    );
    expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(checked));
  });
});

const REPOSITORY_PATH =
  /(?<![\w./-])(?:src|functions|tests|e2e|packages|tools|demo|docs)\/[\w./-]*[\w/]/g;
const handbooks = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/{,decisions/}*.md', { cwd: root }),
];

describe.each(handbooks)('%s', (path) => {
  const text = read(path);

  test('names only files of the repository that are there', () => {
    const named = [...text.matchAll(REPOSITORY_PATH)].map(([found]) => found);
    // The handbook of security names tests by their place below `tests`.
    expect(named.filter((each) => !isThere(each) && !isThere(join('tests', each)))).toEqual([]);
  });

  test('links only to pages that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
      join(dirname(path), link),
    );
    expect(links.filter((link) => !isThere(link))).toEqual([]);
  });
});
