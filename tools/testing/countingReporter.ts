import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The result of a run of Vitest. */
export interface Counts {
  passed: number;
  /** The full names of the tests that passed at the second try only. */
  repeated: string[];
  /** The full names of the tests that failed. */
  failures: string[];
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}

/** Writes the counts to the file that `TEST_COUNTS` names, for the summary of `npm test`. */
// oxlint-disable-next-line import/no-default-export -- Vitest reads a reporter's default export.
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['TEST_COUNTS'];
    if (!file) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const counts: Counts = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      repeated: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
      failures: tests.filter((test) => test.result().state === 'failed').map(nameOf),
    };
    writeFileSync(file, JSON.stringify(counts));
  }
}
