import { create } from 'zustand';

/** How a cleanup ended: without doing anything in the first three. */
export type CleanupOutcome =
  | { kind: 'uploading' }
  | { kind: 'elsewhere' }
  | { kind: 'stopped' }
  | { kind: 'cleaned'; done: number; failed: number };

interface CleanupState {
  isRunning: boolean;
  /** When it runs by itself, by the clock; undefined while the dashboard is not open. */
  nextRunAt: number | undefined;
  /** How the last one ended. */
  outcome: CleanupOutcome | undefined;
}

/** The cleanup of files in this browser. */
export const useCleanup = create<CleanupState>()(() => ({
  isRunning: false,
  nextRunAt: undefined,
  outcome: undefined,
}));
