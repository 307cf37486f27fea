import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { convertGif, cropPicture } from '#src/lib/crop/worker/cropPicture.ts';
import * as canvas from '#src/lib/pictures/worker/canvas.ts';
import { decode, encodeWebp } from '#src/lib/pictures/worker/canvas.ts';
import { makePicture } from '#src/lib/pictures/worker/makePicture.ts';
import type { Size } from '#src/model/base/geometry.ts';

vi.mock('#src/lib/pictures/webp.ts', () => ({ bareWebpUrl: () => 'data:,' }));
vi.mock('#src/model/watermarks/pictureMarks.ts', () => ({ pictureMarks: () => [] }));
vi.mock('#src/lib/pictures/worker/canvas.ts');

const photo = { width: 3000, height: 2000 };

/** A canvas that only knows how large it is. */
function sheetOf({ width, height }: Size): canvas.Surface {
  const plain: unknown = { canvas: { width, height }, context: { drawImage: vi.fn() } };
  return plain as canvas.Surface;
}

/** Returns the quality at which each width was encoded. */
function qualities(): [width: number, quality: number][] {
  return vi.mocked(encodeWebp).mock.calls.map(([sheet, quality]) => [sheet.canvas.width, quality]);
}

beforeEach(() => {
  vi.mocked(canvas.newSurface).mockImplementation(sheetOf);
  vi.mocked(canvas.scaledSurface).mockImplementation((_source, size) => sheetOf(size));
  vi.mocked(decode).mockResolvedValue({ ...photo, close: vi.fn() });
  vi.mocked(encodeWebp).mockResolvedValue(new Blob([], { type: 'image/webp' }));
});
afterEach(() => vi.unstubAllGlobals());

test('every published width and the preview are kept as their place demands', async () => {
  await makePicture(new Blob(), { mark: 'shop', quality: 0.92 });
  expect(qualities()).toEqual([
    [480, 0.92],
    [960, 0.92],
    [1600, 0.92],
    [480, 0.92],
    [16, 0.5],
  ]);
});

test('a crop is kept at 0.9, and what is made smaller on the way at 0.85', async () => {
  const box = { x: 0, y: 0, width: 1000, height: 500 };
  await cropPicture({ task: 'crop', file: new Blob(), box, size: undefined, hasWidths: true });
  expect(qualities()).toEqual([
    [1000, 0.9],
    [16, 0.5],
    [480, 0.85],
    [960, 0.85],
    [1000, 0.85],
  ]);
});

test('a GIF that becomes WebP is kept at 0.9', async () => {
  const image = { displayWidth: 320, displayHeight: 200, duration: 0, close: vi.fn() };
  class FakeDecoder {
    tracks = { ready: Promise.resolve(), selectedTrack: { frameCount: 1 } };
    completed = Promise.resolve();
    decode = () => Promise.resolve({ image });
    close = vi.fn();
  }
  vi.stubGlobal('self', { ImageDecoder: FakeDecoder });
  vi.stubGlobal('ImageDecoder', FakeDecoder);
  await expect(convertGif(new Blob())).resolves.toMatchObject({ isAnimated: false });
  expect(qualities()).toEqual([[320, 0.9]]);
});
