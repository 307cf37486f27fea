import { describe, expect, test } from 'vitest';
import {
  binDaysLeft,
  binIdOf,
  binLimit,
  withImageRestored,
  type BinEntry,
} from '#src/model/bin/bin.ts';
import { withImageRemoved } from '#src/model/catalogue/albumChanges.ts';
import { coverImage } from '#src/model/catalogue/album.ts';
import { image } from '../../../support/bareRecords.ts';
import { album, singleImage } from '../../../support/records.ts';

describe('the days in the bin', () => {
  const now = new Date('2026-11-24T12:00:00Z');

  test.each([
    ['a moment ago', '2026-11-24T11:59:59Z', 30],
    ['a day ago', '2026-11-23T12:00:00Z', 29],
    ['29 and a half days ago', '2026-10-26T00:00:00Z', 1],
    ['30 days ago', '2026-10-25T12:00:00Z', 0],
    ['long ago', '2025-01-01T12:00:00Z', 0],
  ])('%s', (_, removedAt, days) => {
    expect(binDaysLeft(new Date(removedAt), now)).toBe(days);
  });

  test('end where the cleanup begins', () => {
    expect(binDaysLeft(binLimit(now), now)).toBe(0);
    expect(binDaysLeft(new Date(binLimit(now).getTime() + 1), now)).toBe(1);
  });
});

test('the same id in two collections is told apart', () => {
  const record = singleImage('Fyr', { id: 'a' });
  const entries: BinEntry[] = [
    { kind: 'image', record, isLegacy: false },
    { kind: 'image', record, isLegacy: true },
    { kind: 'album', record: { ...album('Fyr', []), id: 'a' } },
  ];
  expect(new Set(entries.map(binIdOf)).size).toBe(3);
});

describe('a picture put back into its album', () => {
  const images = ['a', 'b', 'c'].map((id, order) =>
    image({ id, order, watermarkedSrc: `https://shop.example/${id}.webp` }),
  );
  const whole = {
    images,
    coverImageUrl: 'https://shop.example/b.webp',
    watermarkedCoverUrl: 'https://shop.example/b.webp',
  };

  test.each(['a', 'b', 'c'])('undoes its removal: %s', (id) => {
    const removed = images.find((each) => each.id === id);
    if (!removed) throw new Error('no such picture');
    const place = { index: images.indexOf(removed), wasCover: coverImage(whole)?.id === id };
    expect(withImageRestored(withImageRemoved(whole, id), removed, place)).toEqual(whole);
  });

  test('stands last where the album has become shorter', () => {
    const [first] = images;
    if (!first) throw new Error('no such picture');
    const short = { ...whole, images: images.slice(1, 2) };
    const restored = withImageRestored(short, first, { index: 9, wasCover: false });
    expect(restored.images.map(({ id, order }) => `${id}${order}`)).toEqual(['b0', 'a1']);
    expect(restored.coverImageUrl).toBe(whole.coverImageUrl);
  });

  test('becomes the cover of an album without pictures', () => {
    const [first] = images;
    if (!first) throw new Error('no such picture');
    const empty = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };
    const restored = withImageRestored(empty, first, { index: 0, wasCover: false });
    expect(coverImage(restored)?.id).toBe('a');
  });

  test('is not added twice', () => {
    const [first] = images;
    if (!first) throw new Error('no such picture');
    expect(withImageRestored(whole, first, { index: 2, wasCover: true })).toBe(whole);
  });
});
