import { describe, expect, test } from 'vitest';
import {
  clientAddresses,
  clientFilesOf,
  clientPictureName,
  mayDownload,
  parseClientFile,
} from '#src/model/clients/files.ts';
import { archivePaths, savedName } from '#src/model/clients/savedNames.ts';
import { downloadSizes } from '#src/model/clients/schema.ts';

const FOLDER = 'client-galleries/kunde1';
const ADDRESS = '/api/client-file/kunde1';
const ORIGINAL = `${FOLDER}/original_1700000000000_abc.jpg`;
const ELSEWHERE = 'high-quality/albums/kyst/original_1700000000000_abc.jpg';

describe('the addresses of a picture', () => {
  test('lie below its gallery, and do not exist for an original that lies elsewhere', () => {
    expect(clientAddresses(ORIGINAL, [480, 960])).toEqual({
      shown: [
        { width: 480, url: `${ADDRESS}/shown_1700000000000_abc_480.webp` },
        { width: 960, url: `${ADDRESS}/shown_1700000000000_abc_960.webp` },
      ],
      web: `${ADDRESS}/web_1700000000000_abc_960.jpg`,
      original: `${ADDRESS}/original_1700000000000_abc.jpg`,
      originalType: 'image/jpeg',
    });
    expect(clientAddresses(ORIGINAL, [480, 960], true)?.web).toBe(
      `${ADDRESS}/saved_1700000000000_abc_960.jpg`,
    );
    expect(clientAddresses(ELSEWHERE, [480])).toBeUndefined();
  });

  test.each([
    ['shown_1700000000000_abc_480.webp', 'shown_1700000000000_abc_480.webp', 'none', 'webp'],
    ['web_1700000000000_abc_960.jpg', 'shown_1700000000000_abc_960.webp', 'web', 'jpeg'],
    // The web size that is marked otherwise has a file of its own.
    ['saved_1700000000000_abc_960.jpg', 'web_1700000000000_abc_960.webp', 'web', 'jpeg'],
    ['original_1700000000000_abc.jpg', 'original_1700000000000_abc.jpg', 'original', 'jpeg'],
  ])('lead back to its files: %s to %s for those who may have %s', (...row) => {
    const [address, file, needs, type] = row;
    expect(parseClientFile(`${ADDRESS}/${address}`)).toEqual({
      ...{ galleryId: 'kunde1', pictureId: 'abc', path: `${FOLDER}/${file}`, needs },
      ...{ contentType: `image/${type}`, isConverted: needs === 'web' },
    });
  });

  test.each([
    ...[
      '',
      '/api/client-file',
      ADDRESS,
      `${ADDRESS}/`,
      `${ADDRESS}/preview_1700000000000_abc.webp`,
    ],
    '/api/client-files/kunde1/shown_1700000000000_abc_480.webp',
    `${ADDRESS}/../kunde2/shown_1700000000000_abc_480.webp`,
    `${ADDRESS}/%2e%2e/shown_1700000000000_abc_480.webp`,
    `${ADDRESS}/shown_1700000000000_abc_480.webp/x`,
    '/api/client-file/high-quality/original.jpg',
  ])('are none of %j', (address) => {
    expect(parseClientFile(address)).toBeUndefined();
  });
});

test('all files of a picture are its original, its preview and its widths', () => {
  const shown = [480, 960].map((width) => `${FOLDER}/shown_1700000000000_abc_${width}.webp`);
  const preview = `${FOLDER}/preview_1700000000000_abc.webp`;
  expect(clientFilesOf(ORIGINAL, [480, 960])).toEqual([ORIGINAL, preview, ...shown]);
  const marked = clientFilesOf(ORIGINAL, [480, 960], true);
  expect(marked).toContain(`${FOLDER}/web_1700000000000_abc_960.webp`);
  expect(clientFilesOf(ELSEWHERE, [480])).toEqual([]);
});

test('a larger size includes the smaller', () => {
  const handedOut = downloadSizes.map((allowed) => {
    return [allowed, downloadSizes.filter((needed) => mayDownload(allowed, needed))];
  });
  expect(Object.fromEntries(handedOut)).toEqual({
    none: ['none'],
    web: ['none', 'web'],
    original: ['none', 'web', 'original'],
  });
});

test('a file of a gallery names its picture, and no other file does', () => {
  const names = ['original_1_a.jpg', 'preview_1_a.webp', 'shown_1_a_480.webp', 'web_1_a_480.webp'];
  const files = names.map((name) => `${FOLDER}/${name.replace('_1_', '_1700000000000_')}`);
  const pictures = new Set(files.map(clientPictureName));
  expect(pictures).toEqual(new Set([`${FOLDER}/1700000000000_a`]));
  expect([`${FOLDER}/noget.jpg`, ELSEWHERE].map(clientPictureName)).toEqual([undefined, undefined]);
});

describe('a saved picture', () => {
  const picture = (title: string, section = '') => ({ title, section, originalPath: ORIGINAL });

  test.each([
    ['DSC_0172.JPG', 'DSC_0172.JPG', 'DSC_0172_web.jpg'],
    ['Anna & Bo 12 (2).jpeg', 'Anna & Bo 12 (2).jpeg', 'Anna & Bo 12 (2)_web.jpg'],
    ['Ringene', 'Ringene.jpg', 'Ringene_web.jpg'],
    ['DSC_0431.v2', 'DSC_0431.v2.jpg', 'DSC_0431.v2_web.jpg'],
    ['IMG_1.HEIC', 'IMG_1.jpg', 'IMG_1_web.jpg'],
    ['a:b.jpg', 'a_b.jpg', 'a_b_web.jpg'],
  ])('of the file %s is %s, and %s in web size', (fileName, original, web) => {
    expect(savedName(picture(fileName), 'original')).toBe(original);
    expect(savedName(picture(fileName), 'web')).toBe(web);
  });

  test('lies in a folder for its heading, and no two have the same name in one', () => {
    const others = [picture('DSC_1.jpg', 'I kirken'), picture('DSC_2.jpg', '../Fest')];
    const pictures = [picture('DSC_1.jpg'), picture('DSC_1.JPG'), ...others];
    const paths = ['DSC_1.jpg', 'DSC_1_2.JPG', 'I kirken/DSC_1.jpg', '__Fest/DSC_2.jpg'];
    expect(archivePaths(pictures, 'original')).toEqual(paths);
  });
});
