import { currentShop } from '#src/stores/shop.ts';
import { create } from 'zustand';
import type { ZipTarget } from '#src/lib/zip/messages.ts';
import { hasPrivateRoom, removeLeftovers } from '#src/lib/zip/zipOutput.ts';
import { formatDate, formatDateTime } from '#src/model/base/dates.ts';
import { isAbort, AppError } from '#src/model/base/errors.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { completeZipName } from '#src/model/files/names.ts';
import { orderHistoryTexts } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { downloadErrors, downloadTexts } from '#src/model/purchases/texts.ts';
import {
  type PackedPicture,
  flatNames,
  folderedNames,
  zipFileName,
} from '#src/model/purchases/zipPlan.ts';

/** A requested archive. */
export interface ZipTask {
  /** The title in the tray. */
  title: string;
  /** The name of the file, without its extension. */
  name: string;
  files: readonly PurchasedFile[];
  /** The names of bought items of which no file exists; the list of contents says so. */
  withoutFile: readonly string[];
  /** Returns the paths inside the archive, in the order of the files. */
  namesOf: (files: readonly PackedPicture[]) => string[];
  /** The first lines of the list of contents inside the archive. */
  head: readonly string[];
  errors: OperationErrors;
}

function headOf(files: readonly PurchasedFile[], title: string): string[] {
  const orders = [...new Set(files.map(({ purchaseId }) => purchaseId))];
  return [
    currentShop().businessName,
    title,
    ...orders.map(downloadTexts.manifestOrder),
    downloadTexts.manifestDate(formatDateTime(new Date())),
    downloadTexts.manifestRights,
  ];
}

/** The archive of an album, without folders. */
export function albumTask(title: string, files: readonly PurchasedFile[]): ZipTask {
  return {
    title,
    name: title,
    files,
    withoutFile: [],
    namesOf: flatNames,
    head: headOf(files, title),
    errors: downloadErrors.album,
  };
}

/** The archive of an order, with a folder for each album and one for single pictures. */
export function orderTask(
  orderId: string,
  { files, withoutFile }: Pick<ZipTask, 'files' | 'withoutFile'>,
): ZipTask {
  const title = downloadTexts.manifestOrder(orderId);
  return {
    title,
    name: orderId,
    files,
    withoutFile,
    namesOf: folderedNames,
    head: headOf(files, title),
    errors: downloadErrors.album,
  };
}

/** The archive of all purchases of a user. */
export function everythingTask(
  email: string,
  { files, withoutFile }: Pick<ZipTask, 'files' | 'withoutFile'>,
): ZipTask {
  const title = orderHistoryTexts.title;
  return {
    title,
    name: completeZipName(email, formatDate(new Date())).replace(/\.zip$/, ''),
    files,
    withoutFile,
    namesOf: folderedNames,
    head: headOf(files, title),
    errors: downloadErrors.everything,
  };
}

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

type SavePicker = (options: {
  suggestedName: string;
  types: { description: string; accept: Record<string, string[]> }[];
}) => Promise<FileSystemFileHandle>;

/** The browser's dialog for saving a file, where it is supported. */
function savePicker(): SavePicker | undefined {
  const { showSaveFilePicker: ask } = window as { showSaveFilePicker?: SavePicker };
  return ask && ((options) => ask.call(window, options));
}

/** Lets the user choose the file for the archive. The browser requires a call from a user gesture. */
export async function chooseFile(): Promise<void> {
  const state = useZip.getState();
  if (state.status !== 'choosing') return;
  const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }];
  try {
    const handle = await savePicker()?.({ suggestedName: state.fileName, types });
    state.onChosen(handle && { kind: 'file', handle });
  } catch (thrown) {
    // Without the dialog the archive is written to private storage first.
    if (!isAbort(thrown)) state.onChosen(undefined);
  }
}

function waitForChoice({ title, name }: ZipTask, bytes: number, signal: AbortSignal) {
  return new Promise<ZipTarget | undefined>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new AppError('cancelled')), { once: true });
    setZip({ status: 'choosing', title, bytes, onChosen: resolve, fileName: zipFileName(name) });
    // The press that started the download may still count as a user gesture.
    if (navigator.userActivation.isActive) void chooseFile();
  });
}

async function privateTarget(bytes: number): Promise<ZipTarget | undefined> {
  await removeLeftovers(Date.now());
  if (!(await hasPrivateRoom(bytes))) return undefined;
  return { kind: 'private', name: `${crypto.randomUUID()}.zip` };
}

/** The target to which a large archive is streamed; undefined when it has to be split into parts. */
export async function largeTarget(
  task: ZipTask,
  bytes: number,
  signal: AbortSignal,
): Promise<ZipTarget | undefined> {
  const chosen = savePicker() && (await waitForChoice(task, bytes, signal));
  return chosen ?? privateTarget(bytes);
}
