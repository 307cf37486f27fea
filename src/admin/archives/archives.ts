import { create } from 'zustand';
import { useEffect } from 'react';
import type { ArchiveProgress } from '#src/data/archive/archiveTools.ts';
import {
  archiveOrder,
  resumeArchive,
  type ArchiveRun,
  type RoundReport,
} from '#src/data/archive/runArchive.ts';
import { runInOneTab } from '#src/lib/runInOneTab.ts';
import { sleep } from '#src/model/base/async.ts';
import { useOpenWorkWhile } from '../editing/LeaveGuard.tsx';
import { afterProgress, afterRound, begun, type OrderArchive } from './archiveProgress.ts';

interface Archives {
  /** By the id of the purchase. */
  orders: Readonly<Record<string, OrderArchive>>;
}

/** What the permanent archive is doing in this browser. */
export const useArchives = create<Archives>()(() => ({ orders: {} }));

/** A run that goes on until its orders are archived. */
interface Run {
  controller: AbortController;
  waking: AbortController;
}

const runs = new Set<Run>();

function change(orderId: string, next: (before: OrderArchive) => OrderArchive): void {
  useArchives.setState(({ orders }) => ({
    orders: { ...orders, [orderId]: next(orders[orderId] ?? begun(orderId)) },
  }));
}

function noteProgress(progress: ArchiveProgress): void {
  const orderId = progress.kind === 'planned' ? progress.purchase.id : progress.orderId;
  change(orderId, (before) => afterProgress(before, progress));
}

function noteRound({ purchases, nextRoundInMs }: RoundReport): void {
  const nextTryAt = nextRoundInMs === undefined ? undefined : Date.now() + nextRoundInMs;
  for (const report of purchases) {
    change(report.orderId, (before) => afterRound(before, report, nextTryAt));
  }
}

/** Waits, but not when somebody wants it tried now. */
async function wakeableSleep(run: Run, milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, AbortSignal.any([signal, run.waking.signal]));
  } catch (thrown) {
    if (signal.aborted) throw thrown;
  }
}

async function follow(begin: (options: ArchiveRun) => Promise<void>): Promise<void> {
  const run: Run = { controller: new AbortController(), waking: new AbortController() };
  const { signal } = run.controller;
  const whileWanted =
    <Told>(tell: (told: Told) => void) =>
    (told: Told) => {
      if (!signal.aborted) tell(told);
    };
  runs.add(run);
  try {
    await begin({
      signal,
      onRound: whileWanted(noteRound),
      onProgress: whileWanted(noteProgress),
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

/** Copies what was bought into the permanent archive, in rounds until all of it is there. */
export function startArchive(orderId: string): void {
  change(orderId, () => begun(orderId));
  void follow((options) => archiveOrder(orderId, options));
}

/** Takes up what is unfinished of all purchases. */
export function resumeArchives(): void {
  void follow(resumeArchive);
}

/** Tries now what waits for its next try. */
export function retryArchives(): void {
  for (const run of runs) {
    const { waking } = run;
    run.waking = new AbortController();
    waking.abort();
  }
}

/** Calls everything off: what is copied stays, the rest waits until the dashboard is opened again. */
export function stopArchives(): void {
  for (const { controller } of runs) controller.abort();
  useArchives.setState({ orders: {} });
}

/** Keeps the permanent archive going for as long as the dashboard is open. */
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
