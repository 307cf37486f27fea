import { isAbort } from '#src/lib/isAbort.ts';
import type { ZipTarget } from '#src/lib/zip/messages.ts';
import { hasPrivateRoom, removeLeftovers } from '#src/lib/zip/zipOutput.ts';
import { AppError } from '#src/model/base/errors.ts';
import { zipFileName } from '#src/model/purchases/zipPlan.ts';
import { setZip, useZip } from './zipState.ts';
import type { ZipTask } from './zipTasks.ts';

type SavePicker = (options: {
  suggestedName: string;
  types: { description: string; accept: Record<string, string[]> }[];
}) => Promise<FileSystemFileHandle>;

/** The browser's own question where a file goes; not every browser asks it. */
function savePicker(): SavePicker | undefined {
  const { showSaveFilePicker: ask } = window as { showSaveFilePicker?: SavePicker };
  return ask && ((options) => ask.call(window, options));
}

/** Asks where the archive goes; called by the press that the browser wants to see. */
export async function choosePlace(): Promise<void> {
  const state = useZip.getState();
  if (state.status !== 'choosing') return;
  const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }];
  try {
    const handle = await savePicker()?.({ suggestedName: state.fileName, types });
    state.goOn(handle && { kind: 'file', handle });
  } catch (thrown) {
    // No picker after all: the archive is written aside first.
    if (!isAbort(thrown)) state.goOn(undefined);
  }
}

function chosenPlace({ title, name }: ZipTask, bytes: number, signal: AbortSignal) {
  return new Promise<ZipTarget | undefined>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new AppError('cancelled')), { once: true });
    setZip({ status: 'choosing', title, bytes, goOn: resolve, fileName: zipFileName(name) });
    // The press that began all this may still count.
    if (navigator.userActivation.isActive) void choosePlace();
  });
}

async function privatePlace(bytes: number): Promise<ZipTarget | undefined> {
  await removeLeftovers(Date.now());
  if (!(await hasPrivateRoom(bytes))) return undefined;
  return { kind: 'private', name: `${crypto.randomUUID()}.zip` };
}

/** Where a large archive is streamed to; undefined when it has to be cut in parts. */
export async function largeTarget(
  task: ZipTask,
  bytes: number,
  signal: AbortSignal,
): Promise<ZipTarget | undefined> {
  const chosen = savePicker() && (await chosenPlace(task, bytes, signal));
  return chosen ?? privatePlace(bytes);
}
