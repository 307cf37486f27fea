import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Counts } from './countingReporter.ts';
import { setUpOtherBusiness } from './otherBusiness.ts';
import type { Content } from './testFirebase.ts';

const root = join(import.meta.dirname, '../..');
const CACHE = join('node_modules', '.cache');
const REPORTER = '--reporter=';
/**
 * Tests of one thing in every combination, at every cut, or by many at once, and of the changes to
 * the rules that no other test would notice.
 */
const MATRICES = '**/*.{matrix,mutants}.test.ts';
const COUNTING = join(root, 'tools/testing/countingReporter.ts');
/** A dot a test for a person who waits; a log keeps failures and totals. */
const SHOWN = process.stdout.isTTY ? 'dot' : 'minimal';

/** One part of `npm test`, which also runs alone. */
export interface Part {
  name: string;
  /** Keeps one core busy and prints when it ends, so that checks run beside each other. */
  isCheck?: boolean;
  /** Belongs to `npm run test:quick`. */
  isQuick?: boolean;
  /** Parts that speak to the local Firebase share one set of emulators. */
  needsFirebase?: boolean;
  /** What the site begins with, where that is not the test content. */
  content?: Content;
  /** Never waits for what functions do by themselves. */
  withoutTriggers?: boolean;
  /** Runs when it is asked for by name, or when this environment variable is set. */
  onlyWith?: 'CI' | 'LONG_JOURNEYS' | 'OTHER_BROWSERS';
  run: (context: PartContext) => Promise<PartResult>;
}

export interface PartContext {
  /** Tells tests where the local Firebase is. */
  env: Record<string, string>;
  /** Further words of the command line: files or options of the test runner. */
  rest: string[];
  /** Leaves the matrices out, and drives the main journeys only. */
  isMainOnly?: boolean;
}

export interface PartResult {
  passed: number;
  failed: number;
  /** The names of the tests that passed at the second try only. */
  repeated?: string[];
  /** The names of the tests that failed, where they are known. */
  failures?: string[];
}

interface Program {
  program: string;
  /** The folder to run in; the root where it is missing. */
  folder?: string | undefined;
  args: string[];
  env?: Record<string, string>;
  /** Prints the output in one piece when the program ends. */
  isQuiet?: boolean;
}

