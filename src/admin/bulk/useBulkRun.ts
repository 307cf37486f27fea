import { useEffect, useRef, useState } from 'react';
import { runInBatches, type BulkOutcome, type BulkTask } from '#src/model/base/bulk.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useOpenWorkWhile } from '../editing/LeaveGuard.tsx';

export interface BulkTexts {
  progress: (finished: number, count: number) => string;
  /** The toast about those that succeeded. */
  done: (count: number) => string;
  failed: (titles: string, reason: string) => string;
  /** About those that were not tried. */
  left: (count: number) => string;
}

/** A change of many items. It can be repeated with those that are not done. */
export interface BulkJob<Item> extends BulkTask<Item> {
  items: readonly Item[];
  texts: BulkTexts;
  /** Its own texts for error codes, in place of those of a change. */
  errors?: OperationErrors;
  /** Called with what has become of the items, also when the screen was left meanwhile. */
  onEnd?: (outcome: BulkOutcome<Item>) => void;
}

type Run<Item> =
  | { kind: 'running'; job: BulkJob<Item>; finished: number; isStopping: boolean }
  | { kind: 'incomplete'; job: BulkJob<Item>; outcome: BulkOutcome<Item> };

export interface BulkRun<Item> {
  /** Undefined before the first run, and after one that was complete. */
  state: Run<Item> | undefined;
  start: (job: BulkJob<Item>) => Promise<void>;
  /** Ends the run after the batch that is being written. */
  stop: () => void;
  /** Runs the same job again for those that failed or were not tried. */
  repeat: () => void;
  dismiss: () => void;
}

/** The items that are not done: those that failed, then those that were not tried. */
export function notDone<Item>({ failed, left }: BulkOutcome<Item>): Item[] {
  return [...failed.map(({ item }) => item), ...left];
}

/** Changes many items in batches. Leaving the screen is asked about, and stops the run. */
export function useBulkRun<Item>(): BulkRun<Item> {
  const [state, setState] = useState<Run<Item>>();
  const controller = useRef<AbortController>(undefined);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      controller.current?.abort();
    };
  }, []);
  useOpenWorkWhile('changing', state?.kind === 'running');

  async function start(job: BulkJob<Item>): Promise<void> {
    const { signal } = (controller.current = new AbortController());
    setState({ kind: 'running', job, finished: 0, isStopping: false });
    const onProgress = (finished: number) =>
      setState((run) => (run?.kind === 'running' ? { ...run, finished } : run));
    const outcome = await runInBatches(job.items, job, { signal, onProgress });
    const { done } = outcome;
    const rest = notDone(outcome);
    setState(rest.length > 0 ? { kind: 'incomplete', job, outcome } : undefined);
    if (done.length > 0) showToast({ kind: 'success', text: job.texts.done(done.length) });
    if (rest.length > 0 && !isShown.current) {
      showToast({ kind: 'warning', text: job.texts.left(rest.length) });
    }
    job.onEnd?.(outcome);
  }

  return {
    state,
    start,
    stop: () => {
      controller.current?.abort();
      setState((run) => (run?.kind === 'running' ? { ...run, isStopping: true } : run));
    },
    repeat: () => {
      if (state?.kind !== 'incomplete') return;
      void start({ ...state.job, items: notDone(state.outcome) });
    },
    dismiss: () => setState(undefined),
  };
}
