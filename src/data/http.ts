import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { parseStorageUrl } from '#src/model/files/urlPolicy.ts';
import { appCheckHeaders } from './appCheck.ts';
import { idToken } from './auth/session.ts';
import { guarded } from './errors.ts';
import { fileUrl, storageOrigins } from './files/storage.ts';

const STATUS_CODES: Readonly<Record<number, AppErrorCode>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'already-exists',
  413: 'invalid-argument',
  429: 'rate-limited',
};

/** The error code of an HTTP status, for answers that contain no code. */
export function codeForStatus(status: number): AppErrorCode {
  return STATUS_CODES[status] ?? 'service-failed';
}

/** Like `fetch`; throws for an HTTP error. */
export async function fetchOk(url: string, request: RequestInit): Promise<Response> {
  const response = await guarded(() => fetch(url, request));
  if (response.ok) return response;
  const { status } = response;
  throw new AppError(codeForStatus(status), { details: { status } });
}

/**
 * The authorization header of file storage, because the address of a file alone grants no access.
 */
export async function storageHeaders(): Promise<Record<string, string>> {
  return {
    Authorization: `Firebase ${await idToken()}`,
    ...(USES_APP_CHECK && (await appCheckHeaders())),
  };
}

/** Reads a picture that the rules show to the signed-in user; the browser may cache it. */
export async function readPrivatePicture(path: string): Promise<Blob> {
  const response = await fetchOk(fileUrl(path), { headers: await storageHeaders() });
  return response.blob();
}

/** Reads a public file of this site. */
export async function readPublicFile(url: string): Promise<Blob> {
  if (!parseStorageUrl(url, storageOrigins())) throw new AppError('not-found');
  // Pictures shown by a page are cached without CORS permission, and the logo changes under the
  // same name, so the cache is bypassed.
  const response = await fetchOk(url, {
    cache: 'reload',
    ...(USES_APP_CHECK && { headers: await appCheckHeaders() }),
  });
  return response.blob();
}
