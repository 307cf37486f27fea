import { type AppErrorCode, AppError } from '#src/model/base/errors.ts';
import { MEGABYTE } from '#src/model/base/units.ts';
import type { ZipEntry } from '#src/model/purchases/zipPlan.ts';
import type { PackedFile, FileContent } from './messages.ts';
import { releaseMemory, ZIP_PARALLEL_FILES } from './readFile.ts';

/** The memory limit of files read ahead, not counting the newest. */
const ZIP_AHEAD_MAX_BYTES = 64 * MEGABYTE;

interface ReadEntry {
  entry: ZipEntry;
  /** Undefined when the file could not be read. */
  content: FileContent | undefined;
}

interface Ahead {
  entry: ZipEntry;
  reading: Promise<FileContent | undefined>;
}

function hasRoom(ahead: readonly Ahead[]): boolean {
  const bytes = ahead.reduce((sum, { entry }) => sum + entry.bytes, 0);
  return ahead.length === 0 || (ahead.length < ZIP_PARALLEL_FILES && bytes < ZIP_AHEAD_MAX_BYTES);
}

/** Reads a few files ahead and yields them in order, within the memory limit. */
export async function* readInOrder(
  entries: readonly ZipEntry[],
  read: (entry: ZipEntry) => Promise<FileContent | undefined>,
): AsyncGenerator<ReadEntry> {
  const waiting = [...entries];
  const ahead: Ahead[] = [];
  while (waiting.length > 0 || ahead.length > 0) {
    while (hasRoom(ahead)) {
      const entry = waiting.shift();
      if (!entry) break;
      ahead.push({ entry, reading: read(entry) });
    }
    const first = ahead.shift();
    if (first) yield { entry: first.entry, content: await first.reading };
  }
}

/** Messages from the packing worker to the reading one. */
export type FromPacker =
  | { kind: 'next'; memory: ArrayBuffer | undefined }
  | { kind: 'done'; file: File | undefined }
  | { kind: 'failed'; code: AppErrorCode };

/** Undefined after the last file. */
export type ToPacker = PackedFile | undefined;

/** The memory to transfer instead of copying. */
function memoryOf(file: ToPacker): ArrayBuffer[] {
  const { content = '' } = file ?? {};
  return typeof content === 'string' ? [] : [content.buffer];
}

/** Sends files to the packer, each when it is requested; resolves with the archive. */
export function sendFiles(
  files: AsyncIterable<PackedFile>,
  packer: MessagePort,
): Promise<File | undefined> {
  const waiting = files[Symbol.asyncIterator]();
  const sendNext = async (): Promise<void> => {
    const next = await waiting.next();
    const file: ToPacker = next.done === true ? undefined : next.value;
    packer.postMessage(file, memoryOf(file));
  };
  return new Promise((resolve, reject) => {
    packer.onmessage = ({ data }: MessageEvent<FromPacker>) => {
      if (data.kind === 'next') {
        if (data.memory) releaseMemory(data.memory);
        sendNext().catch(reject);
      } else if (data.kind === 'done') resolve(data.file);
      else reject(new AppError(data.code));
    };
  });
}

/**
 * Receives one file at a time. Files read ahead stay with the reader, which limits their memory.
 */
export async function* receivedFiles(reader: MessagePort): AsyncGenerator<PackedFile> {
  const next = (used?: PackedFile) =>
    new Promise<ToPacker>((resolve) => {
      const [memory] = memoryOf(used);
      reader.onmessage = ({ data }: MessageEvent<ToPacker>) => resolve(data);
      reader.postMessage({ kind: 'next', memory } satisfies FromPacker, memoryOf(used));
    });
  for (let file = await next(); file; file = await next(file)) yield file;
}
