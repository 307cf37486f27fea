import { wait } from '../../../src/model/base/async.ts';
import { AppError } from '../../../src/model/base/errors.ts';
import { MINUTE_MS } from '../../../src/model/base/units.ts';
import { mediaPolicies, sniffFileType } from '../../../src/model/files/mediaPolicy.ts';
import { archiveFolder } from '../../../src/model/files/paths.ts';
import { publicFileUrl } from '../../../src/model/files/urlPolicy.ts';
import {
  archiveMetadata,
  type BackupStep,
  isCompleteCopy,
} from '../../../src/model/purchases/archivePlan.ts';
import type { ArchivePlace } from '../../../src/model/purchases/archiveRound.ts';
import { storageOrigin } from '../env.ts';
import { bucket } from '../firebaseAdmin.ts';
import { transactRecords } from '../records.ts';

const FILE_HEAD_BYTES = 16;

/** Longer than the function may run: a purchase that a killed one has left is free after this time. */
const LEASE_MS = 10 * MINUTE_MS;

/** The failure in words of the archive: Storage answers with the number of its status, or not at all. */
function archiveError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const status = thrown instanceof Error && 'code' in thrown ? Number(thrown.code) : NaN;
  if (Number.isNaN(status)) return new AppError('backup/unreachable', { cause: thrown });
  return new AppError('backup/http-status', { details: { status }, cause: thrown });
}

type StoredFile = ReturnType<ReturnType<typeof bucket>['file']>;

/** Size and settings of a source that is an image by its first bytes; throws for anything else. */
async function imageFacts(source: StoredFile) {
  const [{ size = 0, contentType = '', cacheControl }] = await source.getMetadata();
  const notAnImage = new AppError('backup/not-an-image', { details: { type: contentType } });
  if (!contentType.startsWith('image/')) throw notAnImage;
  const bytes = Number(size);
  if (bytes === 0) throw new AppError('backup/empty');
  const [head] = await source.download({ start: 0, end: FILE_HEAD_BYTES - 1 });
  const type = sniffFileType(head);
  if (type === undefined || !mediaPolicies.album.types.includes(type)) throw notAnImage;
  return { bytes, contentType: type, cacheControl };
}

async function isComplete(step: BackupStep, copy: StoredFile): Promise<boolean> {
  const [{ size = 0, metadata }] = await copy.getMetadata();
  return isCompleteCopy(step, { bytes: Number(size), metadata: metadata ?? {} });
}

/** Copies one file inside the bucket. A complete copy of an earlier run is not made again. */
async function copyFile(
  step: BackupStep,
  { orderId, present }: { orderId: string; present: ReadonlySet<string> },
): Promise<void> {
  const [source, copy] = [bucket().file(step.originalPath), bucket().file(step.archivePath)];
  if (present.has(step.archivePath) && (await isComplete(step, copy))) return;
  const { bytes, contentType, cacheControl } = await imageFacts(source);
  // A copy without metadata of its own takes over the token of the original, which its buyer would read.
  const metadata = archiveMetadata(step, { orderId, now: new Date(), contentType, bytes });
  await source.copy(copy, { contentType, ...(cacheControl && { cacheControl }), metadata });
  if (await isComplete(step, copy)) return;
  throw new AppError('upload/interrupted', { details: { file: step.archivePath } });
}

/** Copies within the bucket. */
export const serverArchive: ArchivePlace = {
  transact: transactRecords,
  copier: async (orderId) => {
    const [files] = await bucket().getFiles({ prefix: `${archiveFolder(orderId)}/` });
    const present = new Set(files.map(({ name }) => name));
    return async (step) => {
      try {
        await copyFile(step, { orderId, present });
      } catch (thrown) {
        throw archiveError(thrown);
      }
    };
  },
  urlOf: (path) => publicFileUrl({ bucket: bucket().name, path }, storageOrigin),
  now: () => new Date(),
  sleep: wait,
  parallel: 5,
  leaseMs: LEASE_MS,
};
