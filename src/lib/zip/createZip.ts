import { AppError } from '#src/model/base/errors.ts';
import { bytesOf } from '#src/model/purchases/zipPlan.ts';
import { WorkerLost, withNewWorkers } from '../parts/workerLost.ts';
import type {
  FileAccess,
  FromWorker,
  HashedFile,
  PackOrder,
  ToWorker,
  ZipOrder,
  ZipTarget,
} from './messages.ts';
import { removePrivateFile } from './zipOutput.ts';

export interface ZipJob extends Omit<ZipOrder, 'kind' | 'packer' | 'isHashed'> {
  target: ZipTarget;
  /** Provides the request for a file; may wait for the network. */
  access: (id: string) => Promise<FileAccess>;
  onProgress: (bytes: number) => void;
  onPacking: () => void;
  /** Told the hash of each file once it is read; without it none is made. */
  onHashed?: (file: HashedFile) => void;
  /** Cancels the work; the promise then rejects with 'cancelled'. */
  signal: AbortSignal;
}

export interface FinishedZip {
  /** The archive to save; undefined when it was written to the file that the user chose. */
  file: Blob | undefined;
  failedIds: readonly string[];
}

/** True when this browser can create an archive. */
export function canZip(): boolean {
  return typeof Worker === 'function' && typeof ReadableStream === 'function';
}

interface Workers {
  reader: Worker;
  /** Undefined for an archive built in memory. */
  packer: Worker | undefined;
}

function startReader(): Worker {
  return new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module', name: 'zip' });
}

function startPacker(): Worker {
  return new Worker(new URL('./pack.worker.ts', import.meta.url), { type: 'module', name: 'pack' });
}

/** Starts the workers and connects them. */
function startWorkers(
  { reader, packer }: Workers,
  { entries, missing, target, head, unit, licence, onHashed }: ZipJob,
): void {
  const isHashed = onHashed !== undefined;
  const start = { kind: 'start', entries, missing, head, unit, licence, isHashed } as const;
  if (!packer || target.kind === 'memory') {
    reader.postMessage({ ...start, packer: undefined } satisfies ToWorker);
    return;
  }
  const { port1, port2 } = new MessageChannel();
  const expectedBytes = bytesOf(entries);
  packer.postMessage({ target, expectedBytes, reader: port2 } satisfies PackOrder, [port2]);
  reader.postMessage({ ...start, packer: port1 } satisfies ToWorker, [port1]);
}

/** Removes an unfinished archive. */
async function discard(target: ZipTarget): Promise<void> {
  if (target.kind === 'private') await removePrivateFile(target.name);
  // Choosing a location has created an empty file there, which not every browser can remove.
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
  const post = (message: ToWorker): void => worker.postMessage(message);
  const answer = (id: string): void => {
    job.access(id).then(
      (access) => post({ kind: 'access', id, access }),
      () => post({ kind: 'noAccess', id }),
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
      case 'hashed':
        job.onHashed?.(data);
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

/** A worker whose script does not come says nothing else: one that has spoken has failed otherwise. */
function onError(worker: Worker, reject: (error: Error) => void): void {
  let hasSpoken = false;
  worker.addEventListener('message', () => {
    hasSpoken = true;
  });
  worker.addEventListener('error', ({ message: cause }) => {
    const isLost = !hasSpoken && !cause;
    reject(isLost ? new WorkerLost() : new AppError('unknown', { cause }));
  });
}

async function runWorkers(job: ZipJob): Promise<FinishedZip> {
  const reader = startReader();
  const packer = job.target.kind === 'memory' ? undefined : startPacker();
  try {
    return await new Promise<FinishedZip>((resolve, reject) => {
      job.signal.addEventListener('abort', () => reject(new AppError('cancelled')), { once: true });
      for (const worker of [reader, packer]) if (worker) onError(worker, reject);
      reader.onmessage = listener(reader, job, { resolve, reject });
      startWorkers({ reader, packer }, job);
    });
  } finally {
    for (const worker of [reader, packer]) worker?.terminate();
  }
}

/** Fetches files and packs them in workers, so that the page stays responsive. */
export async function createZip(job: ZipJob): Promise<FinishedZip> {
  if (!canZip()) throw new AppError('zip/unsupported');
  if (job.signal.aborted) throw new AppError('cancelled');
  try {
    return await withNewWorkers(() => runWorkers(job));
  } catch (thrown) {
    // The file can be removed only after its writer has stopped.
    await discard(job.target);
    throw thrown;
  }
}
