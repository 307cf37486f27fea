import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Trial, Verdict } from './trial.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');
const TRIAL_TIMEOUT_MS = 15 * 60_000;

export interface Worker {
  judge: (trial: Trial) => Promise<Verdict>;
  stop: () => void;
}

async function answer(child: ChildProcess): Promise<Verdict> {
  const signal = AbortSignal.timeout(TRIAL_TIMEOUT_MS);
  const [verdict] = (await once(child, 'message', { signal })) as [Verdict];
  return verdict;
}

/** A process in which tests run against one set of rules after the other. */
export function startWorker(env: Record<string, string>): Worker {
  // Errors that Firebase logs for refused writes are what the tests are about.
  const child = fork(WORKER, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return {
    judge: (trial) => {
      const verdict = answer(child);
      child.send(trial);
      return verdict;
    },
    stop: () => {
      child.disconnect();
    },
  };
}
