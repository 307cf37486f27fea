import { create } from 'zustand';
import type { ZipTarget } from '#src/lib/zip/messages.ts';

/** Where the one download stands that may be going on. */
export type ZipState =
  | { status: 'idle' }
  /** Finding out where the pictures lie and what they weigh. */
  | { status: 'preparing'; title: string; done: number; count: number }
  /** A large archive goes to a place that the person chooses; browsers ask for a press first. */
  | {
      status: 'choosing';
      title: string;
      bytes: number;
      /** Goes on with the place that was chosen; without one the page chooses. */
      goOn: (target: ZipTarget | undefined) => void;
      fileName: string;
    }
  | {
      status: 'working';
      title: string;
      doneBytes: number;
      totalBytes: number;
      isPacking: boolean;
      part: { index: number; count: number };
    }
  | { status: 'finished'; title: string; failed: readonly string[]; retry: () => void };

export const useZip = create<ZipState>()((): ZipState => ({ status: 'idle' }));

/** One state takes the place of another as a whole. */
export function setZip(state: ZipState): void {
  useZip.setState(state, true);
}

export function updateWork(change: { doneBytes?: number; isPacking?: boolean }): void {
  const state = useZip.getState();
  if (state.status === 'working') setZip({ ...state, ...change });
}

/** Whether a download is going on. */
export function isZipping(state: ZipState): boolean {
  return state.status !== 'idle' && state.status !== 'finished';
}
