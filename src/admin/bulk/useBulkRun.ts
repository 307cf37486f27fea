import { useCallback, useEffect, useRef, useState } from 'react';
import {
  runInBatches,
  secondsLeft,
  type BulkOutcome,
  type BulkTask,
} from '#src/model/base/bulk.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useOpenWorkWhile } from '../editing/LeaveGuard.tsx';
import { whileRunning } from './runLock.ts';

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
  /** Called with what is not done: at the start, after each batch, and with none at the end. */
  keep?: (notDone: readonly Item[]) => void;
}

type Run<Item> =
  | {
      kind: 'running';
      job: BulkJob<Item>;
      finished: number;
      isStopping: boolean;
      isPaused: boolean;
      secondsLeft: number | undefined;
    }
  | {
      kind: 'incomplete';
      job: BulkJob<Item>;
      outcome: BulkOutcome<Item>;
      /** The page was closed or reloaded in the middle of it. */
      isInterrupted?: boolean;
    };

export interface BulkRun<Item> {
  /** Undefined before the first run, and after one that was complete. */
  state: Run<Item> | undefined;
  start: (job: BulkJob<Item>) => Promise<void>;
  /** Ends the run after the batches that are being written. */
  stop: () => void;
  /** Rests after the batches that are being written, or goes on. */
  rest: (isPaused: boolean) => void;
  /** Offers to go on with a job that was interrupted earlier. */
  offer: (job: BulkJob<Item>) => void;
  /** Runs the same job again for those that failed or were not tried. */
  repeat: () => void;
  dismiss: () => void;
}

/** The items that are not done: those that failed, then those that were not tried. */
export function notDone<Item>({ failed, left }: BulkOutcome<Item>): Item[] {
  return [...failed.map(({ item }) => item), ...left];
}

/** A gate before each batch, which is open except during a pause. */
class Pause {
  #gate: PromiseWithResolvers<undefined> | undefined;
  #since = 0;
  /** The time that was spent waiting. */
  pausedMs = 0;

  begin(): void {
    this.#gate ??= Promise.withResolvers<undefined>();
    this.#since = performance.now();
  }

  end(): void {
    if (!this.#gate) return;
    this.pausedMs += performance.now() - this.#since;
    this.#gate.resolve(undefined);
    this.#gate = undefined;
  }

  readonly untilEnd = async (): Promise<void> => this.#gate?.promise;
}

/** The same write, which also tells `keep` what is not done after it. */
function keptWrite<Item>({ items, write, keep }: BulkJob<Item>): BulkTask<Item>['write'] {
  const open = new Set(items);
  keep?.(items);
  return async (batch) => {
    const refused = await write(batch);
    const refusedItems = new Set(refused.map(({ item }) => item));
    for (const item of batch) if (!refusedItems.has(item)) open.delete(item);
    keep?.([...open]);
    return refused;
  };
}

function begun<Item>(job: BulkJob<Item>): Run<Item> {
  return {
    kind: 'running',
    job,
    finished: 0,
    isStopping: false,
    isPaused: false,
    secondsLeft: undefined,
  };
}

function interrupted<Item>(job: BulkJob<Item>): Run<Item> {
  const outcome = { done: [], failed: [], left: [...job.items] };
  return { kind: 'incomplete', job, outcome, isInterrupted: true };
}

function report<Item>(
  { texts }: BulkJob<Item>,
  outcome: BulkOutcome<Item>,
  isShown: boolean,
): void {
  const leftCount = notDone(outcome).length;
  const doneCount = outcome.done.length;
  if (doneCount > 0) showToast({ kind: 'success', text: texts.done(doneCount) });
  if (leftCount > 0 && !isShown) showToast({ kind: 'warning', text: texts.left(leftCount) });
}

/** Stops and pauses the run; leaving the screen stops it. */
function useControls() {
  const controller = useRef<AbortController>(undefined);
  const pause = useRef(new Pause());
  const isShown = useRef(true);
  const stop = useCallback(() => {
    controller.current?.abort();
    pause.current.end();
  }, []);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      stop();
    };
  }, [stop]);
  const renew = () => {
    controller.current = new AbortController();
    pause.current = new Pause();
    return { signal: controller.current.signal, pause: pause.current };
  };
  return { renew, stop, pause, isShown };
}

/** Changes many items in batches. Leaving the screen is asked about, and stops the run. */
export function useBulkRun<Item>(): BulkRun<Item> {
  const [state, setState] = useState<Run<Item>>();
  const { renew, stop, pause, isShown } = useControls();
  useOpenWorkWhile('changing', state?.kind === 'running');

  const update = (change: Partial<Extract<Run<Item>, { kind: 'running' }>>) =>
    setState((run) => (run?.kind === 'running' ? { ...run, ...change } : run));

  async function start(job: BulkJob<Item>): Promise<void> {
    const controls = renew();
    const startedAt = performance.now();
    setState(begun(job));
    const onProgress = (finished: number) => {
      const elapsedMs = performance.now() - startedAt - controls.pause.pausedMs;
      update({ finished, secondsLeft: secondsLeft(finished, job.items.length, elapsedMs) });
    };
    const { signal, pause: pausing } = controls;
    const way = { signal, untilResumed: pausing.untilEnd, onProgress };
    const outcome = await whileRunning(() =>
      runInBatches(job.items, { ...job, write: keptWrite(job) }, way),
    );
    const rest = notDone(outcome);
    job.keep?.(rest);
    setState(rest.length > 0 ? { kind: 'incomplete', job, outcome } : undefined);
    report(job, outcome, isShown.current);
    job.onEnd?.(outcome);
  }

  function rest(isPaused: boolean): void {
    if (isPaused) pause.current.begin();
    else pause.current.end();
    update({ isPaused });
  }

  return {
    state,
    start,
    stop: () => {
      stop();
      update({ isStopping: true, isPaused: false });
    },
    rest,
    offer: (job) => setState(interrupted(job)),
    repeat: () => {
      if (state?.kind !== 'incomplete') return;
      void start({ ...state.job, items: notDone(state.outcome) });
    },
    dismiss: () => {
      if (state?.kind === 'incomplete') state.job.keep?.([]);
      setState(undefined);
    },
  };
}
