import { create } from 'zustand';

/** The outcome of a cleanup. The first three deleted nothing. */
export type CleanupOutcome =
  | { kind: 'uploading' }
  | { kind: 'elsewhere' }
  | { kind: 'stopped' }
  | { kind: 'cleaned'; done: number; failed: number };

interface CleanupState {
  isRunning: boolean;
  /**
   * The time of the next automatic run, in milliseconds since 1970; undefined while the dashboard
   * is closed.
   */
  nextRunAt: number | undefined;
  /** The outcome of the last run. */
  outcome: CleanupOutcome | undefined;
}

/** The state of the file cleanup in this browser. */
export const useCleanup = create<CleanupState>()(() => ({
  isRunning: false,
  nextRunAt: undefined,
  outcome: undefined,
}));
