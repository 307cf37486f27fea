import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const TEXTS = [
  'src/{model,options}/**/{texts,*Texts}.ts',
  'src/model/content/legal/*.ts',
  'src/model/base/storedNames.ts',
];

/** Records that are listed as a whole: no code names what is in them. */
const LISTED = ['storedNames.defaultCategories', 'salesTermsDocuments'];

function sources(patterns: string[]): string {
  return globSync(patterns, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}

function found(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map(([, name = '']) => name);
}

/** Every name that something in the code could be read by, and what texts read of other texts. */
function namesRead(): Set<string> {
  const texts = new Set(globSync(TEXTS, { cwd: root }));
  const code = sources(
    globSync(['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'], { cwd: root }).filter(
      (path) => !texts.has(path),
    ),
  );
  return new Set([
    ...found(code, /([\wæøåÆØÅ]+)/g),
    ...found(code, /'([^'\n]+)'/g),
    ...found(sources(TEXTS), /\.(\w+)/g),
    // The gaps of a text are filled by name.
    ...found(sources(TEXTS), /\{(\w+)\}/g),
  ]);
}

/** The names of everything inside a text record, at any depth. */
function keyPaths(texts: unknown, path: string): string[] {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return [];
  return Object.entries(texts).flatMap(([key, inner]) => [
    `${path}.${key}`,
    ...keyPaths(inner, `${path}.${key}`),
  ]);
}

test('every text has a reader', async () => {
  const read = namesRead();
  const modules = await Promise.all(
    globSync(TEXTS, { cwd: root }).map(
      (path) => import(join(root, path)) as Promise<Record<string, unknown>>,
    ),
  );
  const paths = modules.flatMap((texts) =>
    Object.entries(texts).flatMap(([name, inside]) => keyPaths(inside, name)),
  );
  expect(paths.length).toBeGreaterThan(500);
  const unread = paths.filter((path) => !read.has(path.slice(path.lastIndexOf('.') + 1)));
  expect(unread.filter((path) => !LISTED.some((list) => path.startsWith(`${list}.`)))).toEqual([]);
});
