import { withTimeout } from '../../../src/model/base/async.ts';
import { AppError } from '../../../src/model/base/errors.ts';

/** One step of a deletion; running it again does no harm. */
export interface Step<Name extends string = string> {
  name: Name;
  run: () => Promise<void>;
}

/** Stores the progress, so that an interrupted deletion can be seen and repeated. */
export interface Journal<Name extends string = string> {
  begin: () => Promise<void>;
  done: (step: Name) => Promise<void>;
  failed: (step: Name, error: unknown) => Promise<void>;
  finish: () => Promise<void>;
}

/**
 * Makes a step fail at the deadline, so that the remaining steps can be reported. Work already
 * started may still finish, which does no harm.
 */
export function withStepDeadline<Name extends string>(
  step: Step<Name>,
  deadline: number,
): Step<Name> {
  const late = () => new AppError('timeout');
  return {
    name: step.name,
    run: async () => {
      const milliseconds = deadline - Date.now();
      if (milliseconds <= 0) throw late();
      await withTimeout(step.run(), milliseconds, late);
    },
  };
}

async function runStep<Name extends string>(
  step: Step<Name>,
  journal: Journal<Name>,
): Promise<boolean> {
  try {
    await step.run();
  } catch (error) {
    await journal.failed(step.name, error);
    return false;
  }
  await journal.done(step.name);
  return true;
}

/**
 * Runs every step, also after a failed one, and the last step only when all others succeeded: while
 * anything is left, the owner can still sign in and try again. A repetition starts with the first
 * step, because the account may have been used in between. Returns the failed steps.
 */
export async function runSaga<Name extends string>(
  steps: readonly Step<Name>[],
  last: Step<Name>,
  journal: Journal<Name>,
): Promise<Name[]> {
  await journal.begin();
  const failed: Name[] = [];
  for (const step of steps) {
    if (!(await runStep(step, journal))) failed.push(step.name);
  }
  if (failed.length > 0) return failed;
  if (!(await runStep(last, journal))) return [last.name];
  await journal.finish();
  return [];
}
