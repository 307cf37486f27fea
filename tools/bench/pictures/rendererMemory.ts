import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';

const KIB = 1024;

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * KIB;
}

async function rendererPids(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/**
 * Watches the memory of the pages' processes until it is stopped; the answer is the most they had
 * together. Undefined where the system does not tell (only Linux does, in /proc).
 */
export async function watchMemory(browser: Browser): Promise<() => number | undefined> {
  const pids = await rendererPids(browser);
  let peak = 0;
  const sample = () => {
    peak = Math.max(
      peak,
      pids.reduce((sum, pid) => sum + residentBytes(pid), 0),
    );
  };
  if (process.platform !== 'linux') return () => undefined;
  const timer = setInterval(sample, 20);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
