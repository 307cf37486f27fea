import { format } from 'node:util';
import { expect } from 'vitest';

type Step = (...values: never[]) => unknown;

export interface RecordedTest {
  name: string;
  run: () => unknown;
}

/** The hooks and tests that a test file declared when it was loaded. */
export interface Recording {
  before: (() => unknown)[];
  after: (() => unknown)[];
  tests: RecordedTest[];
}

// A test file speaks to this module while it is loaded, one file at a time.
let recording: Recording = { before: [], after: [], tests: [] };
let groups: string[] = [];

/** Starts afresh; what is loaded next is written into the answer. */
export function startRecording(): Recording {
  recording = { before: [], after: [], tests: [] };
  groups = [];
  return recording;
}

/** `$field` and `%s` in the name of a table's test. */
function nameFor(name: string, row: unknown): string {
  const values: unknown[] = Array.isArray(row) ? row : [row];
  const filled = /%[a-z]/.test(name) ? format(name, ...values) : name;
  return filled.replace(/\$(\w+)/g, (whole, field: string) => {
    const value =
      typeof row === 'object' && row !== null
        ? Object.entries(row).find(([key]) => key === field)
        : undefined;
    return value && typeof value[1] !== 'object' ? String(value[1]) : whole;
  });
}

function each(act: (name: string, run: () => unknown) => void) {
  return (table: readonly unknown[]) => (name: string, run: Step) => {
    for (const row of table) {
      const values: unknown[] = Array.isArray(row) ? row : [row];
      act(nameFor(name, row), () => Reflect.apply(run, undefined, values));
    }
  };
}

function addTest(name: string, run: () => unknown): void {
  recording.tests.push({ name: [...groups, name].join(' > '), run });
}

function addGroup(name: string, run: () => unknown): void {
  groups.push(name);
  run();
  groups.pop();
}

export const test = Object.assign(addTest, { each: each(addTest) });
export const describe = Object.assign(addGroup, { each: each(addGroup) });
export const beforeAll = (run: () => unknown): void => void recording.before.push(run);
export const afterAll = (run: () => unknown): void => void recording.after.push(run);
export { expect };
