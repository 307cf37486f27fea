import { storageOrigin } from '#src/firebase/storage.ts';
import { parseStorageUrl } from '#src/shared/domain/storageUrlPolicy.ts';
import { AppError } from '#src/shared/errors.ts';

/** The bytes behind the address of one of our own files. */
export async function readPublicFile(url: string): Promise<Blob> {
  const origin = storageOrigin();
  const file = origin === undefined ? parseStorageUrl(url) : parseStorageUrl(url, [origin]);
  if (!file) throw new AppError('not-found');
  // What a page has shown is kept without the leave to read it; the logo changes under its name besides.
  const response = await fetch(url, { cache: 'reload' });
  if (!response.ok) throw new AppError('service-failed', { details: { status: response.status } });
  return response.blob();
}
