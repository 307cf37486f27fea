import { afterEach, describe, expect, test } from 'vitest';
import { itemsOfGallery } from '#src/admin/uploads/queue/clientHandler.ts';
import type { UploadStatus } from '#src/admin/uploads/queue/uploadJob.ts';
import {
  areOthersComing,
  MAX_IN_FLIGHT,
  newItem,
  nothingUploading,
  useUploads,
} from '#src/admin/uploads/queue/uploadState.ts';

function queued(statuses: readonly UploadStatus[], galleryId = 'kunde1'): void {
  const items = statuses.map((status, index) => {
    const words = { title: '', section: '', order: index, isMarked: false };
    const goal = { kind: 'client' as const, galleryId, ...words };
    const job = { id: `${galleryId}-${index}`, fileName: 'a.jpg', goal };
    return { ...newItem(job, new Blob(), 1), status };
  });
  useUploads.setState((state) => ({ items: [...state.items, ...items] }));
}

/** Asks about the pictures of the gallery, of which the first ones wait for their write. */
const othersBeside = (count: number) =>
  areOthersComing(
    (items) => itemsOfGallery(items, 'kunde1'),
    new Set(Array.from({ length: count }, (_, index) => `kunde1-${index}`)),
  );

const many = (status: UploadStatus, count: number) => Array.from({ length: count }, () => status);

afterEach(() => useUploads.setState(nothingUploading));

describe('pictures that arrive soon', () => {
  test('are those that are being uploaded', () => {
    queued(['working', 'working']);
    expect(othersBeside(1)).toBe(true);
    expect(othersBeside(2)).toBe(false);
  });

  test('are those whose turn has come', () => {
    queued(['working', 'waiting']);
    expect(othersBeside(1)).toBe(true);
  });

  test('are none while all places are taken by those that wait for their write', () => {
    queued([...many('working', MAX_IN_FLIGHT), 'waiting']);
    expect(othersBeside(MAX_IN_FLIGHT)).toBe(false);
    expect(othersBeside(MAX_IN_FLIGHT - 1)).toBe(true);
  });

  test('are not those of another document, nor those that have failed', () => {
    queued(['working', 'failed', 'done', 'fileMissing']);
    queued(['working', 'waiting'], 'kunde2');
    expect(othersBeside(1)).toBe(false);
  });
});
