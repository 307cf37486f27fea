import { sleep } from '#src/model/base/async.ts';
import { type AppError, toAppError } from '#src/model/base/errors.ts';
import { backupRetryDelayMs, type BackupOutcome } from '#src/model/purchases/archivePlan.ts';
import { storageHeaders } from '../http.ts';
import { fileUrl, download, fileInfo, listPaths, upload } from '../files/storage.ts';
import {
  throwIfCancelled,
  type ArchiveProgress,
  type ArchiveTools,
  type FileResult,
} from './archiveFile.ts';
import { archivePurchase, listUnarchived } from './archivePurchase.ts';

const TIMEOUT_MS = 5 * 60_000;

/** Fetches a file with the administrator's sign-in. */
export async function fetchFile(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(fileUrl(path), {
    headers: await storageHeaders(),
    cache: 'no-cache',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
}

/** The result of a round for one purchase. */
export interface PurchaseReport {
  orderId: string;
  outcome: BackupOutcome;
  results: FileResult[];
  /** Set when the attempt failed before any file was tried. */
  error?: AppError;
}

export interface RoundReport {
  outcome: BackupOutcome;
  purchases: PurchaseReport[];
  /** Set when the purchases to archive could not be listed. */
  error?: AppError;
  /** Undefined when nothing is left to archive. */
  nextRoundInMs: number | undefined;
}

export interface ArchiveRun {
  /** Cancels the run: copied files stay, the rest is left to the next run. */
  signal: AbortSignal;
  onRound?: (report: RoundReport) => void;
  onProgress?: (progress: ArchiveProgress) => void;
  /** Replaces the default file access, clock and lock. */
  tools?: Partial<Omit<ArchiveTools, 'signal' | 'onProgress'>>;
}

type FindOrders = () => Promise<readonly string[]>;

const ignoreProgress = () => undefined;
const withoutLock: ArchiveTools['withLock'] = (_, work) => work();

function toolsOf({ signal, onProgress = ignoreProgress, tools }: ArchiveRun): ArchiveTools {
  const files = { fetch: fetchFile, download, info: fileInfo, list: listPaths, upload };
  const plain = { files, now: () => new Date(), sleep, withLock: withoutLock };
  return { ...plain, ...tools, onProgress, signal };
}

async function archiveAndReport(orderId: string, tools: ArchiveTools): Promise<PurchaseReport> {
  try {
    // Without a lock, two open tabs would fetch every original twice.
    const results = await tools.withLock(`archive:${orderId}`, () =>
      archivePurchase(orderId, tools),
    );
    const isComplete = results.every(({ error }) => error === undefined);
    return { orderId, outcome: isComplete ? 'complete' : 'incomplete', results };
  } catch (thrown) {
    throwIfCancelled(tools.signal);
    return { orderId, outcome: 'threw', results: [], error: toAppError(thrown) };
  }
}

function worstOutcome(outcomes: readonly BackupOutcome[]): BackupOutcome {
  if (outcomes.includes('threw')) return 'threw';
  return outcomes.includes('incomplete') ? 'incomplete' : 'complete';
}

/** A purchase that does not exist is not retried. */
function isFinished({ outcome, error }: PurchaseReport): boolean {
  return outcome === 'complete' || error?.code === 'order/not-found';
}

async function runRound(
  find: FindOrders,
  tools: ArchiveTools,
): Promise<{ report: RoundReport; next: FindOrders }> {
  let orderIds: readonly string[];
  try {
    orderIds = await find();
  } catch (thrown) {
    throwIfCancelled(tools.signal);
    const error = toAppError(thrown);
    const nextRoundInMs = backupRetryDelayMs('threw');
    return { report: { outcome: 'threw', purchases: [], error, nextRoundInMs }, next: find };
  }
  const purchases: PurchaseReport[] = [];
  for (const orderId of orderIds) purchases.push(await archiveAndReport(orderId, tools));
  const left = purchases.filter((purchase) => !isFinished(purchase));
  const outcome = worstOutcome(purchases.map((purchase) => purchase.outcome));
  const nextRoundInMs = left.length === 0 ? undefined : backupRetryDelayMs(outcome);
  const next = () => Promise.resolve(left.map(({ orderId }) => orderId));
  return { report: { outcome, purchases, nextRoundInMs }, next };
}

async function run(find: FindOrders, options: ArchiveRun): Promise<void> {
  const tools = toolsOf(options);
  let due: FindOrders | undefined = find;
  while (due) {
    throwIfCancelled(tools.signal);
    const { report: done, next } = await runRound(due, tools);
    options.onRound?.(done);
    due = done.nextRoundInMs === undefined ? undefined : next;
    if (done.nextRoundInMs !== undefined) await tools.sleep(done.nextRoundInMs, tools.signal);
  }
}

/** Archives one purchase, in rounds until every file is archived; rejects only with 'cancelled'. */
export function archiveOrder(orderId: string, options: ArchiveRun): Promise<void> {
  return run(() => Promise.resolve([orderId]), options);
}

/** Archives every unfinished purchase; run when the dashboard is opened. */
export function resumeArchive(options: ArchiveRun): Promise<void> {
  return run(listUnarchived, options);
}
