import { describe, expect, test } from 'vitest';
import type { AlbumPictures } from '#src/model/catalogue/album.ts';
import {
  placesOf,
  withImagesTransferred,
  type TransferKind,
  type TransferredImage,
} from '#src/model/catalogue/editing/albumTransfers.ts';
import {
  asSingleImage,
  transferredToAlbum,
  transferredToSingles,
} from '#src/model/catalogue/editing/singleTransfers.ts';
import { album, singleImage } from '../../../../support/records.ts';

describe('from one album to another', () => {
  const titles = ({ images }: AlbumPictures) =>
    images.toSorted((a, b) => a.order - b.order).map(({ title }) => title);
  const cover = ({ images, watermarkedCoverUrl }: AlbumPictures) =>
    images.find(({ watermarkedSrc }) => watermarkedSrc === watermarkedCoverUrl)?.title;

  const from = album('Skagen', ['Gren', 'Fyr', 'Klit']);
  const to = album('Møn', ['Klint', 'Skov']);
  const idOf = (title: string) => from.images.find((image) => image.title === title)?.id ?? title;
  const items = (...wanted: string[]): TransferredImage[] =>
    wanted.map((title) => ({ id: idOf(title), title }));
  const transfer = (kind: TransferKind, ...wanted: string[]) =>
    withImagesTransferred(kind, { from, to }, items(...wanted));

  test('moved pictures come after the others, in their sequence, and leave the first album', () => {
    const after = transfer('move', 'Gren', 'Klit');
    expect(titles(after.from)).toEqual(['Fyr']);
    expect(titles(after.to)).toEqual(['Klint', 'Skov', 'Gren', 'Klit']);
    expect(after.taken.map(({ title }) => title)).toEqual(['Gren', 'Klit']);
    expect([cover(after.from), cover(after.to)]).toEqual(['Fyr', 'Klint']);
  });

  test('a moved picture keeps its id and files, and says that it shares them', () => {
    const [before] = from.images;
    const after = transfer('move', 'Gren');
    expect(after.to.images.at(-1)).toEqual({ ...before, order: 2, hasSharedFiles: true });
    expect(after.taken).toEqual([before]);
  });

  test('moved pictures go back to their places, as the cover that one was', () => {
    const back = placesOf(from, new Set([idOf('Gren'), idOf('Klit')]));
    const moved = transfer('move', 'Klit', 'Gren');
    const after = withImagesTransferred('move', { from: moved.to, to: moved.from }, back);
    expect(titles(after.to)).toEqual(['Gren', 'Fyr', 'Klit']);
    expect(cover(after.to)).toBe('Gren');
    expect(titles(after.from)).toEqual(['Klint', 'Skov']);
  });

  test('pictures are refused where they are already, and where they are no more', () => {
    const copied = transfer('copy', 'Fyr');
    const after = withImagesTransferred('move', copied, items('Fyr', 'Gren', 'Borte'));
    expect(after.refused.map(({ item, code }) => `${item.title}: ${code}`)).toEqual([
      'Fyr: already-exists',
      'Borte: not-found',
    ]);
    expect(titles(after.from)).toEqual(['Fyr', 'Klit']);
  });

  test('copies are the same pictures, and both name the files as shared', () => {
    const after = transfer('copy', 'Fyr');
    expect(titles(after.from)).toEqual(['Gren', 'Fyr', 'Klit']);
    expect(titles(after.to)).toEqual(['Klint', 'Skov', 'Fyr']);
    const all = [...after.from.images, ...after.to.images];
    const shared = all.filter(({ hasSharedFiles }) => hasSharedFiles).map(({ id }) => id);
    expect(shared).toEqual([idOf('Fyr'), idOf('Fyr')]);
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
});

const skagen = album('Skagen', ['Gren', 'Fyr'], { isPublished: false });
const [gren] = skagen.images as [(typeof skagen.images)[0]];
const items = (...ids: string[]) => ids.map((id) => ({ id, title: id }));

describe('a picture of an album that is sold by itself', () => {
  const place = { price: 249, category: 'natur', order: 7 };
  const titleOf = (title: string, ...takenTitles: string[]) =>
    asSingleImage({ ...gren, title }, skagen, { ...place, takenTitles }).title;

  test('keeps its words and files, and is as public as its album', () => {
    const sources = [{ width: 480, url: '/pictures/Gren_480.webp' }];
    const image = { ...gren, description: 'Ved havet', picture: { ...gren.picture, sources } };
    expect(asSingleImage(image, skagen, { ...place, takenTitles: [] })).toMatchObject({
      ...{ ...place, title: 'Gren', description: 'Ved havet' },
      ...{ watermarkedSrc: '/pictures/Gren.webp', imageUrl: '/pictures/Gren.webp' },
      ...{ thumbnailUrl: '/pictures/Gren_480.webp', hasSharedFiles: true },
      ...{ isPublished: false, visible: true },
    });
  });

  test('has the title of its album without one, and a number behind one that another has', () => {
    expect(titleOf(' ')).toBe('Skagen');
    expect(titleOf('Gren', 'gren ', 'Gren 2', 'Fyr')).toBe('Gren 3');
    const long = 'x'.repeat(120);
    expect(titleOf(long, long)).toBe(`${'x'.repeat(118)} 2`);
  });

  test('is one that was not sold before', () => {
    const known = { album: skagen, singles: new Set(['Fyr']) };
    const after = transferredToSingles('copy', known, items('Gren', 'Fyr', 'Borte'));
    expect(after.taken).toEqual([gren]);
    expect(after.refused).toEqual([{ item: items('Borte')[0], code: 'not-found' }]);
    const shared = after.copied.images.map(({ hasSharedFiles }) => hasSharedFiles);
    expect(shared).toEqual([true, undefined]);
    const moved = transferredToSingles('move', known, items('Fyr'));
    expect(moved.refused).toEqual([{ item: items('Fyr')[0], code: 'already-exists' }]);
  });
});

describe('a single image in an album', () => {
  const singles = [
    singleImage('Klit'),
    singleImage('Gren'),
    // An older one has no address of its own for the watermarked file.
    singleImage('Hede', { watermarkedSrc: '', imageUrl: '/pictures/Hede.jpg' }),
    singleImage('Lang', { description: 'x'.repeat(301) }),
  ];
  const images = new Map(singles.map((image) => [image.id, image]));
  const transfer = (kind: 'move' | 'copy', ...ids: string[]) =>
    transferredToAlbum(kind, { images, album: skagen }, items(...ids));

  test('comes after the others and does not become the cover', () => {
    const { to, taken } = transfer('move', 'Klit', 'Hede');
    expect(taken.map(({ id }) => id)).toEqual(['Klit', 'Hede']);
    const placed = to.images.map(({ id, order }) => `${id}${order}`);
    expect(placed).toEqual(['Gren0', 'Fyr1', 'Klit2', 'Hede3']);
    const files = { watermarkedSrc: '/pictures/Hede.jpg', hasSharedFiles: true };
    expect(to.images.at(-1)).toMatchObject(files);
    expect(to.watermarkedCoverUrl).toBe(skagen.watermarkedCoverUrl);
  });

  test('is refused where it is already, where it is gone, and with a text that is too long', () => {
    const { refused, to } = transfer('move', 'Gren', 'Borte', 'Lang');
    expect(refused.map(({ item, code }) => `${item.id}: ${code}`)).toEqual([
      'Gren: already-exists',
      'Borte: not-found',
      'Lang: invalid-argument',
    ]);
    expect(to.images).toEqual(skagen.images);
  });

  test('is not copied again, and that is no failure', () => {
    expect(transfer('copy', 'Gren')).toMatchObject({ taken: [], refused: [] });
  });
});
