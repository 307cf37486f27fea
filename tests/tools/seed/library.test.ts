import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PictureUse } from '../../../tools/seed/library/entry.ts';
import { makeLibrary } from '../../../tools/seed/library/library.ts';
import { standIns } from '../../../tools/seed/plan/standIns.ts';
import { wantedPictures } from '../../../tools/seed/plan/planSeed.ts';

describe('the library', () => {
  test('makes every wanted picture, and says how far it is', async () => {
    const lines: string[] = [];
    const library = await makeLibrary({
      profile: 'test',
      wanted: new Map<string, Set<PictureUse>>([
        ['kanalhuse', new Set(['shop', 'none'])],
        ['skyline', new Set(['portfolio'])],
      ]),
      log: (line) => lines.push(line),
    });
    expect([...library.keys()].sort()).toEqual(['kanalhuse', 'skyline']);
    expect(Object.keys(library.get('kanalhuse')?.variants ?? {})).toEqual(['shop', 'none']);
    expect(existsSync(library.get('skyline')?.original ?? '')).toBe(true);
    expect(lines).toEqual(['2 of 2 pictures']);
  });

  test('fails with the name of a picture that cannot be made', async () => {
    const wanted = new Map([['atlantis', new Set(['shop'] as const)]]);
    const making = makeLibrary({ profile: 'test', wanted, log: () => undefined });
    await expect(making).rejects.toThrow('atlantis');
  });
});

test('in tests few pictures play all parts, the same ones every time', () => {
  const [first, second] = [standIns(), standIns()];
  const ids = [...wantedPictures().keys()];
  expect(new Set(ids.map(first)).size).toBeLessThanOrEqual(8);
  expect(ids.map(first)).toEqual(ids.map(second));
});
