import { expect, test } from 'vitest';
import { interestTime, interestYears, shownItem } from '#src/model/statistics/interest.ts';
import { monthlyKroner, storagePartOf, totalUse } from '#src/model/statistics/storageUse.ts';

test.each([
  ['/enkeltbilleder', '?vis=a', { step: 'seen', id: 'a', isAlbum: false }],
  ['/galleri', '?kategori=natur&vis=a', { step: 'seen', id: 'a', isAlbum: false }],
  ['/favoritter', '?vis=a', { step: 'seen', id: 'a', isAlbum: false }],
  ['/billedlevering', '?vis=a&billede=b', { step: 'seen', id: 'a', isAlbum: true }],
  ['/enkeltbilleder', '', undefined],
  ['/portfolio', '?vis=a', undefined],
  ['/admin-dashboard', '?tab=galleri&vis=a', undefined],
])('%s%s shows an item for sale, or none', (pathname, search, shown) => {
  expect(shownItem(pathname, search)).toEqual(shown);
});

test('a month ends at midnight in Copenhagen', () => {
  expect(interestTime(new Date('2026-12-31T22:59:00Z'))).toEqual({ year: '2026', month: '12' });
  expect(interestTime(new Date('2026-12-31T23:00:00Z'))).toEqual({ year: '2027', month: '01' });
});

test('the counts of a year are from it to before the next', () => {
  const year = { from: new Date('2025-12-31T23:00:00Z'), until: new Date('2026-12-31T23:00:00Z') };
  expect(interestYears(year)).toEqual(['2026', '2027']);
});

test.each([
  ['high-quality/albums/kyst/original_1_a.jpg', 'originals'],
  ['portfolio-protected/original_1_a.jpg', 'originals'],
  ['watermarked/albums/kyst/watermarked_1_a_480.webp', 'shown'],
  ['front-page-background/background_1.webp', 'shown'],
  ['customer-permanent-archive/JF1/0_a.jpg', 'sold'],
  ['purchased/uid/a_1.jpg', 'sold'],
  ['client-galleries/g/original_1_a.jpg', 'clients'],
  ['vouchers/2026-0001.pdf', 'others'],
  ['constructor/a', 'others'],
  ['a', 'others'],
])('%s belongs to %s', (path, part) => {
  expect(storagePartOf(path)).toBe(part);
});

test('a hundred gigabytes cost about fourteen kroner a month', () => {
  const parts = {
    originals: { files: 1, bytes: 60 * 1024 ** 3 },
    sold: { files: 2, bytes: 40 * 1024 ** 3 },
  };
  const { files, bytes } = totalUse({ parts });
  expect(files).toBe(3);
  expect(monthlyKroner(bytes)).toBeCloseTo(14);
});
