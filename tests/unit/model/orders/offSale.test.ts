import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { albumSchema } from '#src/model/catalogue/schema.ts';
import {
  albumAsOrdered,
  albumOffSale,
  imagesWaitedFor,
  waitingOrderFrom,
  waitsFor,
  offSaleAlbumSchema,
} from '#src/model/orders/offSale.ts';
import { day, image } from '../../../support/bareRecords.ts';

const [dune, sea, sky] = [image({ id: 'dune' }), image({ id: 'sea' }), image({ id: 'sky' })];
const album = z.parse(albumSchema, {
  id: 'coast',
  title: 'Kyst',
  isPublished: true,
  images: [sea],
});
const offSale = z.parse(offSaleAlbumSchema, {
  id: 'coast',
  title: 'Kyst',
  isPublished: true,
  images: [dune, sky],
  removedAt: { dune: day(5) },
});
const order = (items: unknown, createdAt?: unknown) => waitingOrderFrom({ items, createdAt });
const coast = [{ id: 'coast', type: 'album' }];
const ids = (images: readonly { id: string }[] = []) => images.map(({ id }) => id);

describe('an order that waits', () => {
  test.each([
    ['names it', [{ id: 'a', type: 'image' }], true],
    ['names it without a type, as older ones do', [{ id: 'a' }], true],
    ['names an album of the same id', [{ id: 'a', type: 'album' }], false],
    ['names another', [{ id: 'b', type: 'image' }], false],
    ['has a broken line before it', [5, null, { id: 'a' }], true],
    ['has no lines', undefined, false],
    ['has no list of lines', 'a', false],
  ])('that %s', (_, items, expected) => {
    expect(waitsFor(order(items), { id: 'a', type: 'image' })).toBe(expected);
  });
});

describe('the album of an order', () => {
  test('is that of the shop when nothing was deleted', () => {
    expect(albumAsOrdered(day(1), album, undefined)).toBe(album);
    expect(albumAsOrdered(day(1), undefined, undefined)).toBeUndefined();
  });

  test.each([
    ['before a picture was deleted', day(4), ['sea', 'dune', 'sky']],
    ['after that', day(6), ['sea', 'sky']],
    ['at an unknown time', undefined, ['sea', 'dune', 'sky']],
  ])('that was placed %s', (_, orderedAt, expected) => {
    expect(ids(albumAsOrdered(orderedAt, album, offSale)?.images)).toEqual(expected);
  });

  test('is a draft when it was deleted as a whole', () => {
    const deleted = albumAsOrdered(day(4), undefined, offSale);
    expect(ids(deleted?.images)).toEqual(['dune', 'sky']);
    expect(deleted).toMatchObject({ title: 'Kyst', isPublished: false });
  });

  test('has no picture twice', () => {
    const both = { ...album, images: [sea, dune] };
    expect(ids(albumAsOrdered(day(4), both, offSale)?.images)).toEqual(['sea', 'dune', 'sky']);
  });
});

test('deleting more of an album keeps what was deleted before', () => {
  const seen = { ...sea, picture: { width: 6, height: 4, placeholder: 'data:', sources: [] } };
  const next = albumOffSale(album, [seen, dune], offSale);
  expect(ids(next.images)).toEqual(['dune', 'sky', 'sea']);
  expect(next.images[2]?.picture.width).toBe(0);
  expect(next.removedAt).toEqual({ dune: day(5) });
  expect(ids(albumOffSale(album, [sea], undefined).images)).toEqual(['sea']);
});

describe('pictures of a deleted album are waited for', () => {
  test.each([
    ['by an order of all', [order(coast, day(4))], ['dune', 'sky']],
    ['by a later order, without what it never saw', [order(coast, day(6))], ['sky']],
    ['by two', [order(coast, day(6)), order(coast, day(4))], ['dune', 'sky']],
    ['by nobody', [order([{ id: 'coast', type: 'image' }], day(4))], []],
  ])('%s', (_, orders, expected) => {
    expect(ids(imagesWaitedFor(offSale, orders))).toEqual(expected);
  });
});
