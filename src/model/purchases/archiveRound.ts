import { errorMessage } from '../base/errorMessage.ts';
import { AppError, toAppError } from '../base/errors.ts';
import { chunks, groupBy } from '../base/lists.ts';
import { documents } from '../base/paths.ts';
import type { Records } from '../base/records.ts';
import { SECOND_MS } from '../base/units.ts';
import { saleFacts, type SaleRecords } from '../sale/life.ts';
import {
  type BackupOutcome,
  type BackupResult,
  type BackupStep,
  backupRetryDelayMs,
  isArchivable,
  isOriginal,
  itemAfterBackup,
  nextBackupSteps,
  purchaseBackupStatus,
} from './archivePlan.ts';
import { type Purchase, wholePurchaseSchema } from './schema.ts';

const BACKUP_ITEM_PAUSE_MS = 200;
const BACKUP_FILE_ATTEMPTS = 3;
const BACKUP_FILE_BACKOFF_MS = SECOND_MS;

/** The time between two notes on the purchase, which the dashboard follows. A large one is written whole. */
const NOTE_EVERY_MS = 5 * SECOND_MS;

/** The server or a browser, each of which copies in its own way. */
export interface ArchivePlace {
  transact: <Answer>(run: (records: Records) => Promise<Answer>) => Promise<Answer>;
  /** Begins with a purchase. Returns what copies one file of it and verifies the copy. */
  copier: (orderId: string) => Promise<(step: BackupStep) => Promise<void>>;
  urlOf: (path: string) => string;
  now: () => Date;
  sleep: (milliseconds: number) => Promise<void>;
  /** The number of files copied at once. */
  parallel: number;
  /**
   * How long a purchase is claimed, from each note to the next, so that nobody else copies it. Without
   * it nothing is claimed: two who copy the same file store the same file.
   */
  leaseMs: number | undefined;
}

type Due = Exclude<SaleRecords['purchase'], undefined> &
  Pick<Purchase, 'backupStatus' | 'backupRun'>;

/** True when files are to be copied now. Only what is paid is archived. */
export function isBackupDue(purchase: Due, now: Date): boolean {
  const { backupStatus, backupRun } = purchase;
  const isWaiting = backupRun !== undefined && backupRun.nextAt > now;
  return backupStatus === 'pending' && !isWaiting && saleFacts({ purchase }).isBought;
}

/**
 * Changes a purchase that is still bought: whatever was decided meanwhile, such as a withdrawal, is seen
 * here. Returns it as it was read; undefined when it is not to be changed.
 */
function change(
  orderId: string,
  { transact, now }: ArchivePlace,
  changesOf: (purchase: Purchase, at: Date) => Partial<Purchase> | undefined,
): Promise<Purchase | undefined> {
  const path = documents.purchase.build({ orderId });
  return transact(async (records) => {
    const purchase = await records.read(wholePurchaseSchema, path);
    if (!purchase || !saleFacts({ purchase }).isBought) return undefined;
    const changes = changesOf(purchase, now());
    if (!changes) return undefined;
    if (Object.keys(changes).length > 0) records.update(path, { ...changes, updatedAt: now() });
    return purchase;
  });
}

function claimed(attempts: number, at: Date, { leaseMs }: ArchivePlace): Partial<Purchase> {
  if (leaseMs === undefined) return {};
  const nextAt = new Date(at.getTime() + leaseMs);
  return { backupRun: { state: 'working', attempts, nextAt } };
}

/** Takes a purchase that is due; undefined when it is not, or when somebody else has it. */
function begin(orderId: string, place: ArchivePlace): Promise<Purchase | undefined> {
  return change(orderId, place, (purchase, at) =>
    isBackupDue(purchase, at) ? claimed(purchase.backupRun?.attempts ?? 0, at, place) : undefined,
  );
}

const BUSY_STATUSES: readonly unknown[] = [408, 429];

function isTemporary({ code, details }: AppError): boolean {
  if (code === 'backup/unreachable') return true;
  const status = details['status'];
  return BUSY_STATUSES.includes(status) || (typeof status === 'number' && status >= 500);
}

/** A file that is missing or broken does not come back by a retry. */
function isFinal({ code, details }: AppError): boolean {
  if (code === 'backup/http-status') return details['status'] === 404;
  return code === 'backup/not-an-image' || code === 'backup/empty';
}

