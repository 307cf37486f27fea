import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  presetTitle,
  uploadPresetSchema,
  withPreset,
  type UploadPreset,
} from '#src/model/catalogue/editing/uploadPresets.ts';

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

test('a title names the folder and the day, without what is missing', () => {
  const titleOf = (pattern: string, folder: string) => presetTitle(pattern, { folder, day });
  expect(titleOf('Bryllup {mappe}, {dato}', 'Anna')).toBe('Bryllup Anna, 12. maj 2026');
  expect(titleOf('{mappe} – {dato}', '')).toBe('12. maj 2026');
  expect(titleOf('Bryllup – {mappe}', '')).toBe('Bryllup');
  expect(titleOf('{mappe}', '$& {dato}')).toBe('$& 12. maj 2026');
  expect(titleOf('', 'Anna')).toBe('');
  expect(titleOf('{mappe}', 'x'.repeat(500))).toHaveLength(120);
});
