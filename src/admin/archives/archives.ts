import { useEffect } from 'react';
import { create } from 'zustand';
import type { ArchiveProgress, FileResult } from '#src/data/archive/archiveFile.ts';
import {
  type PurchaseReport,
  archiveOrder,
  resumeArchive,
  type ArchiveRun,
  type RoundReport,
} from '#src/data/archive/runArchive.ts';
import { runInOneTab } from '#src/lib/runInOneTab.ts';
import { sleep } from '#src/model/base/async.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import { archivedCount } from '#src/model/purchases/schema.ts';
import { useOpenWorkWhile } from '../editing/LeaveGuard.tsx';

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
      items: purchase.items.map((item, index) => {
        const doneCount = archivedCount(item);
        const missing = steps.filter(({ itemIndex }) => itemIndex === index);
        const fileCount = doneCount + missing.length;
        return { name: item.name, fileCount, doneCount, error: undefined };
      }),
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

interface Archives {
  /** Keyed by purchase id. */
  orders: Readonly<Record<string, OrderArchive>>;
}

/** The archiving that runs in this browser. */
export const useArchives = create<Archives>()(() => ({ orders: {} }));

/** Runs until all of its orders are archived. */
interface Run {
  controller: AbortController;
  wakeUp: AbortController;
}

const runs = new Set<Run>();

function changeOrder(orderId: string, next: (before: OrderArchive) => OrderArchive): void {
  useArchives.setState(({ orders }) => ({
    orders: { ...orders, [orderId]: next(orders[orderId] ?? newOrderArchive(orderId)) },
  }));
}

function noteProgress(progress: ArchiveProgress): void {
  const orderId = progress.kind === 'planned' ? progress.purchase.id : progress.orderId;
  changeOrder(orderId, (before) => afterProgress(before, progress));
}

function noteRound({ purchases, nextRoundInMs }: RoundReport): void {
  const nextTryAt = nextRoundInMs === undefined ? undefined : Date.now() + nextRoundInMs;
  for (const report of purchases) {
    changeOrder(report.orderId, (before) => afterRound(before, report, nextTryAt));
  }
}

/** Sleeps until the time is up or the photographer asks for a retry. */
async function wakeableSleep(run: Run, milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, AbortSignal.any([signal, run.wakeUp.signal]));
  } catch (thrown) {
    if (signal.aborted) throw thrown;
  }
}

async function runUntilDone(begin: (options: ArchiveRun) => Promise<void>): Promise<void> {
  const run: Run = { controller: new AbortController(), wakeUp: new AbortController() };
  const { signal } = run.controller;
  const unlessStopped =
    <Value>(report: (value: Value) => void) =>
    (value: Value) => {
      if (!signal.aborted) report(value);
    };
  runs.add(run);
  try {
    await begin({
      signal,
      onRound: unlessStopped(noteRound),
      onProgress: unlessStopped(noteProgress),
      tools: {
        withLock: runInOneTab,
        sleep: (milliseconds, stop) => wakeableSleep(run, milliseconds, stop),
      },
    });
  } catch (thrown) {
    if (!signal.aborted) throw thrown;
  } finally {
    runs.delete(run);
  }
}

/** Copies the purchased files into the permanent archive, in rounds until all of them are there. */
export function startArchive(orderId: string): void {
  changeOrder(orderId, () => newOrderArchive(orderId));
  void runUntilDone((options) => archiveOrder(orderId, options));
}

/** Continues the unfinished archives of all purchases. */
export function resumeArchives(): void {
  void runUntilDone(resumeArchive);
}

/** Wakes every run that waits for its next try. */
export function retryArchives(): void {
  for (const run of runs) {
    const { wakeUp } = run;
    run.wakeUp = new AbortController();
    wakeUp.abort();
  }
}

/** Stops all runs. Copied files stay; the rest continues when the dashboard is opened again. */
export function stopArchives(): void {
  for (const { controller } of runs) controller.abort();
  useArchives.setState({ orders: {} });
}

/** Archives for as long as the dashboard is open. */
export function useArchiving(): void {
  const isWorking = useArchives(({ orders }) =>
    Object.values(orders).some(({ state }) => state === 'working'),
  );
  useOpenWorkWhile('archiving', isWorking);

  useEffect(() => {
    resumeArchives();
    window.addEventListener('online', retryArchives);
    return () => {
      window.removeEventListener('online', retryArchives);
      stopArchives();
    };
  }, []);
}
