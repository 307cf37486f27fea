import { expect, test } from 'vitest';
import { clientHandler } from '#src/admin/uploads/queue/clientHandler.ts';
import { placePicture } from '#src/admin/uploads/queue/placePicture.ts';
import type { ClientTarget } from '#src/admin/uploads/queue/uploadJob.ts';
import { store, stored } from '../../../support/clientGalleries.tsx';
import { madePicture } from '../../../support/pictureFiles.ts';

const goal: ClientTarget = {
  kind: 'client',
  galleryId: 'kunde1',
  isMarked: true,
  title: 'DSC_1.jpg',
  section: '',
  order: 2,
};

test.each([
  [{ isMarked: true }, ['shop', undefined]],
  [{ isMarked: true, isWebMarked: true }, ['shop', undefined]],
  [{ isMarked: true, isWebMarked: false }, ['shop', 'none']],
  [{ isMarked: false, isWebMarked: true }, ['none', 'shop']],
])('a picture of a gallery with %j is made with the watermarks %j', (marks, expected) => {
  const { mark, web } = clientHandler.finish({ ...goal, ...marks });
  expect([mark, web?.mark]).toEqual(expected);
});

test('its record tells that the web size is a file of its own', async () => {
  store({ images: [] });
  const original = { file: new Blob(['jpeg']), type: 'image/jpeg', id: 'c' } as const;
  const made = { ...madePicture(), web: new Blob(['uden']) };
  const placed = placePicture(clientHandler.place(goal), original, made);
  expect(placed.files.map(({ path }) => path.replace(/_\d{13}_/, '_'))).toContain(
    'client-galleries/kunde1/web_c_480.webp',
  );
  await clientHandler.write({ id: 'c', fileName: 'DSC_1.jpg', goal }, placed);
  expect(stored().images).toMatchObject([{ id: 'c', hasWebFile: true }]);
});
