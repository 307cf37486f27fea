import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { albumSchema } from '#src/model/catalogue/schema.ts';
import {
  albumAsOrdered,
  albumOffSale,
  imagesWaitedFor,
  offSaleAlbumSchema,
  waitingOrderFrom,
  waitsFor,
} from '#src/model/orders/offSale.ts';
import { day, image } from '../../../support/bareRecords.ts';

const [dune, sea, sky] = [image({ id: 'dune' }), image({ id: 'sea' }), image({ id: 'sky' })];
const coast = { id: 'coast', title: 'Kyst', isPublished: true };
const album = z.parse(albumSchema, { ...coast, images: [sea] });
const offSale = z.parse(offSaleAlbumSchema, {
  ...coast,
  images: [dune, sky],
  removedAt: { dune: day(5) },
});
const order = (items: unknown, createdAt?: unknown) => waitingOrderFrom({ items, createdAt });
const ids = (images: readonly { id: string }[] = []) => images.map(({ id }) => id);

test.each([
  ['names it', [{ id: 'a', type: 'image' }], true],
  ['names it without a type, as older ones do', [{ id: 'a' }], true],
  ['names an album of the same id', [{ id: 'a', type: 'album' }], false],
  ['names another', [{ id: 'b', type: 'image' }], false],
  ['has a broken line before it', [5, null, { id: 'a' }], true],
  ['has no lines', undefined, false],
  ['has no list of lines', 'a', false],
])('an order waits for a picture that %s: %#', (_, items, expected) => {
  expect(waitsFor(order(items), { id: 'a', type: 'image' })).toBe(expected);
});

test('an order gets the pictures of its album that were there when it was placed', () => {
  const seen = (orderedAt: Date | undefined, ofShop = album) =>
    ids(albumAsOrdered(orderedAt, ofShop, offSale)?.images);
  expect(seen(day(4))).toEqual(['sea', 'dune', 'sky']);
  expect(seen(day(6))).toEqual(['sea', 'sky']);
  expect(seen(undefined)).toEqual(['sea', 'dune', 'sky']);
  // Never one twice.
  expect(seen(day(4), { ...album, images: [sea, dune] })).toEqual(['sea', 'dune', 'sky']);
});

test('an album of which nothing was deleted is that of the shop, and a deleted one is a draft', () => {
  expect(albumAsOrdered(day(1), album, undefined)).toBe(album);
  expect(albumAsOrdered(day(1), undefined, undefined)).toBeUndefined();
  const deleted = albumAsOrdered(day(4), undefined, offSale);
  expect(ids(deleted?.images)).toEqual(['dune', 'sky']);
  expect(deleted).toMatchObject({ title: 'Kyst', isPublished: false });
});

test('deleting more of an album keeps what was deleted before', () => {
  const seen = { ...sea, picture: { width: 6, height: 4, placeholder: 'data:', sources: [] } };
  const next = albumOffSale(album, [seen, dune], offSale);
  expect(ids(next.images)).toEqual(['dune', 'sky', 'sea']);
  expect(next.images[2]?.picture.width).toBe(0);
  expect(next.removedAt).toEqual({ dune: day(5) });
  expect(ids(albumOffSale(album, [sea], undefined).images)).toEqual(['sea']);
});

test('pictures of a deleted album are waited for by the orders that saw them', () => {
  const ofAlbum = [{ id: 'coast', type: 'album' }];
  const [earlier, later] = [order(ofAlbum, day(4)), order(ofAlbum, day(6))];
  const waitedFor = (...orders: (typeof earlier)[]) => ids(imagesWaitedFor(offSale, orders));
  expect([waitedFor(earlier), waitedFor(later)]).toEqual([['dune', 'sky'], ['sky']]);
  expect(waitedFor(later, earlier)).toEqual(['dune', 'sky']);
  expect(waitedFor(order([{ id: 'coast', type: 'image' }], day(4)))).toEqual([]);
});
