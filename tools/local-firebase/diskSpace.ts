import { statfsSync } from 'node:fs';
import { Problem } from '../problem.ts';

/** With less, the emulators stumble one after the other, most of them without saying why. */
const NEEDED_BYTES = 20 * 1024 * 1024;

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/** What to say when hardly anything more can be written into a folder. */
export function fullDisk(directory: string, needed = NEEDED_BYTES): Problem | undefined {
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  if (free >= needed) return undefined;
  return new Problem(
    `The disk is full: ${megabytes(free)} MB are left for ${directory}.`,
    `Free some space, at least ${megabytes(needed)} MB, and start again.`,
    'What was saved last is still there.',
  );
}
