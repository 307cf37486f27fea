import type { ArchiveProgress, FileResult } from '#src/data/archive/archiveTools.ts';
import type { PurchaseReport } from '#src/data/archive/runArchive.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import type { BackupStep } from '#src/model/purchases/archivePlan.ts';
import { isCopied, type PurchaseItem } from '#src/model/purchases/schema.ts';

/** The archive progress of one purchased item. */
export interface ArchivedItem {
  name: string;
  fileCount: number;
  doneCount: number;
  /** The reason why some of its files are missing, as a Danish sentence. */
  error: string | undefined;
}

/** The archive progress of one purchase. */
export interface OrderArchive {
  orderId: string;
  customerName: string;
  items: readonly ArchivedItem[];
  /** 'waiting' is retried; 'missing' means that the purchase does not exist, and is not retried. */
  state: 'working' | 'waiting' | 'done' | 'missing';
  /** The time of the next try, in milliseconds since 1970. */
  nextTryAt: number | undefined;
  error: string | undefined;
}

export function newOrderArchive(orderId: string): OrderArchive {
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

function plannedItem(item: PurchaseItem, steps: readonly BackupStep[]): ArchivedItem {
  const doneCount = archivedCount(item);
  return { name: item.name, fileCount: doneCount + steps.length, doneCount, error: undefined };
}

function withResult(item: ArchivedItem, { error }: FileResult): ArchivedItem {
  return error
    ? { ...item, error: errorMessage(error) }
    : { ...item, doneCount: item.doneCount + 1 };
}

/** Applies an event from inside a round. */
export function afterProgress(before: OrderArchive, progress: ArchiveProgress): OrderArchive {
  const working = { ...before, state: 'working', nextTryAt: undefined, error: undefined } as const;
  if (progress.kind === 'planned') {
    const { purchase, steps } = progress;
    return {
      ...working,
      customerName: purchase.userName,
      items: purchase.items.map((item, index) =>
        plannedItem(
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

/** Applies the report at the end of a round. */
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
