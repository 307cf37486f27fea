import * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { contracts, type ContractInput } from '#src/model/system/contracts.ts';
import { callFunction } from '../functions/callables.ts';
import { fetchOk, storageHeaders } from '../http.ts';
import { fileUrl } from './storage.ts';

const METADATA_TIMEOUT_MS = 15_000;
const FILE_TIMEOUT_MS = 5 * 60_000;

const metadataSchema = z.object({ size: z.coerce.number() });

/** The address of a file and the headers that authorize the request. */
export interface PurchasedAccess {
  url: string;
  headers: Record<string, string>;
}

/** Created for each request, because a token expires after an hour. */
export async function fileAccess(path: string): Promise<PurchasedAccess> {
  return { url: fileUrl(path), headers: await storageHeaders() };
}

function requestFile({ url, headers }: PurchasedAccess, signal: AbortSignal): Promise<Response> {
  return fetchOk(url, { headers, signal, cache: 'no-store' });
}

async function fetchSize(path: string): Promise<number> {
  const { url, headers } = await fileAccess(path);
  const metadata = new URL(url);
  metadata.searchParams.delete('alt');
  const signal = AbortSignal.timeout(METADATA_TIMEOUT_MS);
  const response = await requestFile({ url: metadata.href, headers }, signal);
  return z.parse(metadataSchema, await response.json()).size;
}

/** Requests the buyer's stamped copy, which the server creates, keeps and logs. */
export async function stampedCopy(
  file: Pick<PurchasedFile, 'purchaseId' | 'itemId' | 'imageId'>,
): Promise<{ path: string; filename: string }> {
  const { purchaseId, itemId, imageId } = file;
  const answer = await callFunction(contracts.secureDownload, {
    purchaseId,
    itemId,
    ...(imageId === undefined ? {} : { imageId }),
  });
  const { path, filename = '' } = answer;
  if (path === undefined) throw new AppError('download/no-link');
  return { path, filename };
}

/** The same response with progress; Storage sends the file's size. */
function withProgress(response: Response, onProgress: (share: number) => void): Response {
  const total = Number(response.headers.get('content-length'));
  if (!response.body || !(total > 0)) return response;
  let done = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      done += chunk.byteLength;
      onProgress(Math.min(done / total, 1));
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}

/** Reads a file with the signed-in user's permissions. */
export async function readPurchased(
  path: string,
  onProgress?: (share: number) => void,
): Promise<Blob> {
  const response = await requestFile(await fileAccess(path), AbortSignal.timeout(FILE_TIMEOUT_MS));
  try {
    return await (onProgress ? withProgress(response, onProgress) : response).blob();
  } catch (thrown) {
    // The connection was lost while the body was read.
    throw new AppError('network', { cause: thrown });
  }
}

export interface PurchasedPlace {
  path: string;
  bytes: number;
  /** True when the server has logged the download itself. */
  isLogged: boolean;
}

async function archivedPlace(path: string | undefined): Promise<PurchasedPlace | undefined> {
  if (path === undefined) return undefined;
  try {
    return { path, bytes: await fetchSize(path), isLogged: false };
  } catch (thrown) {
    const isGone =
      thrown instanceof AppError && ['not-found', 'permission-denied'].includes(thrown.code);
    if (!isGone) throw thrown;
    return undefined;
  }
}

/**
 * Finds the file of a purchased picture: in the permanent archive, else a copy made by the server.
 */
export async function locateFile(file: PurchasedFile): Promise<PurchasedPlace> {
  const archived = await archivedPlace(file.archivedPath);
  if (archived) return archived;
  const { path } = await stampedCopy(file);
  return { path, bytes: await fetchSize(path), isLogged: true };
}

/** Reports the pictures of a ZIP to the server, whose log covers every download. */
export async function reportDownloads(
  downloads: ContractInput<typeof contracts.logDownloads>['downloads'],
): Promise<void> {
  await callFunction(contracts.logDownloads, { downloads });
}
