import { expect, test } from 'vitest';
import { interestTime, interestYears } from '#src/model/statistics/interest.ts';
import { monthlyKroner, storagePartOf, totalUse } from '#src/model/statistics/storageUse.ts';

test('a month ends at midnight in Copenhagen, and a year before the next', () => {
  expect(interestTime(new Date('2026-12-31T22:59:00Z'))).toEqual({ year: '2026', month: '12' });
  expect(interestTime(new Date('2026-12-31T23:00:00Z'))).toEqual({ year: '2027', month: '01' });
  const year = { from: new Date('2025-12-31T23:00:00Z'), until: new Date('2026-12-31T23:00:00Z') };
  expect(interestYears(year)).toEqual(['2026', '2027']);
});

test.each([
  ['originals', ['high-quality/albums/kyst/o.jpg', 'portfolio-protected/o.jpg']],
  ['shown', ['watermarked/albums/kyst/w_480.webp', 'front-page-background/b.webp']],
  ['sold', ['customer-permanent-archive/JF1/0_a.jpg', 'purchased/uid/a_1.jpg']],
  ['clients', ['client-galleries/g/original_1_a.jpg']],
  ['others', ['vouchers/2026-0001.pdf', 'constructor/a', 'a']],
])('%s are %j', (part, paths) => {
  expect(paths.map(storagePartOf)).toEqual(paths.map(() => part));
});

test('a hundred gigabytes cost about fourteen kroner a month', () => {
  const sold = { files: 2, bytes: 40 * 1024 ** 3 };
  const originals = { files: 1, bytes: 60 * 1024 ** 3 };
  const { files, bytes } = totalUse({ parts: { originals, sold } });
  expect(files).toBe(3);
  expect(monthlyKroner(bytes)).toBeCloseTo(14);
});
