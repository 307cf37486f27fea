import { vi } from 'vitest';
import { freshId, type Data } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { buyer, given, givenFile, line, stored } from './world.ts';

export const { archiveOrder, resumeArchive } = await import('#src/data/archive/runArchive.ts');
const { fetchFile } = await import('#src/data/archive/runArchive.ts');
const { download, fileInfo, listPaths, upload } = await import('#src/data/files/storage.ts');

type Run = Parameters<typeof archiveOrder>[1];
type Report = Parameters<NonNullable<Run['onRound']>>[0];
type Tools = NonNullable<Run['tools']>;
type Files = NonNullable<Tools['files']>;

export const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
const project = freshId('archive').toLowerCase();

/** Returns the path of an original that nothing else in the run uses. */
export function freshOriginal(): string {
  return `high-quality/enkeltbilleder/${project}/original_1700000000000_${freshId('o')}.jpg`;
}

export async function givenOriginal(bytes = JPEG, contentType = 'image/jpeg'): Promise<string> {
  const path = freshOriginal();
  await givenFile(path, bytes, { contentType });
  return path;
}

export const imageItem = (id: string, originalAdminPath: string): Data => ({
  ...line(id),
  originalAdminPath,
  backupStatus: 'pending',
});

export const albumItem = (id: string, originals: Record<string, string>): Data => ({
  ...line(id, 500, 'album'),
  backupStatus: 'pending',
  albumImages: Object.entries(originals).map(([imageId, originalSrc], order) => ({
    id: imageId,
    originalSrc,
    order,
  })),
});

/** A paid purchase of these items. */
export async function bought(items: readonly Data[], changes: Data = {}): Promise<string> {
  const orderId = freshId('JFarchive');
  await given({ [`purchases/${orderId}`]: { ...samples.purchase(buyer), items, ...changes } });
  return orderId;
}

export async function itemsOf(orderId: string): Promise<Data[]> {
  return ((await stored(`purchases/${orderId}`))?.['items'] ?? []) as Data[];
}

/** The real file storage; what it is asked to store is counted. */
export function countedFiles(changes: Partial<Files> = {}) {
  const uploaded: string[] = [];
  const files: Files = {
    fetch: fetchFile,
    download,
    info: fileInfo,
    list: listPaths,
    upload: async (request) => {
      await upload(request);
      uploaded.push(request.path);
    },
    ...changes,
  };
  return { files, uploaded };
}

interface RunOptions {
  files?: Files;
  /** The number of rounds after which the run is called off. */
  rounds?: number;
  tools?: Tools;
}

/** Runs the archive with a clock that never makes anybody wait. */
async function watched(start: (run: Run) => Promise<void>, options: RunOptions) {
  const { rounds = 1, files = countedFiles().files, tools } = options;
  const controller = new AbortController();
  const reports: Report[] = [];
  const sleep = vi.fn<NonNullable<Tools['sleep']>>(() => Promise.resolve());
  const onRound = (report: Report) => {
    reports.push(report);
    if (reports.length === rounds && report.nextRoundInMs !== undefined) controller.abort();
  };
  const { signal } = controller;
  const ended = await start({ signal, onRound, tools: { files, sleep, ...tools } }).then(
    () => 'done' as const,
    (thrown: unknown) => (thrown as { code?: string }).code,
  );
  const results = reports.flatMap(({ purchases }) => purchases.flatMap((each) => each.results));
  return { ended, reports, results, slept: sleep.mock.calls.map(([milliseconds]) => milliseconds) };
}

export const archive = (orderId: string, options: RunOptions = {}) =>
  watched((run) => archiveOrder(orderId, run), options);

export const resume = (options: RunOptions = {}) => watched(resumeArchive, options);
