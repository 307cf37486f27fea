import { describe, expect, test, vi } from 'vitest';
import type { SingleImage } from '#src/model/catalogue/schema.ts';
import {
  isOutdated,
  remadeFinish,
  remadeInAlbum,
  remadePaths,
  remadeSingleImage,
  remakeEach,
  type RemakingTools,
} from '#src/model/watermarks/remaking.ts';
import { albumImage, singleImage } from '../../../support/records.ts';

const chosenAt = new Date('2026-03-01T12:00:00Z');
const original = 'high-quality/albums/vand/original_1700000000000_abc.jpg';
const shown = (at: number) =>
  `https://firebasestorage.googleapis.com/v0/b/x/o/watermarked%2Falbums%2Fvand%2Fwatermarked_${at}_abc_1600.webp?alt=media`;

test.each([
  ['made before', shown(chosenAt.getTime() - 1), true],
  ['made for the choice', shown(chosenAt.getTime()), false],
  ['uploaded after it', shown(chosenAt.getTime() + 1), false],
  ['of an older system', 'https://x.example/a.jpg', true],
])('a picture %s is to be made: %j', (_, watermarkedSrc, expected) => {
  expect(isOutdated({ originalSrc: original, watermarkedSrc }, chosenAt)).toBe(expected);
  expect(isOutdated({ originalSrc: '', watermarkedSrc }, chosenAt)).toBe(false);
});

test('the files of a picture have the time of the choice in their names, each time', () => {
  const paths = remadePaths(original, chosenAt, { width: 900, height: 600 });
  const name = `watermarked/albums/vand/watermarked_${chosenAt.getTime()}_abc`;
  expect(paths).toEqual([480, 900].map((width) => ({ width, path: `${name}_${width}.webp` })));
  expect(() => remadePaths('elsewhere/a.jpg', chosenAt, { width: 9, height: 9 })).toThrow(
    'not-found',
  );
});

test('a picture keeps the strength that was chosen at its upload', () => {
  const image = singleImage('a', { originalSrc: original });
  const strong = { ...image, picture: { ...image.picture, strength: 'strong' as const } };
  const finish = remadeFinish(strong, { chosen: null, former: null });
  expect(finish).toMatchObject({ mark: 'shop', quality: 0.9, strength: 'strong', own: null });
});

describe('the record of a picture', () => {
  const files = {
    ...{ originalSrc: original, chosenAt, size: { width: 900, height: 600 } },
    sources: [
      { width: 480, url: 'https://x.example/480' },
      { width: 900, url: 'https://x.example/900' },
    ],
  };
  const stored: SingleImage = singleImage('a', {
    originalSrc: original,
    watermarkedSrc: shown(1e12),
  });

  test('points to its new files', () => {
    expect(remadeSingleImage(stored, files)).toMatchObject({
      ...{ watermarkedSrc: 'https://x.example/900', imageUrl: 'https://x.example/900' },
      ...{ thumbnailUrl: 'https://x.example/480', picture: { width: 900 } },
    });
    const image = {
      ...albumImage('a', 0),
      ...{ id: 'a', originalSrc: original, watermarkedSrc: shown(1e12) },
    };
    const cover = { coverImageUrl: shown(1e12), watermarkedCoverUrl: shown(1e12) };
    expect(remadeInAlbum({ images: [image], ...cover }, 'a', files)).toMatchObject({
      images: [{ watermarkedSrc: 'https://x.example/900' }],
      coverImageUrl: 'https://x.example/900',
    });
  });

  test('stays as it is where it was replaced, made or taken away meanwhile', () => {
    const other = { ...stored, originalSrc: original.replace('abc', 'xyz') };
    const made = { ...stored, watermarkedSrc: shown(chosenAt.getTime()) };
    expect([other, made].map((image) => remadeSingleImage(image, files))).toEqual([{}, {}]);
    const album = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };
    expect(remadeInAlbum(album, 'a', files)).toEqual({});
  });
});

describe('the work', () => {
  const pictures = ['a', 'b', 'c'].map((id) => ({
    ...{ collection: 'enkeltbilleder' as const, id },
    image: singleImage(id),
  }));
  const tools = () => ({
    remake: vi.fn<RemakingTools['remake']>().mockResolvedValue(),
    report: vi.fn<RemakingTools['report']>().mockResolvedValue(true),
    isToBeginAnew: vi.fn<RemakingTools['isToBeginAnew']>().mockResolvedValue(false),
  });

  test('goes on past a picture that cannot be made, and counts it', async () => {
    const work = tools();
    work.remake.mockRejectedValueOnce(new Error('The original is lost'));
    expect(await remakeEach(pictures, 10, work)).toBe('ended');
    expect(work.report.mock.calls.map(([progress]) => progress)).toEqual([
      { done: 10, left: 3, failed: 1 },
      { done: 11, left: 2, failed: 1 },
      { done: 12, left: 1, failed: 1 },
      { state: 'done' },
    ]);
  });

  test('ends with a pause, and begins anew when another watermark is chosen', async () => {
    const paused = tools();
    paused.report.mockResolvedValueOnce(false);
    expect(await remakeEach(pictures, 0, paused)).toBe('stopped');
    const other = tools();
    other.isToBeginAnew.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    expect(await remakeEach(pictures, 0, other)).toBe('begin-anew');
    expect([paused, other].map(({ remake }) => remake.mock.calls.length)).toEqual([1, 1]);
  });
});
