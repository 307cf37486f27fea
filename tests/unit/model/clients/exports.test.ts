import { expect, test } from 'vitest';
import { fileNames, lightroomSearch } from '#src/model/clients/exports.ts';

const pictures = [
  { fileName: 'DSC_0412.jpg', title: 'Ringene' },
  { fileName: 'DSC_0431.v2.JPEG', title: 'DSC_0431' },
  { fileName: '', title: 'DSC_0500' },
  { fileName: '', title: 'Ved kirken. Morgen' },
];

test('the names of files, separated by commas', () => {
  expect(fileNames(pictures)).toBe('DSC_0412.jpg, DSC_0431.v2.JPEG, DSC_0500, Ved kirken. Morgen');
});

test('what Lightroom searches for, without extensions', () => {
  expect(lightroomSearch(pictures)).toBe('DSC_0412 DSC_0431.v2 DSC_0500 Ved kirken. Morgen');
});
