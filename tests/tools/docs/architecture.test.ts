import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const layers = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What each layer of `src` may import besides itself, as lint computes it. */
const allowed = Object.fromEntries(
  layers.map((layer) => {
    const isForbidden = (other: string) =>
      importZones(root).some(
        ({ target, from }) =>
          target === join(root, 'src', layer) && from === join(root, 'src', other),
      );
    return [layer, layers.filter((other) => other !== layer && !isForbidden(other)).sort()];
  }),
);

/** The arrows of the drawing, as in `a["label"] --> b & c`. */
const drawn = [...section('The rooms').matchAll(/^ *(\w.*) --> (.*)$/gm)].flatMap(
  ([, from = '', to = '']) => {
    const names = (side: string) => side.split(' & ').map((node) => node.replace(/\[.*/, ''));
    return names(from).flatMap((layer) => names(to).map((other) => ({ layer, other })));
  },
);

describe('the page about the architecture', () => {
  test('names each function and type in the file that declares it', () => {
    const missing = namedIn(page).filter((named) => !isDeclared(named));
    expect(missing.map(({ name, path }) => `${name} is not declared in ${path}`)).toEqual([]);
  });

  test('lists the arrows that lint checks', () => {
    const everything = layers.filter((layer) => layer !== 'app').sort();
    const listed = [...section('The arrows').matchAll(/^- `(\w+)` → (.*)$/gm)].map(
      ([, layer = '', others = '']) => {
        const named = [...others.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).sort();
        return [layer, others === 'everything' ? everything : named] as const;
      },
    );
    expect(Object.fromEntries(listed)).toEqual(allowed);
  });

  test('draws every layer, and no arrow that lint forbids', () => {
    expect(new Set(drawn.flatMap(({ layer, other }) => [layer, other]))).toEqual(
      new Set([...layers, 'functions']),
    );
    const inSrc = drawn.filter(({ layer }) => layer !== 'functions');
    expect(inSrc.filter(({ layer, other }) => allowed[layer]?.includes(other) !== true)).toEqual(
      [],
    );
  });
});
