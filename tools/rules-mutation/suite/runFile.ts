import { setTimeout as wait } from 'node:timers/promises';
import type { RecordedTest, Recording } from './recorder.ts';
import type { Hints } from './trial.ts';

const TEST_TIMEOUT_MS = 30_000;

export type FileOutcome =
  | { kind: 'passed'; tests: number }
  | { kind: 'failed'; test: string; message: string }
  | { kind: 'broken'; message: string };

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

async function withDeadline(run: () => unknown): Promise<void> {
  const abort = new AbortController();
  const late = wait(TEST_TIMEOUT_MS, undefined, { signal: abort.signal, ref: false }).then(() => {
    throw new Error('The test took too long.');
  });
  try {
    await Promise.race([run(), late]);
  } finally {
    abort.abort();
    await late.catch(() => undefined);
  }
}

async function firstFailure(tests: readonly RecordedTest[]): Promise<FileOutcome> {
  for (const { name, run } of tests) {
    try {
      await withDeadline(run);
    } catch (error) {
      return { kind: 'failed', test: name, message: messageOf(error) };
    }
  }
  return { kind: 'passed', tests: tests.length };
}

/** Killers of before count more than all words that a test's name has in common with the mutant. */
function likelihood({ name }: RecordedTest, { killers, words }: Hints): number {
  const shared = words.filter((word) => name.includes(word)).length;
  return (killers.includes(name) ? words.length + 1 : 0) + shared;
}

/** Runs a loaded test file up to its first failure, the likeliest tests first. */
export async function runFile(
  { before, after, tests }: Recording,
  hints: Hints = { killers: [], words: [] },
): Promise<FileOutcome> {
  try {
    for (const hook of before) await hook();
  } catch (error) {
    return { kind: 'broken', message: messageOf(error) };
  }
  const outcome = await firstFailure(
    tests.toSorted((a, b) => likelihood(b, hints) - likelihood(a, hints)),
  );
  // A mutant that breaks the cleaning up has been judged already.
  await Promise.allSettled(after.map((hook) => hook()));
  return outcome;
}
