import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { contracts, LEGACY_CAPTCHA_PATH } from '#src/model/system/contracts.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string; region: string };
}

const { hosting } = JSON.parse(read('firebase.json')) as { hosting: { rewrites: Rewrite[] } };

/** The place of the first rewrite that takes an address; `**` stands for whatever follows. */
function rewriteOf(path: string): Rewrite | undefined {
  return hosting.rewrites.find(({ source }) =>
    source.endsWith('/**') ? path.startsWith(source.slice(0, -2)) : source === path,
  );
}

describe('the hosting leads', () => {
  test.each(Object.values(contracts))('$path to the function $name', ({ path, name }) => {
    expect(rewriteOf(path)?.function).toEqual({ functionId: name, region: site.region });
  });

  test.each([
    [LEGACY_CAPTCHA_PATH, 'verifyRecaptcha'],
    ['/api/hvad-som-helst', 'verifyRecaptcha'],
    ['/del/enkeltbilleder/abc', 'sharePage'],
  ])('%s to the function %s', (path, functionId) => {
    expect(rewriteOf(path)?.function).toEqual({ functionId, region: site.region });
  });

  test('every other address to the page, but no part of the site that is gone', () => {
    const pages = hosting.rewrites.filter(({ destination }) => destination !== undefined);
    expect(pages).toEqual([{ source: '**/!(*.*)', destination: '/index.html' }]);
    expect(hosting.rewrites.at(-1)).toBe(pages[0]);
  });
});

test('the rules ask for the numbers of orders that the shop gives', () => {
  const patterns = [...read('firestore.rules').matchAll(/'([A-Z]+)\[0-9\]\{8\}/g)];
  expect(patterns.map(([, prefix]) => prefix)).toEqual([site.orderIdPrefix]);
});

test('pictures may be read by pages of the domain', () => {
  const origins = (JSON.parse(read('cors.json')) as { origin: string[] }[]).flatMap(
    ({ origin }) => origin,
  );
  expect(origins).toContain(site.origin);
});
