import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { RulesProject } from './project.ts';
import { type RecordedTest, type Recording, startRecording } from './recorder.ts';

const RECORDER = pathToFileURL(join(import.meta.dirname, 'recorder.ts')).href;
const TEST_TIMEOUT_MS = 30_000;

/** Tells which tests of a file are likely to notice a mutant. */
export interface Hints {
  /** Names of tests that noticed its neighbours. */
  killers: readonly string[];
  /** Words of the rule: its collection and fields. */
  words: readonly string[];
}

export type FileOutcome =
  | { kind: 'passed'; tests: number }
  | { kind: 'failed'; test: string; message: string }
  | { kind: 'broken'; message: string };

/** A loaded test file, and the query that sets its modules apart from those of other runs. */
export interface LoadedFile extends Recording {
  search: string;
}

/**
 * Gives test files the recorder in the place of Vitest, and loads what they import of the tests anew
 * with them, so that every run starts with its own counters and connections. Firebase's SDK, which
 * takes most of the time, is loaded once.
 */
function redirectTests(tests: string): void {
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL ?? '';
      if (!parent.startsWith(tests)) return next(specifier, context);
      if (specifier === 'vitest') return { url: RECORDER, shortCircuit: true };
      const found = next(specifier, context);
      const run = new URL(parent).search;
      return found.url.startsWith(tests) ? { ...found, url: `${found.url}${run}` } : found;
    },
  });
}

/** Gives a function that loads a test file afresh, without running it. */
export function testLoader({
  root,
  testsFolder,
}: Pick<RulesProject, 'root' | 'testsFolder'>): (file: string) => Promise<LoadedFile> {
  redirectTests(pathToFileURL(join(root, testsFolder)).href);
  let runs = 0;
  return async (file) => {
    runs += 1;
    const recording = startRecording();
    const search = `?run=${String(runs)}`;
    await import(`${pathToFileURL(file).href}${search}`);
    return { ...recording, search };
  };
}

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

/** Tests that noticed a neighbour count more than all words that a name shares with the mutant. */
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
