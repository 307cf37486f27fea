import { expect, test, vi } from 'vitest';
import { shownPictures } from '#src/features/clientGallery/clientGallery.ts';
import { fetchPicture } from '#src/features/clientGallery/savePictures.ts';

const [picture] = shownPictures([
  {
    id: 'a',
    title: 'DSC_0001.png',
    fileName: 'DSC_0001.png',
    order: 0,
    section: '',
    originalPath: 'client-galleries/kunde1/original_1700000000000_a.png',
    widths: [800, 1600],
    width: 3000,
    height: 2000,
    placeholder: '',
    bytes: 3,
    hasWebFile: false,
  },
]);

test.each([
  ['original', 'DSC_0001.png', 'image/png'],
  ['web', 'DSC_0001_web.jpg', 'image/jpeg'],
] as const)('the file of the size %s is %s, of the type %s', async (size, name, type) => {
  if (!picture) throw new Error('The picture is not shown');
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(new Uint8Array([1, 2, 3])));
  const file = await fetchPicture(picture, size);
  expect({ name: file.name, type: file.type, size: file.size }).toEqual({ name, type, size: 3 });
});
