import { readdirSync, readFileSync } from 'node:fs';

const KILOBYTE = 1024;
const SAMPLE_MS = 150;

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function processOf(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** The processes of the browser that keeps its profile in this folder. */
function browserProcesses(profile: string): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? []);
  const found = new Set(
    all.filter(({ command }) => command.includes(profile)).map(({ pid }) => pid),
  );
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** What a process holds by itself, and its share of what several hold together. */
function heldBytes(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * KILOBYTE;
  } catch {
    return 0;
  }
}

/** Whether the system tells what processes hold. */
export function canMeasureMemory(): boolean {
  return process.platform === 'linux';
}

/** What the browser holds right now, in all its processes. */
export function browserBytes(profile: string): number {
  return browserProcesses(profile).reduce((sum, pid) => sum + heldBytes(pid), 0);
}

/** Follows what the browser holds; the answer stops it and gives the most. */
export function followMemory(profile: string): () => number {
  let most = browserBytes(profile);
  const timer = setInterval(() => {
    most = Math.max(most, browserBytes(profile));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return Math.max(most, browserBytes(profile));
  };
}
