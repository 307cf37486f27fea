import { env } from '#src/config/env.ts';
import { publicFileUrl } from '#src/shared/domain/storageUrlPolicy.ts';
import { AppError } from '#src/shared/errors.ts';
import { idToken } from '../../auth.ts';
import { storageOrigin } from '../../storage.ts';

const TIMEOUT_MS = 5 * 60_000;

/** Asks for a file with the sign-in of the photographer: its address alone opens nothing. */
export async function fetchFile(path: string, signal: AbortSignal): Promise<Response> {
  if (!env.firebase) throw new AppError('not-configured');
  const url = publicFileUrl({ bucket: env.firebase.storageBucket, path }, storageOrigin());
  return fetch(url, {
    headers: { Authorization: `Firebase ${await idToken()}` },
    cache: 'no-cache',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
}
