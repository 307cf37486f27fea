import { afterEach, beforeEach, vi } from 'vitest';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { nothingUploading, useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import * as filterButtons from '#src/data/repos/filterButtons.ts';
import * as operationLog from '#src/data/repos/operationLog.ts';
import * as orders from '#src/data/repos/orders.ts';
import * as storage from '#src/data/storage.ts';
import { threeButtons } from '../../support/records.ts';
import { inspected, madePicture } from './pictureFiles.ts';

/** Lets pictures be made and sent without workers and without a server; the file mocks the modules. */
export function fakeUploads(): void {
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:small', revokeObjectURL: () => undefined });
    vi.spyOn(pictureQueue, 'inspect').mockImplementation(() => Promise.resolve(inspected()));
    vi.spyOn(pictureQueue, 'make').mockImplementation(() => Promise.resolve(madePicture()));
    vi.mocked(filterButtons.list).mockResolvedValue(threeButtons());
    vi.mocked(filterButtons.watch).mockReturnValue(() => undefined);
    vi.mocked(operationLog.note).mockResolvedValue();
    vi.mocked(orders.isOriginalBought).mockResolvedValue(false);
    vi.mocked(storage.upload).mockResolvedValue();
    vi.mocked(storage.remove).mockResolvedValue();
    vi.mocked(storage.storageOrigins).mockReturnValue(['http://127.0.0.1:9199']);
    vi.mocked(storage.publicUrl).mockImplementation(
      (path) => `http://127.0.0.1:9199/v0/b/b/o/${encodeURIComponent(path)}?alt=media`,
    );
  });
  afterEach(() => useUploads.setState(nothingUploading, true));
}

/** The paths of all files that were sent. */
export function sentPaths(): string[] {
  return vi.mocked(storage.upload).mock.calls.map(([{ path }]) => path);
}

/** The paths of all files that were deleted. */
export function removedPaths(): string[] {
  return vi.mocked(storage.remove).mock.calls.map(([path]) => path);
}
