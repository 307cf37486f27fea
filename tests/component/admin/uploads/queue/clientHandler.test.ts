import { afterEach, describe, expect, test } from 'vitest';
import { clientHandler, itemsOfGallery } from '#src/admin/uploads/queue/clientHandler.ts';
import { placePicture } from '#src/admin/uploads/queue/placePicture.ts';
import type { ClientTarget, UploadStatus } from '#src/admin/uploads/queue/uploadJob.ts';
import {
  areOthersComing,
  MAX_IN_FLIGHT,
  newItem,
  nothingUploading,
  useUploads,
  type UploadItem,
} from '#src/admin/uploads/queue/uploadState.ts';
import { finishOf, placeOf } from '#src/model/intake/goal.ts';
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
  const { mark, web } = finishOf({ ...goal, ...marks });
  expect([mark, web?.mark]).toEqual(expected);
});

test('its record tells that the web size is a file of its own', async () => {
  store({ images: [] });
  const original = {
    file: new Blob(['jpeg']),
    type: 'image/jpeg',
    id: 'c',
    begunAt: Date.now(),
  } as const;
  const made = { ...madePicture(), web: new Blob(['uden']) };
  const placed = placePicture(placeOf(goal), original, made);
  expect(placed.files.map(({ path }) => path.replace(/_\d{13}_/, '_'))).toContain(
    'client-galleries/kunde1/web_c_480.webp',
  );
  await clientHandler.write({ id: 'c', fileName: 'DSC_1.jpg', goal }, placed);
  expect(stored().images).toMatchObject([{ id: 'c', hasWebFile: true }]);
});

describe('others are coming', () => {
  afterEach(() => useUploads.setState(nothingUploading));

  const queueOf = (galleryId: string, statuses: readonly UploadStatus[]) =>
    statuses.map((status, index) => {
      const job = { id: `${galleryId}-${index}`, fileName: 'a.jpg', goal: { ...goal, galleryId } };
      return { ...newItem(job, new Blob(), 1), status };
    });
  const full = Array.from({ length: MAX_IN_FLIGHT }, () => 'working' as const);

  test.each<{ when: string; statuses: UploadStatus[]; writing: number; coming: boolean }>([
    {
      when: 'while they are being uploaded',
      statuses: ['working', 'working'],
      writing: 1,
      coming: true,
    },
    {
      when: 'not when all wait for their write',
      statuses: ['working', 'working'],
      writing: 2,
      coming: false,
    },
    { when: 'when it is their turn', statuses: ['working', 'waiting'], writing: 1, coming: true },
    {
      when: 'not while all places are taken',
      statuses: [...full, 'waiting'],
      writing: MAX_IN_FLIGHT,
      coming: false,
    },
    {
      when: 'not when they have failed',
      statuses: ['working', 'failed', 'done', 'fileMissing'],
      writing: 1,
      coming: false,
    },
  ])('$when', ({ statuses, writing, coming }) => {
    const others = queueOf('kunde2', ['working', 'waiting']);
    useUploads.setState({ items: [...queueOf('kunde1', statuses), ...others] });
    const ids = Array.from({ length: writing }, (_, index) => `kunde1-${index}`);
    const isOfGallery = (items: readonly UploadItem[]) => itemsOfGallery(items, 'kunde1');
    expect(areOthersComing(isOfGallery, new Set(ids))).toBe(coming);
  });
});
