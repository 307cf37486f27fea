import { expect, test } from 'vitest';
import { withVisit } from '#src/model/clients/choices.ts';
import {
  deliveryId,
  downloadedCount,
  FURTHER_VISITS,
  visitsOf,
  type Delivery,
} from '#src/model/clients/deliveries.ts';

const at = (minute: number) => new Date(minute * 60_000);
const noted = (visit: string, kind: Delivery['kind'], minute: number): Delivery => ({
  ...{ id: '', galleryId: 'kunde1', visit, kind, at: at(minute) },
  pictureId: kind === 'opened' ? '' : `p${minute}`,
});
const deliveries = [
  noted('late', 'opened', 100),
  noted('early', 'original', 3),
  noted('early', 'original', 2),
  noted('early', 'opened', 1),
  noted('late', 'original', 102),
];

test('visits are told with name and downloads, the newest first', () => {
  const anna = { name: 'Anna', email: '', visits: ['early', 'other', FURTHER_VISITS] };
  const downloads = (count: number, minute: number) => ({
    web: undefined,
    original: { count, lastAt: at(minute) },
  });
  expect(visitsOf(deliveries, [anna])).toEqual([
    { id: 'late', chooser: undefined, openedAt: at(100), downloads: downloads(1, 102) },
    { id: 'early', chooser: anna, openedAt: at(1), downloads: downloads(2, 3) },
  ]);
  // Those that are not told apart are nobody's.
  const further = visitsOf([noted(FURTHER_VISITS, 'opened', 1)], [anna]);
  expect(further).toMatchObject([{ id: FURTHER_VISITS, chooser: undefined }]);
});

test('visits are remembered once each, the newest fifty', () => {
  const visits = Array.from({ length: 50 }, (_, index) => `v${index}`);
  expect(withVisit(visits, 'v7')).toBe(visits);
  expect(withVisit(visits, 'new')).toEqual([...visits.slice(1), 'new']);
});

test('a picture counts once however often it was downloaded, and not when it is gone', () => {
  const twice = [...deliveries, noted('again', 'original', 2)];
  expect(downloadedCount(twice, 'original', new Set(['p2', 'p3']))).toBe(2);
  expect(downloadedCount(twice, 'web', new Set(['p2', 'p3']))).toBe(0);
});

test('the same download is noted in the same place', () => {
  const seen = { galleryId: 'g', visit: 'v' };
  expect(deliveryId({ ...seen, kind: 'opened', pictureId: '' })).toBe('g-v-opened');
  expect(deliveryId({ ...seen, kind: 'web', pictureId: 'a' })).toBe('g-v-web-a');
});
