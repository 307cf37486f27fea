import { describe, expect, test } from 'vitest';
import {
  clientPictureName,
  clientAddresses,
  clientFilesOf,
  mayDownload,
  parseClientFile,
} from '#src/model/clients/files.ts';
import { downloadSizes } from '#src/model/clients/schema.ts';

const ORIGINAL = 'client-galleries/kunde1/original_1700000000000_abc.jpg';

describe('the addresses of a picture', () => {
  const addresses = clientAddresses(ORIGINAL, [480, 960]);

  test('lie below its gallery', () => {
    expect(addresses).toEqual({
      shown: [
        { width: 480, url: '/api/client-file/kunde1/shown_1700000000000_abc_480.webp' },
        { width: 960, url: '/api/client-file/kunde1/shown_1700000000000_abc_960.webp' },
      ],
      web: '/api/client-file/kunde1/web_1700000000000_abc_960.jpg',
      original: '/api/client-file/kunde1/original_1700000000000_abc.jpg',
      originalType: 'image/jpeg',
    });
  });

  test('lead back to its files', () => {
    const { shown = [], web = '', original = '' } = addresses ?? {};
    const base = { galleryId: 'kunde1', pictureId: 'abc', isConverted: false };
    expect(parseClientFile(shown[0]?.url ?? '')).toEqual({
      ...base,
      path: 'client-galleries/kunde1/shown_1700000000000_abc_480.webp',
      needs: 'none',
      contentType: 'image/webp',
    });
    expect(parseClientFile(web)).toEqual({
      ...base,
      path: 'client-galleries/kunde1/shown_1700000000000_abc_960.webp',
      needs: 'web',
      contentType: 'image/jpeg',
      isConverted: true,
    });
    expect(parseClientFile(original)).toEqual({
      ...base,
      path: ORIGINAL,
      needs: 'original',
      contentType: 'image/jpeg',
    });
  });

  test('lead to a file of its own for a web size that is marked otherwise', () => {
    const web = clientAddresses(ORIGINAL, [480, 960], true)?.web ?? '';
    expect(web).toBe('/api/client-file/kunde1/saved_1700000000000_abc_960.jpg');
    expect(parseClientFile(web)).toMatchObject({
      path: 'client-galleries/kunde1/web_1700000000000_abc_960.webp',
      needs: 'web',
      isConverted: true,
    });
    expect(clientFilesOf(ORIGINAL, [480, 960], true)).toContain(
      'client-galleries/kunde1/web_1700000000000_abc_960.webp',
    );
  });

  test('do not exist for an original that lies elsewhere', () => {
    const elsewhere = 'high-quality/albums/kyst/original_1700000000000_abc.jpg';
    expect(clientAddresses(elsewhere, [480])).toBeUndefined();
    expect(clientFilesOf(elsewhere, [480])).toEqual([]);
  });
});

test.each([
  '',
  '/api/client-file',
  '/api/client-file/kunde1',
  '/api/client-file/kunde1/',
  '/api/client-files/kunde1/shown_1700000000000_abc_480.webp',
  '/api/client-file/kunde1/preview_1700000000000_abc.webp',
  '/api/client-file/kunde1/../kunde2/shown_1700000000000_abc_480.webp',
  '/api/client-file/kunde1/%2e%2e/shown_1700000000000_abc_480.webp',
  '/api/client-file/kunde1/shown_1700000000000_abc_480.webp/x',
  '/api/client-file/high-quality/original.jpg',
])('%j is the address of no file', (address) => {
  expect(parseClientFile(address)).toBeUndefined();
});

test('all files of a picture are its original, its preview and its widths', () => {
  expect(clientFilesOf(ORIGINAL, [480, 960])).toEqual([
    ORIGINAL,
    'client-galleries/kunde1/preview_1700000000000_abc.webp',
    'client-galleries/kunde1/shown_1700000000000_abc_480.webp',
    'client-galleries/kunde1/shown_1700000000000_abc_960.webp',
  ]);
});

test('a larger size includes the smaller', () => {
  const handedOut = downloadSizes.map((allowed) => [
    allowed,
    downloadSizes.filter((needed) => mayDownload(allowed, needed)),
  ]);
  expect(Object.fromEntries(handedOut)).toEqual({
    none: ['none'],
    web: ['none', 'web'],
    original: ['none', 'web', 'original'],
  });
});

test.each([
  [
    'client-galleries/kunde1/original_1700000000000_a.jpg',
    'client-galleries/kunde1/1700000000000_a',
  ],
  [
    'client-galleries/kunde1/preview_1700000000000_a.webp',
    'client-galleries/kunde1/1700000000000_a',
  ],
  [
    'client-galleries/kunde1/shown_1700000000000_a_480.webp',
    'client-galleries/kunde1/1700000000000_a',
  ],
  [
    'client-galleries/kunde1/web_1700000000000_a_480.webp',
    'client-galleries/kunde1/1700000000000_a',
  ],
  ['client-galleries/kunde1/noget.jpg', undefined],
  ['high-quality/enkeltbilleder/klit/original_1700000000000_a.jpg', undefined],
])('%s belongs to the picture %s', (path, name) => {
  expect(clientPictureName(path)).toBe(name);
});
