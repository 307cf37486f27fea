import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { Problem } from './problem.ts';

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Refuses to start, in plain words, when somebody else listens on a port that is needed. */
export async function requireFreePorts(
  host: string,
  ports: Readonly<Record<string, number>>,
): Promise<void> {
  const taken: string[] = [];
  for (const [service, port] of Object.entries(ports)) {
    if (!(await isFree(host, port))) taken.push(`${port} (${service})`);
  }
  if (taken.length === 0) return;
  throw new Problem(
    `Another program already uses port ${taken.join(', ')}.`,
    'Is the site running in another terminal? Stop it there with Ctrl-C.',
    `Otherwise see who it is with: lsof -i :${taken[0]?.split(' ')[0] ?? ''}`,
  );
}

/** With less, the emulators stumble one after the other, most of them without saying why. */
const NEEDED_BYTES = 20 * 1024 * 1024;

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/** Returns the problem that a folder's disk is full; undefined while enough is free. */
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
