import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

/** They write the head of the page, speak to password managers alone, or are rendered by the server. */
const UNSEEN = ['AccountHint', 'GalleryHead', 'ItemHead', 'StillLightbox'];

test('every component of src/ui is in a story, or a part of one that is', () => {
  const components = textOf('src/ui/**/*.tsx');
  const used = components + textOf('tests/catalogue/*.stories.tsx');
  const missing = [...components.matchAll(/^export function ([A-Z]\w*)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`<${name}\\b`).test(used));
  expect(missing.sort()).toEqual(UNSEEN);
});
