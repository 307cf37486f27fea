import { existsSync, readFileSync } from 'node:fs';
import { isAlive } from './isAlive.ts';

const WATCH_MS = 1000;

function hasEnded(pidFile: string): boolean {
  return existsSync(pidFile) && !isAlive(Number(readFileSync(pidFile, 'utf8')));
}

/**
 * Calls back with the name of the first program that ends. firebase-tools says nothing when the
 * rules runtime of Storage is gone: uploads would wait for ever.
 */
export function watchPrograms(
  pidFiles: Record<string, string>,
  onEnd: (name: string) => void,
): () => void {
  const timer = setInterval(() => {
    const ended = Object.entries(pidFiles).find(([, file]) => hasEnded(file));
    if (!ended) return;
    clearInterval(timer);
    onEnd(ended[0]);
  }, WATCH_MS);
  return () => clearInterval(timer);
}
