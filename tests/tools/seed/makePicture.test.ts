import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureJob } from '../../../tools/seed/library/entry.ts';
import { makePicture } from '../../../tools/seed/library/makePicture.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const job = (uses: PictureJob['uses']): PictureJob => ({
  id: 'kanalhuse',
  uses,
  profile: 'test',
  folder,
});

test('a picture has its original and the widths that were asked for', async () => {
  const picture = await makePicture(job(['shop', 'none']));
  expect(Object.keys(picture.variants)).toEqual(['shop', 'none']);
  expect(readFileSync(picture.original).subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(picture.variants.shop?.at(-1)?.width).toBe(picture.width);
});

test('a picture that was made before comes from the cache, with new uses added', async () => {
  const first = await makePicture(job(['shop']));
  const madeAt = statSync(first.original).mtimeMs;
  const second = await makePicture(job(['shop', 'portfolio']));
  expect(statSync(second.original).mtimeMs).toBe(madeAt);
  expect(second.variants.shop).toEqual(first.variants.shop);
  expect(second.variants.portfolio?.length).toBeGreaterThan(0);
});

test('a picture that nobody can paint is named in the error', async () => {
  await expect(makePicture({ ...job([]), id: 'atlantis' })).rejects.toThrow('atlantis');
});
