import { AppError } from '#src/model/base/errors.ts';
import { parseStorageUrl } from '#src/model/files/urlPolicy.ts';
import { fetchOk } from './http.ts';
import { storageOrigins } from './storage.ts';

/** The bytes behind the address of one of our own files. */
export async function readPublicFile(url: string): Promise<Blob> {
  if (!parseStorageUrl(url, storageOrigins())) throw new AppError('not-found');
  // What a page has shown is kept without the leave to read it; the logo changes under its name besides.
  const response = await fetchOk(url, { cache: 'reload' });
  return response.blob();
}
