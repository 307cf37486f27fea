import { describe, expect, test } from 'vitest';
import {
  asSingleImage,
  transferredToAlbum,
  transferredToSingles,
} from '#src/model/catalogue/singleTransfers.ts';
import { album, singleImage } from '../../../support/records.ts';

const skagen = album('Skagen', ['Gren', 'Fyr'], { isPublished: false });
const [gren] = skagen.images as [(typeof skagen.images)[0]];
const items = (...ids: string[]) => ids.map((id) => ({ id, title: id }));
const place = { price: 249, category: 'natur', order: 7 };
const free = { ...place, takenTitles: [] };

describe('a picture that is sold by itself', () => {
  test('keeps its words and files, and is as public as its album', () => {
    const sources = [{ width: 480, url: '/pictures/Gren_480.webp' }];
    const image = { ...gren, description: 'Ved havet', picture: { ...gren.picture, sources } };
    expect(asSingleImage(image, skagen, free)).toMatchObject({
      ...place,
      title: 'Gren',
      description: 'Ved havet',
      watermarkedSrc: '/pictures/Gren.webp',
      imageUrl: '/pictures/Gren.webp',
      thumbnailUrl: '/pictures/Gren_480.webp',
      hasSharedFiles: true,
      isPublished: false,
      visible: true,
    });
  });

  test('of before titles were asked for is called after its album', () => {
    expect(asSingleImage({ ...gren, title: ' ' }, skagen, free).title).toBe('Skagen');
  });

  test('has a number behind a title that another one has', () => {
    const takenTitles = ['gren ', 'Gren 2', 'Fyr'];
    expect(asSingleImage(gren, skagen, { ...place, takenTitles }).title).toBe('Gren 3');
    const long = { ...gren, title: 'x'.repeat(120) };
    const { title } = asSingleImage(long, skagen, { ...place, takenTitles: [long.title] });
    expect(title).toBe(`${'x'.repeat(118)} 2`);
  });

  test('is one that was not sold before', () => {
    const known = { album: skagen, singles: new Set(['Fyr']) };
    const copied = transferredToSingles('copy', known, items('Gren', 'Fyr', 'Borte'));
    expect(copied.taken).toEqual([gren]);
    expect(copied.refused).toEqual([{ item: items('Borte')[0], code: 'not-found' }]);
    expect(copied.copied.images.map(({ hasSharedFiles }) => hasSharedFiles)).toEqual([
      true,
      undefined,
    ]);
    const moved = transferredToSingles('move', known, items('Fyr'));
    expect(moved.refused).toEqual([{ item: items('Fyr')[0], code: 'already-exists' }]);
  });
});

describe('a single image in an album', () => {
  const images = new Map(
    [
      singleImage('Klit'),
      singleImage('Gren'),
      // An older one has no address of its own for the watermarked file.
      singleImage('Hede', { watermarkedSrc: '', imageUrl: '/pictures/Hede.jpg' }),
      singleImage('Lang', { description: 'x'.repeat(301) }),
    ].map((image) => [image.id, image]),
  );
  const transfer = (kind: 'move' | 'copy', ...ids: string[]) =>
    transferredToAlbum(kind, { images, album: skagen }, items(...ids));

  test('comes after the others and does not become the cover', () => {
    const { to, taken } = transfer('move', 'Klit', 'Hede');
    expect(taken.map(({ id }) => id)).toEqual(['Klit', 'Hede']);
    expect(to.images.map(({ id, order }) => [id, order])).toEqual([
      ['Gren', 0],
      ['Fyr', 1],
      ['Klit', 2],
      ['Hede', 3],
    ]);
    expect(to.images.at(-1)).toMatchObject({
      watermarkedSrc: '/pictures/Hede.jpg',
      hasSharedFiles: true,
    });
    expect(to.watermarkedCoverUrl).toBe(skagen.watermarkedCoverUrl);
  });

  test('is refused where it is already, where it is gone, and with a text that is too long', () => {
    const { refused, to } = transfer('move', 'Gren', 'Borte', 'Lang');
    expect(refused.map(({ item, code }) => [item.id, code])).toEqual([
      ['Gren', 'already-exists'],
      ['Borte', 'not-found'],
      ['Lang', 'invalid-argument'],
    ]);
    expect(to.images).toEqual(skagen.images);
  });

  test('is not copied again, and that is no failure', () => {
    expect(transfer('copy', 'Gren')).toMatchObject({ taken: [], refused: [] });
  });
});
