import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contracts, LEGACY_BOT_CHECK_PATH } from '#src/model/system/contracts.ts';
import { readSiteConfig } from '../../tools/setup/siteConfig.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string; region: string };
}

const { region } = readSiteConfig(root);
const { hosting } = JSON.parse(read('firebase.json')) as { hosting: { rewrites: Rewrite[] } };

/** The place of the first rewrite that takes an address; `**` stands for whatever follows. */
function rewriteOf(path: string): Rewrite | undefined {
  return hosting.rewrites.find(({ source }) =>
    source.endsWith('/**') ? path.startsWith(source.slice(0, -2)) : source === path,
  );
}

describe('the hosting leads', () => {
  test.each(Object.values(contracts))('$path to the function $name', ({ path, name }) => {
    expect(rewriteOf(path)?.function).toEqual({ functionId: name, region });
  });

  test.each([
    [LEGACY_BOT_CHECK_PATH, 'verifyRecaptcha'],
    ['/api/hvad-som-helst', 'verifyRecaptcha'],
    ['/del/enkeltbilleder/abc', 'sharePage'],
  ])('%s to the function %s', (path, functionId) => {
    expect(rewriteOf(path)?.function).toEqual({ functionId, region });
  });

  test('every other address to the page, but no part of the site that is gone', () => {
    const pages = hosting.rewrites.filter(({ destination }) => destination !== undefined);
    expect(pages).toEqual([{ source: '**/!(*.*)', destination: '/index.html' }]);
    expect(hosting.rewrites.at(-1)).toBe(pages[0]);
  });
});
