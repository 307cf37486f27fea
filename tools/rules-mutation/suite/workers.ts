import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { within } from '#src/shared/async/within.ts';
import type { Trial, Verdict } from './trial.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');
const TRIAL_TIMEOUT_MS = 15 * 60_000;
/** Every trial loads the tests anew, and Node keeps what was loaded: a process ends before it is full. */
const TRIALS_PER_PROCESS = 200;

export interface Worker {
  judge: (trial: Trial) => Promise<Verdict>;
  stop: () => void;
}

function startProcess(env: Record<string, string>): ChildProcess {
  // Errors that Firebase logs for refused writes are what the tests are about.
  return fork(WORKER, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function answer(child: ChildProcess): Promise<Verdict> {
  const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
  const ended = () => reject(new Error('The process of the tests ended without an answer.'));
  child.once('exit', ended);
  child.once('message', (verdict: Verdict) => {
    child.off('exit', ended);
    resolve(verdict);
  });
  return within(promise, TRIAL_TIMEOUT_MS, () => new Error('The tests do not come to an end.'));
}

/** Runs tests against one set of rules after the other, in a process of their own. */
export function startWorker(env: Record<string, string>): Worker {
  let child = startProcess(env);
  let trials = 0;

  function renew(): void {
    child.disconnect();
    child = startProcess(env);
    trials = 0;
  }

  return {
    judge: (trial) => {
      if (trials === TRIALS_PER_PROCESS) renew();
      trials += 1;
      const verdict = answer(child);
      child.send(trial);
      return verdict;
    },
    stop: () => {
      child.disconnect();
    },
  };
}
