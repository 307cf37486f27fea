import { MEGABYTE } from '#src/model/base/units.ts';
import type { ZipEntry } from '#src/model/purchases/zipPlan.ts';
import type { FileContent } from './messages.ts';
import { ZIP_PARALLEL_FILES } from './readFile.ts';

/** The memory limit of files read ahead, not counting the newest. */
export const ZIP_AHEAD_MAX_BYTES = 64 * MEGABYTE;

export interface ReadEntry {
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
