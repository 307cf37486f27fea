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
  };
}

const unfinished: Record<UploadStatus, boolean> = {
  waiting: true,
  working: true,
  done: false,
  failed: true,
  fileMissing: true,
};

export function isUnfinished({ status }: Pick<UploadItem, 'status'>): boolean {
  return unfinished[status];
}
