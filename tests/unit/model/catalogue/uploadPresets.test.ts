import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  presetTitle,
  uploadPresetSchema,
  withPreset,
  type UploadPreset,
} from '#src/model/catalogue/uploadPresets.ts';

const preset = (name: string, change: Partial<UploadPreset> = {}): UploadPreset => ({
  ...z.parse(uploadPresetSchema, { id: name, kind: 'album', name }),
  ...change,
});

test('a preset of the same job and name is replaced, whatever its capitals', () => {
  const all = [preset('Bryllup'), preset('Skole'), preset('Bryllup', { kind: 'singleImage' })];
  const added = preset(' bryllup', { price: 4500 });
  expect(withPreset(all, added)).toEqual([all[1], all[2], added]);
});

test('the oldest goes when there are more than fifty', () => {
  const all = Array.from({ length: 50 }, (_, index) => preset(`Nr ${index}`));
  const after = withPreset(all, preset('Ny'));
  expect(after).toHaveLength(50);
  expect(after[0]?.name).toBe('Nr 1');
  expect(after.at(-1)?.name).toBe('Ny');
});

const day = new Date(2026, 4, 12);

test.each([
  ['Bryllup {mappe}, {dato}', 'Anna og Bo', 'Bryllup Anna og Bo, 12. maj 2026'],
  ['{mappe} – {dato}', '', '12. maj 2026'],
  ['Bryllup – {mappe}', '', 'Bryllup'],
  ['{mappe}', '$& {dato}', '$& 12. maj 2026'],
  ['', 'Anna', ''],
])('the title of "%s" in the folder "%s" is "%s"', (pattern, folder, title) => {
  expect(presetTitle(pattern, { folder, day })).toBe(title);
});

test('a title is no longer than titles may be', () => {
  expect(presetTitle('{mappe}', { folder: 'x'.repeat(500), day })).toHaveLength(120);
});
