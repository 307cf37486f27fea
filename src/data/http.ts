import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { parseStorageUrl } from '#src/model/files/urlPolicy.ts';
import { idToken } from './auth/session.ts';
import { guarded } from './errors.ts';
import { storageOrigins } from './storage.ts';

const STATUS_CODES: Readonly<Record<number, AppErrorCode>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'already-exists',
  413: 'invalid-argument',
  429: 'rate-limited',
};

/** What a status stands for when the answer itself names no code. */
export function codeForStatus(status: number): AppErrorCode {
  return STATUS_CODES[status] ?? 'service-failed';
}

/** As `fetch`; an answer that says no is thrown. */
export async function fetchOk(url: string, request: RequestInit): Promise<Response> {
  const response = await guarded(() => fetch(url, request));
  if (response.ok) return response;
  const { status } = response;
  throw new AppError(codeForStatus(status), { details: { status } });
}

/** What tells the file storage who asks: the address of a file alone opens nothing. */
export async function storageHeaders(): Promise<Record<string, string>> {
  return { Authorization: `Firebase ${await idToken()}` };
}

/** The bytes behind the address of one of our own files. */
export async function readPublicFile(url: string): Promise<Blob> {
  if (!parseStorageUrl(url, storageOrigins())) throw new AppError('not-found');
  // What a page has shown is kept without the leave to read it; the logo changes under its name besides.
  const response = await fetchOk(url, { cache: 'reload' });
  return response.blob();
}
