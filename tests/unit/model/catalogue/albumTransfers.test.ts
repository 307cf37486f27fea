import { describe, expect, test } from 'vitest';
import type { AlbumPictures } from '#src/model/catalogue/album.ts';
import {
  placesOf,
  withImagesTransferred,
  type TransferKind,
  type TransferredImage,
} from '#src/model/catalogue/albumTransfers.ts';
import { album } from '../../../support/records.ts';

const titles = ({ images }: AlbumPictures) =>
  [...images].sort((a, b) => a.order - b.order).map(({ title }) => title);
const cover = ({ images, watermarkedCoverUrl }: AlbumPictures) =>
  images.find(({ watermarkedSrc }) => watermarkedSrc === watermarkedCoverUrl)?.title;

const from = album('Skagen', ['Gren', 'Fyr', 'Klit']);
const to = album('Møn', ['Klint', 'Skov']);
const idOf = (title: string) => from.images.find((image) => image.title === title)?.id ?? title;
const items = (...wanted: string[]): TransferredImage[] =>
  wanted.map((title) => ({ id: idOf(title), title }));
const transfer = (kind: TransferKind, ...wanted: string[]) =>
  withImagesTransferred(kind, { from, to }, items(...wanted));

describe('pictures that move', () => {
  test('come after the others, in their sequence, and leave the first album', () => {
    const after = transfer('move', 'Gren', 'Klit');
    expect(titles(after.from)).toEqual(['Fyr']);
    expect(titles(after.to)).toEqual(['Klint', 'Skov', 'Gren', 'Klit']);
    expect(after.taken.map(({ title }) => title)).toEqual(['Gren', 'Klit']);
    expect(cover(after.from)).toBe('Fyr');
    expect(cover(after.to)).toBe('Klint');
  });

  test('keep their ids and files, and say that they share them', () => {
    const [before] = from.images;
    const after = transfer('move', 'Gren');
    expect(after.to.images.at(-1)).toEqual({ ...before, order: 2, hasSharedFiles: true });
    expect(after.taken).toEqual([before]);
  });

  test('go back to their places, as the cover that one was', () => {
    const back = placesOf(from, new Set([idOf('Gren'), idOf('Klit')]));
    const moved = transfer('move', 'Klit', 'Gren');
    const after = withImagesTransferred('move', { from: moved.to, to: moved.from }, back);
    expect(titles(after.to)).toEqual(['Gren', 'Fyr', 'Klit']);
    expect(cover(after.to)).toBe('Gren');
    expect(titles(after.from)).toEqual(['Klint', 'Skov']);
  });

  test('are refused where they are already, and where they are no more', () => {
    const copied = transfer('copy', 'Fyr');
    const after = withImagesTransferred('move', copied, items('Fyr', 'Gren', 'Borte'));
    expect(after.refused.map(({ item, code }) => [item.title, code])).toEqual([
      ['Fyr', 'already-exists'],
      ['Borte', 'not-found'],
    ]);
    expect(titles(after.from)).toEqual(['Fyr', 'Klit']);
  });
});

test('copies are the same pictures, and both name the files as shared', () => {
  const after = transfer('copy', 'Fyr');
  expect(titles(after.from)).toEqual(['Gren', 'Fyr', 'Klit']);
  expect(titles(after.to)).toEqual(['Klint', 'Skov', 'Fyr']);
  const shared = [...after.from.images, ...after.to.images].filter(
    ({ hasSharedFiles }) => hasSharedFiles,
  );
  expect(shared.map(({ id }) => id)).toEqual([idOf('Fyr'), idOf('Fyr')]);
});

test.each(['move', 'copy'] as const)('to %s again what is done changes nothing', (kind) => {
  const once = transfer(kind, 'Fyr', 'Klit');
  const twice = withImagesTransferred(kind, once, items('Fyr', 'Klit'));
  expect(twice).toEqual({ ...once, taken: [], refused: [] });
});

test('an empty album gets its first picture as the cover', () => {
  const after = withImagesTransferred('copy', { from, to: album('Tom', []) }, items('Klit'));
  expect(cover(after.to)).toBe('Klit');
});
