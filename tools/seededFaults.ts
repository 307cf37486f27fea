// Brings each seeded fault into a copy of this checkout and runs the tests that should fail then. Names of groups
// choose some of them, `--survived` those that no test has caught yet; `--record` keeps the figures.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFaults } from '../tests/seeded/data.ts';
import type { Fault } from '../tests/seeded/fault.ts';
import { functionFaults } from '../tests/seeded/functions.ts';
import { screenFaults } from '../tests/seeded/screens.ts';
import { keepCaught } from './house/caughtFaults.ts';
import { green, red } from './terminal.ts';
import { copyCheckout } from './testing/checkoutCopy.ts';
import type { Counts } from './testing/countingReporter.ts';

const root = join(import.meta.dirname, '..');
const copy = copyCheckout(root, 'seeded-faults');
const REPORTS = join(copy, 'node_modules/.cache/reports');
const HANGING_MS = 15 * 60_000;
mkdirSync(REPORTS, { recursive: true });

interface Run {
  program: 'vitest' | 'node';
  args: string[];
  /** The file to which the run writes its counts. */
  report: string;
}

/** Runs tests in the copy and returns the names of those that failed. */
function failuresOf({ program, args, report }: Run): string[] {
  rmSync(report, { force: true });
  const { status, stdout } = spawnSync(join(copy, 'node_modules/.bin', program), args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: Infinity,
    timeout: HANGING_MS,
    env: { ...process.env, NODE_OPTIONS: '--conditions=test-business', TEST_COUNTS: report },
  });
  if (status === 0) return [];
  if (!existsSync(report)) throw new Error(`${args.join(' ')} ran no tests:\n${stdout}`);
  const { failures } = JSON.parse(readFileSync(report, 'utf8')) as Counts;
  return failures.length > 0 ? failures : ['an error outside of the tests'];
}

/** Runs tests that need no emulators. */
function runHere(...words: string[]): string[] {
  const projects = ['--project', 'unit', '--project', 'component'];
  const args = [...words, ...projects, '--reporter', 'tools/testing/countingReporter.ts'];
  return failuresOf({ program: 'vitest', args, report: join(REPORTS, 'seeded.json') });
}

const EMULATED = ['rules', 'functions'] as const;
type EmulatedPart = (typeof EMULATED)[number];

function runWithEmulators(part: EmulatedPart, files: readonly string[]): string[] {
  const args = ['tools/commands/test.ts', part, ...files];
  return failuresOf({ program: 'node', args, report: join(REPORTS, `${part}.json`) });
}

/** Brings faults into the copy while something runs. */
function withFaults<Answer>(faults: readonly Fault[], run: () => Answer): Answer {
  const before = faults.map(({ file }) => readFileSync(join(copy, file), 'utf8'));
  try {
    for (const [index, { file, find, replace }] of faults.entries()) {
      writeFileSync(join(copy, file), before[index]?.replace(find, () => replace) ?? '');
    }
    return run();
  } finally {
    for (const [index, { file }] of faults.entries()) {
      writeFileSync(join(copy, file), before[index] ?? '');
    }
  }
}

interface Judged extends Fault {
  /** The test that failed; undefined for a fault that all tests pass on. */
  failed: string | undefined;
}

function report(judged: Judged): Judged {
  const { file, failed } = judged;
  console.log(failed ? `${green('caught')}    ${file}: ${failed}` : `${red('survived')}  ${file}`);
  return judged;
}

const testsOf = (faults: readonly Fault[]): string[] => [
  ...new Set(faults.flatMap(({ caughtBy }) => caughtBy ?? [])),
];

function requirePassing(failures: readonly string[]): void {
  if (failures.length > 0) throw new Error(`Without any fault this fails: ${failures.join(', ')}`);
}

/** One fault after the other. One that is known to survive is tried on all tests that reach its file. */
function judgeOneByOne(faults: readonly Fault[]): Judged[] {
  const tests = testsOf(faults);
  if (tests.length > 0) requirePassing(runHere('run', ...tests));
  return faults.map((fault) => {
    const { file, caughtBy } = fault;
    const words = caughtBy ? ['run', caughtBy] : ['related', '--run', file];
    const [failed] = withFaults([fault], () => runHere(...words, '--bail', '1'));
    return report({ ...fault, failed });
  });
}

/** All at once: emulators take long to start, and each fault has a test file of its own. */
function judgeTogether(part: EmulatedPart, faults: readonly Fault[]): Judged[] {
  const tests = testsOf(faults);
  requirePassing(runWithEmulators(part, tests));
  const failures = withFaults(faults, () => runWithEmulators(part, tests));
  return faults.map((fault) => {
    const { caughtBy } = fault;
    const failed = failures.find((name) => caughtBy && name.startsWith(caughtBy));
    return report({ ...fault, failed });
  });
}

function judge(faults: readonly Fault[]): Judged[] {
  const byPart = Map.groupBy(faults, ({ caughtBy }) =>
    EMULATED.find((part) => caughtBy?.startsWith(`tests/${part}/`)),
  );
  return [...byPart].flatMap(([part, some]) =>
    part ? judgeTogether(part, some) : judgeOneByOne(some),
  );
}

const groups = { screens: screenFaults, data: dataFaults, functions: functionFaults };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { survived: { type: 'boolean' }, record: { type: 'boolean' } },
});

for (const group of Object.keys(groups) as (keyof typeof groups)[]) {
  if (positionals.length > 0 && !positionals.includes(group)) continue;
  const faults = groups[group];
  const judged = judge(values.survived ? faults.filter(({ caughtBy }) => !caughtBy) : faults);
  const survived = judged.filter(({ failed }) => !failed);
  // A fault that its own test passes on has lost that test.
  if (survived.some(({ caughtBy }) => caughtBy)) process.exitCode = 1;
  const caught = judged.length - survived.length;
  console.log(`${group}: ${caught} of ${judged.length} caught`);
  if (!values.record || values.survived) continue;
  const command = `npm run test:seeded -- ${group}`;
  const files = survived.map(({ file }) => file).join(', ');
  keepCaught(root, group, { command, caught, of: judged.length, survived: files });
}
