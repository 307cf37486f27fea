import { join } from 'node:path';
import { bold, dim, green, red, seconds, showProblem, yellow } from '../terminal.ts';
import { calibration } from '../testing/calibration.ts';
import { PARTS, type Part, type PartResult } from '../testing/parts.ts';
import { startTestFirebase, type TestFirebase } from '../testing/testFirebase.ts';

const root = join(import.meta.dirname, '../..');

/** A run of all parts leaves the matrices and most journeys to CI, LONG_JOURNEYS, and parts by name. */
const isMainOnly =
  process.argv[2] === undefined && !process.env['CI'] && !process.env['LONG_JOURNEYS'];

interface FinishedPart extends PartResult {
  name: string;
  milliseconds: number;
}

function chosenParts(name: string | undefined): Part[] {
  if (!name) return PARTS.filter(({ onlyWith }) => !onlyWith || process.env[onlyWith]);
  if (name === 'quick') return PARTS.filter(({ isQuick }) => isQuick);
  const parts = PARTS.filter((part) => part.name === name || part.name.startsWith(`${name}-`));
  if (parts.length > 0) return parts;
  const names = ['quick', ...PARTS.map((each) => each.name)];
  throw new Error(`There is no part "${name}". There are: ${names.join(', ')}`);
}

async function runPart(part: Part, firebase?: TestFirebase): Promise<FinishedPart> {
  await firebase?.refill(part.content);
  const started = Date.now();
  const env = firebase?.env ?? {};
  if (part.withoutTriggers) await firebase?.setTriggers(false);
  const result = await part.run({ env, rest: process.argv.slice(3), isMainOnly });
  if (part.withoutTriggers) await firebase?.setTriggers(true);
  return { name: part.name, ...result, milliseconds: Date.now() - started };
}

async function runParts(parts: Part[], firebase?: TestFirebase): Promise<FinishedPart[]> {
  const checks = parts.filter(({ isCheck }) => isCheck);
  if (checks.length > 0) console.log(bold(`\n${checks.map(({ name }) => name).join(', ')}`));
  const finished = await Promise.all(checks.map((part) => runPart(part)));
  for (const part of parts.filter(({ isCheck }) => !isCheck)) {
    console.log(bold(`\n${part.name}`));
    finished.push(await runPart(part, firebase));
  }
  return finished;
}

async function runWithFirebase(parts: Part[]): Promise<FinishedPart[]> {
  if (parts.length === 0) return [];
  const started = Date.now();
  try {
    console.log();
    const firebase = await startTestFirebase(root);
    void firebase.lost.then(showProblem);
    try {
      return await runParts(parts, firebase);
    } finally {
      await firebase.stop();
    }
  } catch (error) {
    showProblem(error);
    return [{ name: 'firebase', passed: 0, failed: 1, milliseconds: Date.now() - started }];
  }
}

/** Names tests below everything that was printed about them. */
function named(title: string, names: string[], colour: (text: string) => string): string[] {
  return names.length === 0 ? [] : ['', bold(title), ...names.map((name) => `  ${colour(name)}`)];
}

/** Formats a table of the parts, closed by one line with the totals. */
function summary(parts: FinishedPart[], machineMs: number): string {
  const rows = parts.map(({ name, passed, failed, repeated = [], milliseconds }) => {
    const mark = failed === 0 ? green('✔') : red('✖');
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    const time = dim(seconds(milliseconds).padStart(8));
    const second = repeated.length === 0 ? '' : yellow(`  ${repeated.length} at the second try`);
    return `  ${mark} ${name.padEnd(10)} ${counts}  ${time}${second}`;
  });
  const total = (key: 'passed' | 'failed'): number =>
    parts.reduce((sum, part) => sum + part[key], 0);
  const totals = `${total('passed')} passed, ${total('failed')} failed`;
  const repeated = parts.flatMap((part) => part.repeated ?? []);
  const failures = parts.flatMap((part) => part.failures ?? []);
  return [
    '',
    bold('Summary'),
    ...rows,
    dim(`    a fixed piece of work took ${seconds(machineMs)}`),
    ...named('At the second try', repeated, yellow),
    ...named('Failed', failures, red),
    '',
    totals,
  ].join('\n');
}

const parts = chosenParts(process.argv[2]);
const machineMs = calibration();
const finished = [
  ...(await runParts(parts.filter((part) => !part.needsFirebase))),
  ...(await runWithFirebase(parts.filter((part) => part.needsFirebase))),
];
console.log(summary(finished, machineMs));
process.exit(finished.some(({ failed }) => failed > 0) ? 1 : 0);
