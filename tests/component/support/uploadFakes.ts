import { afterEach, beforeEach, vi } from 'vitest';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { nothingUploading, useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { backend } from '../../support/backend/backend.ts';
import { threeButtons } from '../../support/records.ts';
import { forgetAllUploads } from './keptUploads.ts';
import { inspected, madePicture } from './pictureFiles.ts';

/** Lets pictures be made without workers, on a site with three filter buttons. */
export function fakeUploads(): void {
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:small', revokeObjectURL: () => undefined });
    vi.spyOn(pictureQueue, 'inspect').mockImplementation(() => Promise.resolve(inspected()));
    vi.spyOn(pictureQueue, 'readFacts').mockImplementation(() => Promise.resolve(inspected()));
    vi.spyOn(pictureQueue, 'make').mockImplementation(() => Promise.resolve(madePicture()));
    backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
  });
  afterEach(() => {
    useUploads.setState(nothingUploading, true);
    forgetAllUploads();
  });
}

/** The paths of all files that were sent. */
export function sentPaths(): string[] {
  return backend.attempts('upload');
}

/** The paths of all files that were deleted. */
export function removedPaths(): string[] {
  return backend.attempts('delete');
}
