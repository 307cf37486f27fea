import { useEffect } from 'react';
import { browserArchive } from '#src/data/archive/browserArchive.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { runInOneTab } from '#src/lib/runInOneTab.ts';
import { BACKUP_RETRY_FAILED_MS } from '#src/model/purchases/archivePlan.ts';
import { archiveRound, isBackupDue } from '#src/model/purchases/archiveRound.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { beginWork } from '#src/stores/unfinishedWork.ts';

/** Follows what is to be archived, and begins again a minute after that has broken off. */
function followUnarchived(onNext: (found: Purchase[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => undefined;
  const follow = () => {
    clearTimeout(timer);
    stop();
    stop = purchases.watchUnarchived(onNext, () => {
      clearTimeout(timer);
      timer = setTimeout(follow, BACKUP_RETRY_FAILED_MS);
    });
  };
  follow();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Runs a round. Returns when it is tried again if it failed without being noted on the purchase. */
async function runRound({ id }: Purchase, signal: AbortSignal): Promise<number> {
  if (signal.aborted) return Infinity;
  const endWork = beginWork('archiving');
  try {
    // Without a lock, two open tabs would fetch every original twice.
    await runInOneTab(`archive:${id}`, () => archiveRound(id, browserArchive(signal)));
    return Infinity;
  } catch {
    return Date.now() + BACKUP_RETRY_FAILED_MS;
  } finally {
    endWork();
  }
}

/**
 * Copies what is bought into the permanent archive, one purchase after the other, until it is stopped:
 * the way of a shop without functions. Each round changes its purchase, which tells of the next.
 */
export function startArchiving(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const busy = new Set<string>();
  /** Each purchase is acted on once as it was told. */
  const triedUntil = new WeakMap<Purchase, number>();
  let unarchived: Purchase[] = [];
  let turn = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dueAt = (purchase: Purchase) =>
    Math.max(purchase.backupRun?.nextAt.getTime() ?? 0, triedUntil.get(purchase) ?? 0);

  const run = async (purchase: Purchase): Promise<void> => {
    triedUntil.set(purchase, await runRound(purchase, signal));
    busy.delete(purchase.id);
    look();
  };

  function look(): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    const now = new Date();
    const idle = unarchived.filter(({ id }) => !busy.has(id));
    for (const purchase of idle) {
      if (dueAt(purchase) > now.getTime() || !isBackupDue(purchase, now)) continue;
      busy.add(purchase.id);
      turn = turn.then(() => run(purchase));
    }
    const later = Math.min(...idle.map(dueAt).filter((at) => at > now.getTime()));
    if (Number.isFinite(later)) timer = setTimeout(look, later - now.getTime());
  }

  const stopFollowing = followUnarchived((found) => {
    unarchived = found;
    look();
  });
  return () => {
    stopping.abort();
    stopFollowing();
    clearTimeout(timer);
  };
}

/** Archives for as long as the dashboard is open. */
export function useArchiving(isHere: boolean): void {
  useEffect(() => (isHere ? startArchiving() : undefined), [isHere]);
}
