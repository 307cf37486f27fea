import { expect, test } from 'vitest';
import { picturePlan } from '#src/model/watermarks/picturePlan.ts';

const words = { business: 'Jerslev Foto', copyright: '© Jerslev Foto' };

test.each([
  [{ width: 6000, height: 4000 }, ['480×320', '960×640', '1600×1067']],
  [{ width: 4000, height: 6000 }, ['480×720', '960×1440', '1600×2400']],
  [{ width: 1000, height: 10 }, ['480×5', '960×10', '1000×10']],
  [{ width: 300, height: 200 }, ['300×200']],
])('of %j is shown %j, drawn from the largest', (size, expected) => {
  const plan = picturePlan(size, { mark: 'shop', quality: 0.9 }, words);
  const shown = plan.shown.map(({ size: { width, height } }) => `${width}×${height}`);
  expect(shown).toEqual(expected);
  expect(plan.base).toEqual(plan.shown.at(-1)?.size);
  expect(plan.shown.every(({ marks, quality }) => marks.length === 2 && quality === 0.9)).toBe(
    true,
  );
  expect(plan.preview).toEqual({ size: plan.shown[0]?.size, marks: [], quality: 0.9 });
  expect(plan.placeholder.size.width).toBe(16);
  expect(plan.web).toBeUndefined();
});

test('the file for a client to save has its own watermark', () => {
  const size = { width: 3000, height: 2000 };
  const plan = picturePlan(size, { mark: 'none', quality: 0.92, web: { mark: 'shop' } }, words);
  expect(plan.shown.map(({ marks }) => marks.length)).toEqual([0, 0, 0]);
  expect(plan.web).toMatchObject({ size: { width: 1600, height: 1067 }, quality: 0.92 });
  expect(plan.web?.marks).toHaveLength(2);
});
