import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { RulesService } from './mutants.ts';
import type { RulesProject } from './project.ts';
import type { Hints } from './testRun.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');
const TRIAL_TIMEOUT_MS = 15 * 60_000;
/** Every trial loads the tests anew, and Node keeps what was loaded: a process ends before it is full. */
const TRIALS_PER_PROCESS = 200;

/** One set of rules to be tried, and the test files in the order of their trying. */
export interface Trial {
  service: RulesService;
  source: string;
  files: string[];
  hints: Hints;
}

export type Verdict =
  | { kind: 'survived'; tests: number }
  | { kind: 'killed'; file: string; test: string; message: string }
  | { kind: 'broken'; file: string; message: string };

export interface Worker {
  judge: (trial: Trial) => Promise<Verdict>;
  stop: () => void;
}

function answer(child: ChildProcess): Promise<Verdict> {
  const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
  const ended = () => reject(new Error('The process of the tests ended without an answer.'));
  const timer = setTimeout(
    () => reject(new Error('The tests do not come to an end.')),
    TRIAL_TIMEOUT_MS,
  );
  child.once('exit', ended);
  child.once('message', resolve);
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('exit', ended);
    child.off('message', resolve);
  });
}

/** Runs tests against one set of rules after the other, in a process of their own. */
export function startWorker(project: RulesProject, env: Record<string, string>): Worker {
  const startProcess = (): ChildProcess =>
    // Errors that Firebase logs for refused writes are what the tests are about.
    fork(WORKER, [JSON.stringify(project)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  let child = startProcess();
  let trials = 0;
  return {
    judge: (trial) => {
      if (trials === TRIALS_PER_PROCESS) {
        child.disconnect();
        child = startProcess();
        trials = 0;
      }
      trials += 1;
      const verdict = answer(child);
      child.send(trial);
      return verdict;
    },
    stop: () => child.disconnect(),
  };
}
