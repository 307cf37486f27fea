import { isAbort } from '#src/lib/isAbort.ts';
import type { ZipTarget } from '#src/lib/zip/messages.ts';
import { hasPrivateRoom, removeLeftovers } from '#src/lib/zip/zipOutput.ts';
import { AppError } from '#src/model/base/errors.ts';
import { zipFileName } from '#src/model/purchases/zipPlan.ts';
import { setZip, useZip, type ZipTask } from './zipTasks.ts';

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