async function copyOrFail(
  step: BackupStep,
  copy: (step: BackupStep) => Promise<void>,
  { sleep }: ArchivePlace,
): Promise<AppError | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (!isArchivable(step)) throw new AppError('backup/refused-source');
      await copy(step);
      return undefined;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === 'cancelled') throw error;
      if (!isTemporary(error) || attempt >= BACKUP_FILE_ATTEMPTS) return error;
    }
    await sleep(BACKUP_FILE_BACKOFF_MS * 2 ** (attempt - 1));
  }
}

function resultOf(step: BackupStep, error: AppError | undefined): BackupResult {
  const { kind, imageId } = step;
  // A preview whose source is gone must not keep the purchase incomplete.
  const isGone = error !== undefined && !isOriginal(step) && isFinal(error);
  return { kind, imageId, isGone, error: error && !isGone ? errorMessage(error) : undefined };
}

/** Notes what was copied of one item. Returns false when the sale has ended meanwhile. */
async function note(
  { id }: Purchase,
  itemIndex: number,
  { results, place }: { results: readonly BackupResult[]; place: ArchivePlace },
): Promise<boolean> {
  const noted = await change(id, place, (purchase, now) => {
    const item = itemAfterBackup(purchase, itemIndex, { results, now, urlOf: place.urlOf });
    if (!item) throw new AppError('invalid-record', { details: { id } });
    const items = purchase.items.with(itemIndex, item);
    const { attempts = 0 } = purchase.backupRun ?? {};
    return { items, ...claimed(attempts, now, place) };
  });
  return noted !== undefined;
}

/** Copies the files of one item. Returns false when the sale has ended meanwhile. */
async function copyItem(
  purchase: Purchase,
  steps: readonly BackupStep[],
  { copy, place }: { copy: (step: BackupStep) => Promise<void>; place: ArchivePlace },
): Promise<boolean> {
  const itemIndex = steps[0]?.itemIndex ?? 0;
  const groups = chunks(steps, place.parallel);
  let results: BackupResult[] = [];
  let notedAt = place.now().getTime();
  for (const group of groups) {
    const tried = group.map(async (step) => resultOf(step, await copyOrFail(step, copy, place)));
    results.push(...(await Promise.all(tried)));
    const now = place.now().getTime();
    if (group !== groups.at(-1) && now - notedAt < NOTE_EVERY_MS) continue;
    if (!(await note(purchase, itemIndex, { results, place }))) return false;
    results = [];
    notedAt = now;
  }
  return true;
}

async function copyAll(purchase: Purchase, place: ArchivePlace): Promise<void> {
  const byItem = groupBy(nextBackupSteps(purchase), ({ itemIndex }) => String(itemIndex));
  if (byItem.size === 0) return;
  const copy = await place.copier(purchase.id);
  let isFirst = true;
  for (const steps of byItem.values()) {
    if (!isFirst) await place.sleep(BACKUP_ITEM_PAUSE_MS);
    isFirst = false;
    if (!(await copyItem(purchase, steps, { copy, place }))) return;
  }
}

/** Ends a round. Returns the time until the next one; undefined when nothing is left to do. */
async function end(
  orderId: string,
  place: ArchivePlace,
  outcome: BackupOutcome,
): Promise<number | undefined> {
  let delayMs: number | undefined;
  await change(orderId, place, ({ id, items, backupRun }, at) => {
    const backupStatus = purchaseBackupStatus({ id, items });
    const attempts = backupStatus === 'completed' ? 0 : (backupRun?.attempts ?? 0) + 1;
    delayMs = attempts === 0 ? undefined : backupRetryDelayMs(outcome, attempts);
    const nextAt = new Date(at.getTime() + (delayMs ?? 0));
    return { backupStatus, backupRun: { state: 'waiting', attempts, nextAt } };
  });
  return delayMs;
}

/**
 * Copies what a purchase still misses into the permanent archive, file by file; failures are noted on
 * its items. Cut off anywhere, it is completed by the next round. Returns the time until that;
 * undefined when there is nothing to do, or somebody else does it.
 */
export async function archiveRound(
  orderId: string,
  place: ArchivePlace,
): Promise<number | undefined> {
  const purchase = await begin(orderId, place);
  if (!purchase) return undefined;
  try {
    await copyAll(purchase, place);
  } catch (thrown) {
    const isCancelled = thrown instanceof AppError && thrown.code === 'cancelled';
    // What cannot be noted now is found by the next round.
    if (!isCancelled) await end(orderId, place, 'threw').catch(() => undefined);
    throw thrown;
  }
  return end(orderId, place, 'incomplete');
}
