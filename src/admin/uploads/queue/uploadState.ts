import { create } from 'zustand';
import type { AppError } from '#src/model/base/errors.ts';
import type { PlacedPicture } from './placePicture.ts';
import type { UploadJob, UploadStatus } from './uploadJob.ts';

export interface UploadItem {
  job: UploadJob;
  status: UploadStatus;
  /** Undefined when the browser could not store it; it can be chosen again. */
  file: Blob | undefined;
  fileSize: number;
  /** An object URL of a small version; empty until it is made. */
  thumbnail: string;
  percent: number;
  /** The duration of the last attempt, in milliseconds. */
  durationMs: number | undefined;
  error: AppError | undefined;
  /** The uploaded files of an earlier attempt. */
  placed: PlacedPicture | undefined;
  /** True when an earlier attempt may have written the record. */
  mayBeWritten: boolean;
  /** True when its original has arrived at the server, which makes it. */
  hasArrived: boolean;
  /** True when another administrator or a program has sent it: that one is told when it is done. */
  isOfOthers: boolean;
}

interface UploadState {
  items: readonly UploadItem[];
  /** No upload is started. */
  isPaused: boolean;
  /** The waiting uploads come from a page that was closed. */
  isInterrupted: boolean;
}

export const nothingUploading: UploadState = { items: [], isPaused: false, isInterrupted: false };

/** The uploads of the dashboard. The queue keeps running in every tab. */
export const useUploads = create<UploadState>()(() => nothingUploading);

/**
 * The queue makes two pictures at a time while others are sent or wait for their album: neither the
 * processor nor the connection waits for the other.
 */
export const MAX_IN_FLIGHT = 8;

/**
 * Tells whether pictures besides these will be added to the same document soon. While all places in the queue
 * are taken, none of those that wait begins.
 */
export function areOthersComing(
  ofDocument: (items: readonly UploadItem[]) => readonly UploadItem[],
  ids: ReadonlySet<string>,
): boolean {
  const { items } = useUploads.getState();
  const working = items.filter(({ status }) => status === 'working');
  const hasPlace = working.length < MAX_IN_FLIGHT;
  return ofDocument(items).some(
    ({ job, status }) =>
      !ids.has(job.id) && (status === 'working' || (status === 'waiting' && hasPlace)),
  );
}

export function changeItem(id: string, change: Partial<UploadItem>): void {
  useUploads.setState(({ items }) => ({
    items: items.map((item) => (item.job.id === id ? { ...item, ...change } : item)),
  }));
}

export function findItem(id: string): UploadItem | undefined {
  return useUploads.getState().items.find((item) => item.job.id === id);
}

/** Revokes the object URLs, which frees their memory. */
export function forgetThumbnails(items: readonly { thumbnail: string }[]): void {
  for (const { thumbnail } of items) {
    if (thumbnail.startsWith('blob:')) URL.revokeObjectURL(thumbnail);
  }
}

export function newItem(job: UploadJob, file: Blob | undefined, fileSize: number): UploadItem {
  return {
    job,
    file,
    fileSize,
    status: file ? 'waiting' : 'fileMissing',
    thumbnail: '',
    percent: 0,
    durationMs: undefined,
    error: undefined,
    placed: undefined,
    mayBeWritten: false,
    hasArrived: false,
    isOfOthers: false,
  };
}

const coming: Record<UploadStatus, boolean> = {
  waiting: true,
  working: true,
  making: true,
  done: false,
  failed: false,
  fileMissing: false,
};

/** False for one that goes on only when the photographer asks for it. */
export function isComing({ status }: Pick<UploadItem, 'status'>): boolean {
  return coming[status];
}

const unfinished: Record<UploadStatus, boolean> = {
  waiting: true,
  working: true,
  making: true,
  done: false,
  failed: true,
  fileMissing: true,
};

export function isUnfinished({ status }: Pick<UploadItem, 'status'>): boolean {
  return unfinished[status];
}
