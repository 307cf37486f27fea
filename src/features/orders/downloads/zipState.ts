import { create } from 'zustand';
import type { ZipTarget } from '#src/lib/zip/messages.ts';

/** The state of the one archive that can be made at a time. */
export type ZipState =
  | { status: 'idle' }
  /** The pictures are being located and measured. */
  | { status: 'preparing'; title: string; done: number; count: number }
  /** The user chooses the file for a large archive; browsers require a press for that. */
  | {
      status: 'choosing';
      title: string;
      bytes: number;
      /** Continues with the chosen target, or without one in private storage. */
      onChosen: (target: ZipTarget | undefined) => void;
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

/** Replaces the whole state. */
export function setZip(state: ZipState): void {
  useZip.setState(state, true);
}

export function updateWork(change: { doneBytes?: number; isPacking?: boolean }): void {
  const state = useZip.getState();
  if (state.status === 'working') setZip({ ...state, ...change });
}

/** Returns true while an archive is being made. */
export function isZipping(state: ZipState): boolean {
  return state.status !== 'idle' && state.status !== 'finished';
}