/** Runs a program and returns its exit code. */
function runProgram({
  program,
  folder = root,
  args,
  env,
  isQuiet = false,
}: Program): Promise<number> {
  const output = isQuiet ? 'pipe' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

/** Counts a failure for a runner that crashed or ran nothing although no test failed. */
function withHiddenFailure(result: PartResult, code: number): PartResult {
  const isHidden = (code !== 0 || result.passed === 0) && result.failed === 0;
  return isHidden ? { ...result, failed: 1 } : result;
}

function emptyReport(name: string): string {
  const directory = join(root, CACHE, 'reports');
  mkdirSync(directory, { recursive: true });
  const report = join(directory, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}

function readReport<T>(report: string): Partial<T> {
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Partial<T>) : {};
}

/** A check has no tests of its own and counts as one. */
function check(name: string, program: string, args: string[]): Part {
  return {
    name,
    isCheck: true,
    run: async ({ rest }) => {
      const code = await runProgram({ program, args: [...args, ...rest], isQuiet: true });
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

interface VitestRun extends PartContext {
  name: string;
  folder?: string;
}

/** Runs Vitest and counts its tests; a run that may be empty says so with `--passWithNoTests`. */
async function runVitest(run: VitestRun): Promise<PartResult> {
  const { name, folder, env, rest, isMainOnly } = run;
  const report = emptyReport(name);
  const reporters = [`${REPORTER}${SHOWN}`, `${REPORTER}${COUNTING}`];
  const left = isMainOnly ? ['--exclude', MATRICES] : [];
  const args = ['run', ...reporters, ...left, ...rest];
  const code = await runProgram({
    program: 'vitest',
    folder,
    args,
    env: { ...env, TEST_COUNTS: report },
  });
  const { passed = 0, repeated = [], failures = [] } = readReport<Counts>(report);
  const result = { passed, failed: failures.length, repeated, failures };
  const isFine = code === 0 && rest.includes('--passWithNoTests');
  return isFine ? result : withHiddenFailure(result, code);
}

/** What was asked for may lie in another part. */
const perhapsEmpty = (rest: readonly string[]): string[] =>
  rest.length > 0 ? [...rest, '--passWithNoTests'] : [];

/** One project of Vitest. */
function vitest(name: string): Part {
  return {
    name,
    run: ({ rest, ...context }) =>
      runVitest({ name, ...context, rest: ['--project', name, ...rest] }),
  };
}

/** The functions. Those that follow events run only while tests wait for them. */
const functionsParts: Part[] = [
  { ...vitest('functions'), withoutTriggers: true },
  vitest('functions-events'),
].map((part) => ({
  ...part,
  needsFirebase: true,
  run: ({ rest, ...context }) => part.run({ ...context, rest: perhapsEmpty(rest) }),
}));

/** Runs the tests of every package, each with its own configuration. */
async function runPackages({ env, rest }: PartContext): Promise<PartResult> {
  const total = { passed: 0, failed: 0, failures: [] as string[] };
  // One package needs Lua, which may be missing.
  const words = [...rest, '--passWithNoTests'];
  for (const config of globSync('packages/*/vitest.config.ts', { cwd: root }).sort()) {
    const folder = join(root, dirname(config));
    const result = await runVitest({ name: basename(folder), folder, env, rest: words });
    total.passed += result.passed;
    total.failed += result.failed;
    total.failures.push(...(result.failures ?? []));
  }
  return withHiddenFailure(total, 0);
}

/** Adds the report that is counted to the one that is asked for. */
function withJsonReporter(rest: readonly string[]): string[] {
  const asked = rest.find((word) => word.startsWith(REPORTER));
  const shown = asked?.slice(REPORTER.length) ?? 'dot';
  return [`${REPORTER}${shown},json`, ...rest.filter((word) => word !== asked)];
}

interface Suite {
  /** The name of the file, or of a group within it. */
  title: string;
  specs: { title: string; tests: { projectName: string; status: Outcome }[] }[];
  suites?: Suite[];
}

type Outcome = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** The names of the journeys in a report of Playwright that ended like this. */
function journeysOf(suites: readonly Suite[], outcome: Outcome): string[] {
  return suites.flatMap(({ title: group, specs, suites: inner = [] }) => {
    const own = specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === outcome)
        .map(({ projectName }) => `${title} (${projectName})`),
    );
    return [...own, ...journeysOf(inner, outcome)].map((name) => `${group} > ${name}`);
  });
}

interface Journeys {
  folder?: string;
  needsFirebase?: boolean;
  extraEnv?: Record<string, string>;
}

/** The browser journeys of a folder. */
function playwright(
  name: string,
  { folder = 'e2e', needsFirebase = true, extraEnv }: Journeys = {},
): Part {
  return {
    name,
    needsFirebase,
    run: async ({ env, rest, isMainOnly }) => {
      const report = emptyReport(name);
      const code = await runProgram({
        program: 'playwright',
        args: ['test', '--config', `${folder}/playwright.config.ts`, ...withJsonReporter(rest)],
        env: {
          ...env,
          ...extraEnv,
          ...(isMainOnly && { MAIN_JOURNEYS: '1' }),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      });
      const { suites = [] } = readReport<{ suites: Suite[] }>(report);
      const failures = journeysOf(suites, 'unexpected');
      const repeated = journeysOf(suites, 'flaky');
      const passed = journeysOf(suites, 'expected').length + repeated.length;
      return withHiddenFailure({ passed, failed: failures.length, repeated, failures }, code);
    },
  };
}

/** The first day in a checkout where another business is set up: its rules, its functions and its site. */
async function runOtherBusiness({ rest }: PartContext): Promise<PartResult> {
  const folder = await setUpOtherBusiness(root);
  const code = await runProgram({
    program: process.execPath,
    folder,
    args: ['tools/commands/test.ts', 'first-day', ...rest],
    // Without the condition that chooses the business of the tests.
    env: { NODE_OPTIONS: '' },
  });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** All parts in the order in which they run: the quick ones, which are likely to fail, come first. */
export const PARTS: Part[] = [
  { ...check('format', 'oxfmt', ['--check', '.']), isQuick: true },
  // Types as well as rules.
  { ...check('lint', 'oxlint', ['.']), isQuick: true },
  check('unused', 'knip', ['--no-progress']),
  { ...vitest('unit'), isQuick: true },
  { ...vitest('component'), isQuick: true },
  vitest('tools'),
  playwright('catalogue', { folder: 'tests/catalogue', needsFirebase: false }),
  { name: 'packages', onlyWith: 'CI', run: runPackages },
  // Starts a local Firebase of its own on the same ports, so it runs before that of the others.
  { name: 'other-business', onlyWith: 'LONG_JOURNEYS', run: runOtherBusiness },
  { ...vitest('rules'), needsFirebase: true, withoutTriggers: true },
  ...functionsParts,
  playwright('e2e'),
  {
    ...playwright('first-day', { extraEnv: { FIRST_DAY: '1' } }),
    content: 'none',
    onlyWith: 'LONG_JOURNEYS',
  },
  {
    ...playwright('older-shop'),
    content: 'older',
    onlyWith: 'LONG_JOURNEYS',
  },
  { ...playwright('browsers', { folder: 'e2e/browsers' }), onlyWith: 'OTHER_BROWSERS' },
];
