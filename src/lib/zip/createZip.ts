import { AppError } from '#src/model/base/errors.ts';
import { bytesOf } from '#src/model/purchases/zipPlan.ts';
import type {
  FileAccess,
  FromWorker,
  PackOrder,
  ToWorker,
  ZipOrder,
  ZipTarget,
} from './messages.ts';
import { removePrivateFile } from './zipOutput.ts';

export interface ZipJob extends Omit<ZipOrder, 'kind' | 'packer'> {
  target: ZipTarget;
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

interface Workers {
  reader: Worker;
  /** Undefined for an archive that is made in memory. */
  packer: Worker | undefined;
}

function startReader(): Worker {
  return new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module', name: 'zip' });
}

function startPacker(): Worker {
  return new Worker(new URL('./pack.worker.ts', import.meta.url), { type: 'module', name: 'pack' });
}

/** Tells the workers what to do, and who reads for whom. */
function order({ reader, packer }: Workers, { entries, target, head }: ZipJob): void {
  const start = { kind: 'start', entries, head } as const;
  if (!packer || target.kind === 'memory') {
    reader.postMessage({ ...start, packer: undefined } satisfies ToWorker);
    return;
  }
  const { port1, port2 } = new MessageChannel();
  const expectedBytes = bytesOf(entries);
  packer.postMessage({ target, expectedBytes, reader: port2 } satisfies PackOrder, [port2]);
  reader.postMessage({ ...start, packer: port1 } satisfies ToWorker, [port1]);
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
  const reader = startReader();
  const packer = job.target.kind === 'memory' ? undefined : startPacker();
  const stop = (): void => [reader, packer].forEach((worker) => worker?.terminate());
  try {
    return await new Promise<FinishedZip>((resolve, reject) => {
      job.signal.addEventListener('abort', () => reject(new AppError('cancelled')), { once: true });
      for (const worker of [reader, packer]) {
        worker?.addEventListener('error', ({ message: cause }) =>
          reject(new AppError('unknown', { cause })),
        );
      }
      reader.onmessage = listener(reader, job, { resolve, reject });
      order({ reader, packer }, job);
    });
  } catch (thrown) {
    // Only then is the file free that they were writing.
    stop();
    await discard(job.target);
    throw thrown;
  } finally {
    stop();
  }
}
