import { describe, expect, test } from 'vitest';
import {
  deliveryId,
  downloadedCount,
  FURTHER_VISITS,
  visitsOf,
  type Delivery,
} from '#src/model/clients/deliveries.ts';
import { withVisit } from '#src/model/clients/choices.ts';

const noted = (visit: string, kind: Delivery['kind'], minute: number): Delivery => ({
  id: '',
  galleryId: 'kunde1',
  visit,
  kind,
  pictureId: kind === 'opened' ? '' : `p${minute}`,
  at: new Date(minute * 60_000),
});

const deliveries = [
  noted('late', 'opened', 100),
  noted('early', 'original', 3),
  noted('early', 'original', 2),
  noted('early', 'opened', 1),
  noted('late', 'original', 102),
];

describe('visits', () => {
  test('are told with name and downloads, the newest first', () => {
    const anna = { name: 'Anna', email: '', visits: ['early', 'other'] };
    expect(visitsOf(deliveries, [anna])).toEqual([
      {
        id: 'late',
        chooser: undefined,
        openedAt: new Date(100 * 60_000),
        downloads: { web: undefined, original: { count: 1, lastAt: new Date(102 * 60_000) } },
      },
      {
        id: 'early',
        chooser: anna,
        openedAt: new Date(60_000),
        downloads: { web: undefined, original: { count: 2, lastAt: new Date(180_000) } },
      },
    ]);
  });

  test('that are not told apart are nobody’s', () => {
    const anna = { name: 'Anna', email: '', visits: [FURTHER_VISITS] };
    expect(visitsOf([noted(FURTHER_VISITS, 'opened', 1)], [anna])).toMatchObject([
      { id: FURTHER_VISITS, chooser: undefined },
    ]);
  });

  test('are remembered once each, the newest fifty', () => {
    const visits = Array.from({ length: 50 }, (_, index) => `v${index}`);
    expect(withVisit(visits, 'v7')).toBe(visits);
    expect(withVisit(visits, 'new')).toEqual([...visits.slice(1), 'new']);
  });
});

test('a picture counts once however often it was downloaded, and not when it is gone', () => {
  const twice = [...deliveries, { ...noted('again', 'original', 2) }];
  expect(downloadedCount(twice, 'original', new Set(['p2', 'p3']))).toBe(2);
  expect(downloadedCount(twice, 'web', new Set(['p2', 'p3']))).toBe(0);
});

test('the same download is noted in the same place', () => {
  const seen = { galleryId: 'g', visit: 'v' };
  expect(deliveryId({ ...seen, kind: 'opened', pictureId: '' })).toBe('g-v-opened');
  expect(deliveryId({ ...seen, kind: 'web', pictureId: 'a' })).toBe('g-v-web-a');
});
