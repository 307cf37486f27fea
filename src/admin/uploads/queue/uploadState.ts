import { create } from 'zustand';
import type { AppError } from '#src/model/base/errors.ts';
import type { PlacedPicture } from './placePicture.ts';
import type { UploadJob, UploadStatus } from './uploadJob.ts';

export interface UploadItem {
  job: UploadJob;
  status: UploadStatus;
  /** Left out when the browser could not keep it; it can be chosen again. */
  file: Blob | undefined;
  fileSize: number;
  /** An address of the picture in small; empty until it is known. */
  thumbnail: string;
  percent: number;
  /** How long the last try took, in milliseconds. */
  took: number | undefined;
  error: AppError | undefined;
  /** The files of an earlier try. */
  placed: PlacedPicture | undefined;
}

interface UploadState {
  items: readonly UploadItem[];
  /** Nothing new is begun until somebody says so. */
  isPaused: boolean;
  /** What is waiting was left by a page that is open no more. */
  isInterrupted: boolean;
}

export const nothingUploading: UploadState = { items: [], isPaused: false, isInterrupted: false };

/** The pictures on their way. The queue goes on whatever tab of the dashboard is open. */
export const useUploads = create<UploadState>()(() => nothingUploading);

export function changeItem(id: string, change: Partial<UploadItem>): void {
  useUploads.setState(({ items }) => ({
    items: items.map((item) => (item.job.id === id ? { ...item, ...change } : item)),
  }));
}

export function findItem(id: string): UploadItem | undefined {
  return useUploads.getState().items.find((item) => item.job.id === id);
}

/** Gives the memory back that small pictures take. */
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
    took: undefined,
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
