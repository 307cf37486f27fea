import { MEGABYTE } from '#src/model/base/bytes.ts';
import type { ZipEntry } from '#src/model/purchases/zipPlan.ts';
import type { FileContent } from './messages.ts';
import { ZIP_PARALLEL_FILES } from './readFile.ts';

/** Files that wait for their turn in the archive hold at most this much memory, apart from the last. */
export const ZIP_AHEAD_MAX_BYTES = 64 * MEGABYTE;

export interface ReadEntry {
  entry: ZipEntry;
  /** Undefined when the file could not be had. */
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

/** Reads a few files ahead and gives them in their order, so that memory stays bounded. */
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
