import { AppError } from '#src/shared/errors.ts';
import type { FileAccess, FromWorker, ToWorker, ZipOrder, ZipTarget } from './messages.ts';
import { removePrivateFile } from './privateFiles.ts';

export interface ZipJob extends Omit<ZipOrder, 'kind'> {
  /** How a file is asked for; may wait for the network. */
  access: (id: string) => Promise<FileAccess>;
  onProgress: (bytes: number) => void;
  onPacking: () => void;
  /** Stops the work; the promise then fails with 'cancelled'. */
  signal: AbortSignal;
}

export interface FinishedZip {
  /** What is still to be saved; undefined when it lies where the person wanted it. */
  file: Blob | undefined;
  failedIds: readonly string[];
}

/** Whether this browser can make an archive at all. */
export function canZip(): boolean {
  return typeof Worker === 'function' && typeof ReadableStream === 'function';
}

function startWorker(): Worker {
  return new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module', name: 'zip' });
}

/** What was begun and is not wanted any more. */
async function discard(target: ZipTarget): Promise<void> {
  if (target.kind === 'private') await removePrivateFile(target.name);
  // Choosing a place has made an empty file there; not every browser lets it be taken back.
  if (target.kind === 'file' && 'remove' in target.handle) {
    const handle = target.handle as FileSystemFileHandle & { remove: () => Promise<void> };
    await handle.remove().catch((thrown: unknown) => console.warn('An empty file is left', thrown));
  }
}

interface Settle {
  resolve: (zip: FinishedZip) => void;
  reject: (error: AppError) => void;
}

function listener(worker: Worker, job: ZipJob, { resolve, reject }: Settle) {
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const answer = (id: string): void => {
    job.access(id).then(
      (access) => tell({ kind: 'access', id, access }),
      () => tell({ kind: 'noAccess', id }),
    );
  };
  return ({ data }: MessageEvent<FromWorker>): void => {
    switch (data.kind) {
      case 'needAccess':
        answer(data.id);
        break;
      case 'progress':
        job.onProgress(data.bytes);
        break;
      case 'packing':
        job.onPacking();
        break;
      case 'done':
        resolve({ file: data.file, failedIds: data.failedIds });
        break;
      case 'failed':
        reject(new AppError(data.code));
    }
  };
}

/** Fetches files and packs them, in a worker: the page stays free. */
export async function createZip(job: ZipJob): Promise<FinishedZip> {
  if (!canZip()) throw new AppError('zip/unsupported');
  if (job.signal.aborted) throw new AppError('cancelled');
  const worker = startWorker();
  try {
    return await new Promise<FinishedZip>((resolve, reject) => {
      job.signal.addEventListener('abort', () => reject(new AppError('cancelled')), { once: true });
      worker.onerror = (event) => reject(new AppError('unknown', { cause: event.message }));
      worker.onmessage = listener(worker, job, { resolve, reject });
      const { entries, target, head } = job;
      worker.postMessage({ kind: 'start', entries, target, head } satisfies ToWorker);
    });
  } catch (thrown) {
    // Only then is the file free that it was writing.
    worker.terminate();
    await discard(job.target);
    throw thrown;
  } finally {
    worker.terminate();
  }
}
