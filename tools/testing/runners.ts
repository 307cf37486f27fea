import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContext } from './parts.ts';
import type { PartResult } from './results.ts';

const REPORTER = '--reporter=';

interface Run {
  /** The folder in which the program runs. */
  root: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
}

/** Runs a program with its output on the terminal; gives its exit code. */
function run({ root, program, args, env = {} }: Run): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a check, which has no tests of its own and counts as one. What it says comes out in one
 * piece when it ends.
 */
export function runChecked(root: string, program: string, args: string[]): Promise<PartResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => said.push(chunk));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    });
  });
}

/** A runner that fails without a failed test (a crash, a broken file) still counts as a failure. */
function honest(result: PartResult, code: number): PartResult {
  const hasHiddenFailure = (code !== 0 || result.passed === 0) && result.failed === 0;
  return hasHiddenFailure ? { ...result, failed: 1 } : result;
}

function freshReport(root: string, name: string): string {
  const directory = join(root, 'node_modules', '.cache', 'reports');
  mkdirSync(directory, { recursive: true });
  const report = join(directory, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}

function readReport<T>(report: string): Partial<T> {
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Partial<T>) : {};
}

/** Runs Vitest and reads its counts from the report it leaves in the given file. */
async function countVitest(options: Omit<Run, 'program'>, report: string) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...reporters, ...options.args];
  const code = await run({ ...options, program: 'vitest', args });
  const counts = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
  return { passed: counts.numPassedTests ?? 0, failed: counts.numFailedTests ?? 0, code };
}

/** Runs one Vitest project and counts its tests. */
export async function runVitest(
  name: string,
  { root, env, rest }: PartContext,
): Promise<PartResult> {
  const args = ['--project', name, ...rest];
  const { code, ...counts } = await countVitest({ root, args, env }, freshReport(root, name));
  return honest(counts, code);
}

/** Runs the tests of every package that has any, each with its own configuration. */
export async function runPackages({ root, env, rest }: PartContext): Promise<PartResult> {
  const packages = join(root, 'packages');
  const total = { passed: 0, failed: 0 };
  for (const name of readdirSync(packages).sort()) {
    const folder = join(packages, name);
    if (!existsSync(join(folder, 'vitest.config.ts'))) continue;
    // A file that is asked for lies in one package only.
    const args = rest.length > 0 ? [...rest, '--passWithNoTests'] : [];
    const report = freshReport(root, name);
    const { code, ...counts } = await countVitest({ root: folder, args, env }, report);
    const isLeftOut = rest.length > 0 && code === 0;
    const { passed, failed } = isLeftOut ? counts : honest(counts, code);
    total.passed += passed;
    total.failed += failed;
  }
  return honest(total, 0);
}

/** The words for Playwright: the report that is counted comes beside the one that is asked for. */
export function withReport(rest: readonly string[]): string[] {
  const asked = rest.find((word) => word.startsWith(REPORTER));
  const shown = asked?.slice(REPORTER.length) ?? 'dot';
  return [`${REPORTER}${shown},json`, ...rest.filter((word) => word !== asked)];
}

/** Runs the browser journeys and counts them. */
export async function runPlaywright(
  name: string,
  { root, env, rest }: PartContext,
): Promise<PartResult> {
  const report = freshReport(root, name);
  const code = await run({
    root,
    program: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', ...withReport(rest)],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    report,
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  return honest({ passed: expected + flaky, failed: unexpected, repeated: flaky }, code);
}
