import { describe, expect, test } from 'vitest';
import {
  binDaysLeft,
  binIdOf,
  binLimit,
  withImageRestored,
  type BinEntry,
} from '#src/model/bin/bin.ts';
import { withImageRemoved } from '#src/model/catalogue/editing/albumChanges.ts';
import { coverImage } from '#src/model/catalogue/album.ts';
import { image } from '../../../support/bareRecords.ts';
import { album, singleImage } from '../../../support/records.ts';

test('what was removed stays thirty days, until the cleanup begins', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  const left = (removedAt: string) => binDaysLeft(new Date(removedAt), now);
  expect([left('2026-11-24T11:59:59Z'), left('2026-11-23T12:00:00Z')]).toEqual([30, 29]);
  expect([left('2026-10-26T00:00:00Z'), left('2026-10-25T12:00:00Z')]).toEqual([1, 0]);
  expect(left('2025-01-01T12:00:00Z')).toBe(0);
  expect(binDaysLeft(binLimit(now), now)).toBe(0);
  expect(binDaysLeft(new Date(binLimit(now).getTime() + 1), now)).toBe(1);
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
  const picture = (id: string, order: number) => image({ id, order, watermarkedSrc: id });
  const [a, b, c] = [picture('a', 0), picture('b', 1), picture('c', 2)];
  const whole = { images: [a, b, c], coverImageUrl: 'b', watermarkedCoverUrl: 'b' };

  test.each([a, b, c])('undoes its removal: $id', (removed) => {
    const index = whole.images.indexOf(removed);
    const place = { index, wasCover: coverImage(whole)?.id === removed.id };
    expect(withImageRestored(withImageRemoved(whole, removed.id), removed, place)).toEqual(whole);
  });

  test('stands last where the album has become shorter', () => {
    const place = { index: 9, wasCover: false };
    const restored = withImageRestored({ ...whole, images: [b] }, a, place);
    expect(restored.images.map(({ id, order }) => `${id}${order}`)).toEqual(['b0', 'a1']);
    expect(restored.coverImageUrl).toBe('b');
  });

  test('becomes the cover of an album without pictures, and is not added twice', () => {
    const empty = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };
    const restored = withImageRestored(empty, a, { index: 0, wasCover: false });
    expect(coverImage(restored)?.id).toBe('a');
    expect(withImageRestored(whole, a, { index: 2, wasCover: true })).toBe(whole);
  });
});
