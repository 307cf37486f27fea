import { sleep } from '#src/model/base/async.ts';
import { MINUTE_MS } from '#src/model/base/units.ts';
import type { ArchivePlace } from '#src/model/purchases/archiveRound.ts';
import { transact } from '../firestore/documents.ts';
import { recordsOf } from '../firestore/records.ts';
import { download, fileInfo, fileUrl, listPaths, upload } from '../files/storage.ts';
import { storageHeaders } from '../http.ts';
import { type ArchiveFiles, copierOf } from './copyFile.ts';

const TIMEOUT_MS = 5 * MINUTE_MS;

/** Fetches a file with the administrator's sign-in. */
async function fetchFile(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(fileUrl(path), {
    headers: await storageHeaders(),
    cache: 'no-cache',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
}

export const archiveFiles: ArchiveFiles = {
  fetch: fetchFile,
  download,
  info: fileInfo,
  list: listPaths,
  upload,
};

/** Copies within this browser, as long as it is not called off. */
export function browserArchive(
  signal: AbortSignal,
  files: ArchiveFiles = archiveFiles,
): ArchivePlace {
  const now = () => new Date();
  return {
    transact: (run) => transact((transaction) => run(recordsOf(transaction))),
    copier: (orderId) => copierOf(orderId, { files, signal, now }),
    urlOf: fileUrl,
    now,
    sleep: (milliseconds) => sleep(milliseconds, signal),
    parallel: 1,
    // A tab that is closed could not give a claim back.
    leaseMs: undefined,
  };
}
