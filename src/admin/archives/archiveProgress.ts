import type { ArchiveProgress, FileResult } from '#src/data/archive/archiveTools.ts';
import type { PurchaseReport } from '#src/data/archive/runArchive.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import type { BackupStep } from '#src/model/purchases/archivePlan.ts';
import { isCopied, type PurchaseItem } from '#src/model/purchases/schema.ts';

/** How far the archive is with one bought thing. */
export interface ArchivedItem {
  name: string;
  fileCount: number;
  doneCount: number;
  /** Why files of it are missing, as a person reads it. */
  error: string | undefined;
}

/** How far the archive is with one purchase. */
export interface OrderArchive {
  orderId: string;
  customerName: string;
  items: readonly ArchivedItem[];
  /** Waiting is for the next try; a purchase that is missing is not tried again. */
  state: 'working' | 'waiting' | 'done' | 'missing';
  /** When it is tried again, by the clock. */
  nextTryAt: number | undefined;
  error: string | undefined;
}

export function begun(orderId: string): OrderArchive {
  return {
    orderId,
    customerName: '',
    items: [],
    state: 'working',
    nextTryAt: undefined,
    error: undefined,
  };
}

function archivedCount({ archivedFiles, permanentThumbnailPath }: PurchaseItem): number {
  const originals = archivedFiles.filter(isCopied);
  return originals.length + (permanentThumbnailPath === '' ? 0 : 1);
}

function planned(item: PurchaseItem, steps: readonly BackupStep[]): ArchivedItem {
  const doneCount = archivedCount(item);
  return { name: item.name, fileCount: doneCount + steps.length, doneCount, error: undefined };
}

function withResult(item: ArchivedItem, { error }: FileResult): ArchivedItem {
  return error
    ? { ...item, error: errorMessage(error) }
    : { ...item, doneCount: item.doneCount + 1 };
}

/** The archive of an order after something has happened inside a round. */
export function afterProgress(before: OrderArchive, progress: ArchiveProgress): OrderArchive {
  const working = { ...before, state: 'working', nextTryAt: undefined, error: undefined } as const;
  if (progress.kind === 'planned') {
    const { purchase, steps } = progress;
    return {
      ...working,
      customerName: purchase.userName,
      items: purchase.items.map((item, index) =>
        planned(
          item,
          steps.filter(({ itemIndex }) => itemIndex === index),
        ),
      ),
    };
  }
  const { result } = progress;
  return {
    ...working,
    items: before.items.map((item, index) =>
      index === result.itemIndex ? withResult(item, result) : item,
    ),
  };
}

/** The archive of an order after a round that had it. */
export function afterRound(
  before: OrderArchive,
  { outcome, error }: PurchaseReport,
  nextTryAt: number | undefined,
): OrderArchive {
  if (outcome === 'complete') {
    return { ...before, state: 'done', nextTryAt: undefined, error: undefined };
  }
  const isMissing = error?.code === 'order/not-found';
  return {
    ...before,
    state: isMissing ? 'missing' : 'waiting',
    nextTryAt: isMissing ? undefined : nextTryAt,
    error: error && errorMessage(error),
  };
}
