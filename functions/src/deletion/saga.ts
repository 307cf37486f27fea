import { within } from '../../../src/model/base/async.ts';
import { AppError } from '../../../src/model/base/errors.ts';

/** One part of a deletion, written so that doing it again does no harm. */
export interface Step<Name extends string = string> {
  name: Name;
  run: () => Promise<void>;
}

/** Where the progress is kept, so that a deletion cut off half-way can be seen and taken up again. */
export interface Journal<Name extends string = string> {
  begin: () => Promise<void>;
  done: (step: Name) => Promise<void>;
  failed: (step: Name, error: unknown) => Promise<void>;
  finish: () => Promise<void>;
}

/**
 * A step that fails when the time is over, so that what is left can be told. What it has begun may
 * still be finished: doing it again does no harm.
 */
export function endingBy<Name extends string>(step: Step<Name>, deadline: number): Step<Name> {
  const late = () => new AppError('timeout');
  return {
    name: step.name,
    run: async () => {
      const milliseconds = deadline - Date.now();
      if (milliseconds <= 0) throw late();
      await within(step.run(), milliseconds, late);
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
 * Runs every step, also after one has failed, and the last one only when all others succeeded: while
 * something is left, its owner can still sign in and try again. A repetition starts from the first
 * step, because the account may have been used in between. Gives the steps that failed.
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
