import type { Browser } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';

const KILOBYTE = 1024;

/** Only Linux tells what processes hold, in /proc. */
export const canMeasureMemory = process.platform === 'linux';

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

function kilobytes(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * KILOBYTE;
}

/** Finds the processes that are meant, and all that they have started. */
function processesOf(isMeant: (pid: number) => boolean): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = pids.map(Number).map((pid) => {
    const stat = readProcess(pid, 'stat');
    return { pid, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) };
  });
  const found = new Set(all.map(({ pid }) => pid).filter(isMeant));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** Returns the bytes that these processes hold with all that they have started, shared ones counted once. */
function bytesOf(isMeant: (pid: number) => boolean): number {
  if (!canMeasureMemory) return 0;
  const held = (pid: number): number => kilobytes(readProcess(pid, 'smaps_rollup'), 'Pss');
  return processesOf(isMeant).reduce((sum, pid) => sum + held(pid), 0);
}

/** Returns the bytes of the browser that keeps its profile in this folder. */
export function browserBytes(profile: string): number {
  return bytesOf((pid) => readProcess(pid, 'cmdline').includes(profile));
}

/** Returns the bytes of a program. */
export function programBytes(program: number): number {
  return bytesOf((pid) => pid === program);
}

/** The memory that processes fill themselves. The program's own pages stand in that of each once more. */
const OWN_MEMORY = ['RssAnon', 'RssShmem'];

/** Returns a function that reads the bytes that the pages' processes of a browser hold. */
export async function pageMemory(browser: Browser): Promise<() => number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const held = (pid: number): number => {
    const status = readProcess(pid, 'status');
    return OWN_MEMORY.reduce((sum, name) => sum + kilobytes(status, name), 0);
  };
  return () => pids.reduce((sum, pid) => sum + held(pid), 0);
}

/** Samples a size until the returned function is called, which gives the largest. */
export function followLargest(sample: () => number, everyMs: number): () => number {
  let largest = sample();
  const take = (): void => {
    largest = Math.max(largest, sample());
  };
  const timer = setInterval(take, everyMs);
  return () => {
    clearInterval(timer);
    take();
    return largest;
  };
}
