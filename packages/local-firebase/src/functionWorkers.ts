import { utimesSync } from 'node:fs';

/** What firebase-tools prints when a worker takes a call. */
const CALL = /Beginning execution of "([^"]+)"/g;

/**
 * Follows the output of firebase-tools, which keeps a worker for each function that was ever called. When there
 * are more than `most`, it is told that their code has changed, and ends those that have nothing to do.
 */
export function limitWorkers(code: string, most: number): (output: string) => void {
  const called = new Set<string>();
  return (output) => {
    for (const [, name] of output.matchAll(CALL)) if (name) called.add(name);
    if (called.size <= most) return;
    called.clear();
    const now = new Date();
    utimesSync(code, now, now);
  };
}
