import { download, storageOrigin } from '#src/firebase/storage.ts';
import { parseStorageUrl } from '#src/shared/domain/storageUrlPolicy.ts';
import { AppError } from '#src/shared/errors.ts';

/** The bytes behind the address of one of our own files. */
export function readPublicFile(url: string): Promise<Blob> {
  const origin = storageOrigin();
  const file = origin === undefined ? parseStorageUrl(url) : parseStorageUrl(url, [origin]);
  if (!file) throw new AppError('not-found');
  return download(file.path);
}
