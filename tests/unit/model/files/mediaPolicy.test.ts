import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkMedia,
  extensionOf,
  type FileType,
  fileTypeOf,
  isHeicFile,
  isRawFile,
  type MediaCheck,
  type MediaUse,
  sniffFileType,
} from '#src/model/files/mediaPolicy.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
/** The first bytes of a film, or of a picture that is packed like one, of a brand. */
const ofBrand = (brand: string) => `\0\0\0\x18ftyp${brand}`;

test.each([
  ['image/jpeg', 'jpg', ['\xff\xd8\xff\xe0JFIF']],
  ['image/png', 'png', ['\x89PNG\r\n\x1a\n....']],
  ['image/webp', 'webp', ['RIFF1234WEBPVP8 ']],
  ['image/gif', 'gif', ['GIF87a', 'GIF89a']],
  ['video/mp4', 'mp4', ['mp42', 'isom', 'XAVC', 'MSNV', '3gp5', 'niko'].map(ofBrand)],
  ['video/quicktime', 'mov', ['\0\0\0\x14ftypqt  ', '\0\0\0\x08wide\0\0\0\0mdat']],
  ['video/webm', 'webm', ['\x1aE\xdf\xa3']],
] as const)('%s (%s) begins with %j', (type, extension, beginnings) => {
  const types = beginnings.map((text) => sniffFileType(bytes(text)));
  expect(types).toEqual(beginnings.map(() => type));
  expect(extensionOf(type)).toBe(extension);
});

test.each([
  ...['', '\xff\xd8', 'RIFF1234WAVE', '<svg xmlns=', '<script>', '%PDF-1.7'],
  ...['heic', 'avif', 'mif1', 'crx ', 'M4A ', ''].map(ofBrand),
])('%j is nothing that we take', (text) => {
  expect(sniffFileType(bytes(text))).toBeUndefined();
});

test('a file that is not read yet is told by its first bytes', async () => {
  expect(await fileTypeOf(new Blob(['GIF89a', 'x'.repeat(64)]))).toBe('image/gif');
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 64 }), async (file) => {
      expect(await fileTypeOf(new Blob([file]))).toBe(sniffFileType(file));
    }),
  );
});

test.each([
  ['IMG_1.bin', 'II*\0\x10\0\0\0CR\x02\0', true],
  ['IMG_1.jpg', ofBrand('crx '), true],
  ['IMG_1', 'II\x1a\0\0\0HEAPCCDR', true],
  ['DSCF1', 'FUJIFILMCCD-RAW ', true],
  ['P1', 'IIRO\x08\0\0\0', true],
  ['P2', 'IIRS\x08\0\0\0', true],
  ['P3', 'MMOR\0\0\0\x08', true],
  ['P4', 'IIU\0\x18\0\0\0', true],
  ['SDIM', 'FOVb', true],
  ['PICT', '\0MRM', true],
  // Ordinary TIFF by its bytes.
  ['DSC_1.NEF', 'MM\0*\0\0\0\x08', true],
  ['DSC1.arw', 'II*\0\x08\0\0\0', true],
  ['L1.DNG', 'II*\0\x08\0\0\0', true],
  ['scan.tif', 'II*\0\x08\0\0\0', false],
  ['IMG_1.heic', ofBrand('heic'), false],
  ['brev.nef.txt', 'Kære Signe', false],
  ['tom', '', false],
])('%s that begins with %j is a raw file: %s', async (name, text, isRaw) => {
  expect(await isRawFile(new File([bytes(text)], name))).toBe(isRaw);
});

test.each([
  [ofBrand('heic\0\0\0\0mif1heic'), true],
  [ofBrand('heix\0\0\0\0mif1heix'), true],
  [ofBrand('hevc\0\0\0\0msf1hevc'), true],
  [ofBrand('mif1\0\0\0\0mif1heic'), true],
  ['\0\0\0\x1cftypmsf1\0\0\0\0msf1mif1hevc', true],
  ['\0\0\0\x24ftypmif1\0\0\0\0MiHEmiafmif1heix', true],
  ['\0\0\0\x0cftypheic', true],
  [ofBrand('avif\0\0\0\0mif1avif'), false],
  [ofBrand('mif1\0\0\0\0mif1avif'), false],
  // The brands end with the box.
  ['\0\0\0\x14ftypmif1\0\0\0\0avifheic', false],
  [ofBrand('isom\0\0\0\0isommp42'), false],
  [ofBrand('mp42\0\0\0\0heicheic'), false],
  [ofBrand('crx \0\0\0\0crx isom'), false],
  ['\xff\xd8\xff\xe0JFIFheic', false],
  ['heic', false],
  ['', false],
])('%j is HEIC: %s', async (text, isHeic) => {
  expect(await isHeicFile(new Blob([bytes(text)]))).toBe(isHeic);
});

const MB = 1024 * 1024;
const plain: MediaCheck = { kind: 'accepted', convertToWebp: false };
const largeFile: MediaCheck = { kind: 'confirm', reason: 'large-file' };
const refused = (reason: 'type' | 'empty' | 'image-too-large' | 'video-too-large') =>
  ({ kind: 'refused', reason }) as const;

test.each<[MediaUse, FileType | undefined, number, MediaCheck]>([
  ['album', 'image/jpeg', 30 * MB, plain],
  ['album', 'image/png', MB, plain],
  ['album', 'image/webp', MB, plain],
  ['album', 'image/gif', MB, refused('type')],
  ['album', 'video/mp4', MB, refused('type')],
  ['album', undefined, MB, refused('type')],
  // A file without a byte has no type, and is refused as empty.
  ['album', undefined, 0, refused('empty')],
  ['frontPage', undefined, 0, refused('empty')],
  ['singleImage', 'image/gif', MB, refused('type')],
  ['portfolio', 'video/webm', MB, refused('type')],
  ['logo', 'image/png', 5 * MB, plain],
  ['logo', 'image/png', 5 * MB + 1, refused('image-too-large')],
  ['logo', 'video/mp4', 1, refused('type')],
  ['profilePicture', 'image/jpeg', 5 * MB, plain],
  ['profilePicture', 'image/jpeg', 5 * MB + 1, refused('image-too-large')],
  ['profilePicture', undefined, 1, refused('type')],
  ['frontPage', 'image/jpeg', 10 * MB, plain],
  ['frontPage', 'image/jpeg', 10 * MB + 1, largeFile],
  ['frontPage', 'image/jpeg', 50 * MB, largeFile],
  ['frontPage', 'image/jpeg', 50 * MB + 1, refused('image-too-large')],
  ['frontPage', 'video/mp4', 9 * MB, plain],
  ['frontPage', 'video/quicktime', 200 * MB, largeFile],
  ['frontPage', 'video/webm', 200 * MB + 1, refused('video-too-large')],
  ['frontPage', 'image/gif', 5 * MB, { kind: 'accepted', convertToWebp: true }],
  ['frontPage', 'image/gif', 5 * MB + 1, { kind: 'confirm', reason: 'large-gif' }],
])('as %s: %s of %i bytes', (...[use, type, size, expected]) => {
  expect(checkMedia(use, { type, bytes: size })).toEqual(expected);
});
