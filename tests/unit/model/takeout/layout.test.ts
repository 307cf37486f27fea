import { expect, test } from 'vitest';
import { namedRecords } from '#src/model/takeout/layout.ts';

test('the watermark of the photographer and the discounts are among the records with a name', () => {
  expect(namedRecords).toEqual(
    expect.arrayContaining([
      'settings/watermark',
      'settings/watermark-remaking',
      'site-config/discounts',
    ]),
  );
  expect(namedRecords.filter((path) => path.includes('{'))).toEqual([]);
});
