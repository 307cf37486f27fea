import { wait } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';

/** The script of a worker did not come. Browsers report it by an error event without a message. */
export class WorkerLost extends Error {}

const ATTEMPTS = 3;
const DELAY_MS = 500;

/** Runs a task in new workers, again when a script did not come. */
export async function withNewWorkers<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (thrown) {
      if (!(thrown instanceof WorkerLost)) throw thrown;
      if (attempt === ATTEMPTS) throw new AppError('network');
      await wait(DELAY_MS);
    }
  }
}
