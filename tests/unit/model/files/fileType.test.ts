import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  extensionOf,
  fileTypeOf,
  isHeicFile,
  isRawFile,
  sniffFileType,
} from '#src/model/files/mediaPolicy.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

test.each([
  ['\xff\xd8\xff\xe0JFIF', 'image/jpeg', 'jpg'],
  ['\x89PNG\r\n\x1a\n....', 'image/png', 'png'],
  ['RIFF1234WEBPVP8 ', 'image/webp', 'webp'],
  ['GIF87a', 'image/gif', 'gif'],
  ['GIF89a', 'image/gif', 'gif'],
  ['\0\0\0\x18ftypmp42', 'video/mp4', 'mp4'],
  ['\0\0\0\x18ftypisom', 'video/mp4', 'mp4'],
  ['\0\0\0\x18ftypXAVC', 'video/mp4', 'mp4'],
  ['\0\0\0\x18ftypMSNV', 'video/mp4', 'mp4'],
  ['\0\0\0\x18ftyp3gp5', 'video/mp4', 'mp4'],
  ['\0\0\0\x18ftypniko', 'video/mp4', 'mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime', 'mov'],
  ['\0\0\0\x08wide\0\0\0\0mdat', 'video/quicktime', 'mov'],
  ['\x1aE\xdf\xa3', 'video/webm', 'webm'],
] as const)('%j is %s', (text, type, extension) => {
  expect(sniffFileType(bytes(text))).toBe(type);
  expect(extensionOf(type)).toBe(extension);
});

test.each([
  '',
  '\xff\xd8',
  'RIFF1234WAVE',
  '<svg xmlns=',
  '<script>',
  '%PDF-1.7',
  '\0\0\0\x18ftypheic',
  '\0\0\0\x18ftypavif',
  '\0\0\0\x18ftypmif1',
  '\0\0\0\x18ftypcrx ',
  '\0\0\0\x18ftypM4A ',
  '\0\0\0\x18ftyp',
])('%j is nothing that we take', (text) => {
  expect(sniffFileType(bytes(text))).toBeUndefined();
});

test('a file that is not read yet is told by its first bytes', async () => {
  expect(await fileTypeOf(new Blob(['GIF89a', 'x'.repeat(64)]))).toBe('image/gif');
  const anyFile = fc.uint8Array({ maxLength: 64 });
  await fc.assert(
    fc.asyncProperty(anyFile, async (file) => {
      expect(await fileTypeOf(new Blob([file]))).toBe(sniffFileType(file));
    }),
  );
});

test.each([
  ['IMG_1.bin', 'II*\0\x10\0\0\0CR\x02\0'],
  ['IMG_1.jpg', '\0\0\0\x18ftypcrx '],
  ['IMG_1', 'II\x1a\0\0\0HEAPCCDR'],
  ['DSCF1', 'FUJIFILMCCD-RAW '],
  ['P1', 'IIRO\x08\0\0\0'],
  ['P2', 'IIRS\x08\0\0\0'],
  ['P3', 'MMOR\0\0\0\x08'],
  ['P4', 'IIU\0\x18\0\0\0'],
  ['SDIM', 'FOVb'],
  ['PICT', '\0MRM'],
  // Ordinary TIFF by its bytes.
  ['DSC_1.NEF', 'MM\0*\0\0\0\x08'],
  ['DSC1.arw', 'II*\0\x08\0\0\0'],
  ['L1.DNG', 'II*\0\x08\0\0\0'],
])('%s that begins with %j is a raw file', async (name, text) => {
  expect(await isRawFile(new File([bytes(text)], name))).toBe(true);
});

test.each([
  ['scan.tif', 'II*\0\x08\0\0\0'],
  ['IMG_1.heic', '\0\0\0\x18ftypheic'],
  ['brev.nef.txt', 'Kære Signe'],
  ['tom', ''],
])('%s that begins with %j is no raw file', async (name, text) => {
  expect(await isRawFile(new File([bytes(text)], name))).toBe(false);
});

test.each([
  '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  '\0\0\0\x18ftypheix\0\0\0\0mif1heix',
  '\0\0\0\x18ftyphevc\0\0\0\0msf1hevc',
  '\0\0\0\x18ftypmif1\0\0\0\0mif1heic',
  '\0\0\0\x1cftypmsf1\0\0\0\0msf1mif1hevc',
  '\0\0\0\x24ftypmif1\0\0\0\0MiHEmiafmif1heix',
  '\0\0\0\x0cftypheic',
])('%j is HEIC', async (text) => {
  expect(await isHeicFile(new Blob([bytes(text)]))).toBe(true);
});

test.each([
  '\0\0\0\x18ftypavif\0\0\0\0mif1avif',
  '\0\0\0\x18ftypmif1\0\0\0\0mif1avif',
  // The brands end with the box.
  '\0\0\0\x14ftypmif1\0\0\0\0avifheic',
  '\0\0\0\x18ftypisom\0\0\0\0isommp42',
  '\0\0\0\x18ftypmp42\0\0\0\0heicheic',
  '\0\0\0\x18ftypcrx \0\0\0\0crx isom',
  '\xff\xd8\xff\xe0JFIFheic',
  'heic',
  '',
])('%j is no HEIC', async (text) => {
  expect(await isHeicFile(new Blob([bytes(text)]))).toBe(false);
});
