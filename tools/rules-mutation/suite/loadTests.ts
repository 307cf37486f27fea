import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startRecording, type Recording } from './recorder.ts';

const RECORDER = pathToFileURL(join(import.meta.dirname, 'recorder.ts')).href;
const TESTS = pathToFileURL(join(import.meta.dirname, '..', '..', '..', 'tests')).href;

/**
 * Test files find the recorder in the place of Vitest, and what they load of the tests is loaded anew
 * with them, so that every run starts with its own counters and connections. Firebase's SDK, which
 * takes most of the time, is loaded once.
 */
function redirectTests(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL ?? '';
      if (!parent.startsWith(TESTS)) return next(specifier, context);
      if (specifier === 'vitest') return { url: RECORDER, shortCircuit: true };
      const found = next(specifier, context);
      const run = new URL(parent).search;
      return found.url.startsWith(TESTS) ? { ...found, url: `${found.url}${run}` } : found;
    },
  });
}

let runs = 0;

/** A loaded file, and what sets its modules apart from those of other runs. */
export interface LoadedFile extends Recording {
  search: string;
}

/** Gives a function that loads a test file afresh, without running it. */
export function testLoader(): (file: string) => Promise<LoadedFile> {
  redirectTests();
  return async (file) => {
    runs += 1;
    const recording = startRecording();
    const search = `?run=${String(runs)}`;
    await import(`${pathToFileURL(file).href}${search}`);
    return { ...recording, search };
  };
}
