import { beforeEach, expect, test, vi } from 'vitest';
import { convertGif, cropPicture } from '#src/lib/crop/worker/cropPicture.ts';
import { makePicture } from '#src/lib/pictures/worker/makePicture.ts';

/** The width and quality of each encoding, in order. */
const encoded: [width: number, quality: number][] = [];

/** A canvas that draws nothing, and notes how it is encoded. */
class SilentCanvas {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  getContext = () => new Proxy({}, { get: () => () => ({ addColorStop: vi.fn(), data: [] }) });

  convertToBlob({ type, quality }: { type: string; quality: number }): Promise<Blob> {
    encoded.push([this.width, quality]);
    return Promise.resolve(new Blob([], { type }));
  }
}

beforeEach(() => {
  encoded.length = 0;
  vi.stubGlobal('OffscreenCanvas', SilentCanvas);
  vi.stubGlobal('ImageData', vi.fn());
  vi.stubGlobal('createImageBitmap', () => ({ width: 3000, height: 2000, close: vi.fn() }));
});

test('every published width and the preview are kept as their place demands', async () => {
  await makePicture(new Blob(), { mark: 'none', quality: 0.92 });
  expect(encoded).toEqual([
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
  expect(encoded).toEqual([
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
  expect(encoded).toEqual([[320, 0.9]]);
});
