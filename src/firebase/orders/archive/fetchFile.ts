import { storageHeaders } from '../../http.ts';
import { fileUrl } from '../../storage.ts';

const TIMEOUT_MS = 5 * 60_000;

/** Asks for a file with the sign-in of the photographer. */
export async function fetchFile(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(fileUrl(path), {
    headers: await storageHeaders(),
    cache: 'no-cache',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
}
