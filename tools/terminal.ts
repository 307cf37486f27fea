import { asProblem } from 'local-firebase/problem';
import { createInterface } from 'node:readline/promises';

const isColoured = process.stdout.isTTY && !process.env['NO_COLOR'];

const paint =
  (code: number) =>
  (text: string): string =>
    isColoured ? `\u001b[${code}m${text}\u001b[0m` : text;

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);

/** A duration as people read it. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Runs one step of a start and prints a line for it, with the time it took. */
export async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const started = Date.now();
  console.log(dim(`  … ${name}`));
  const result = await run();
  console.log(`${green('  ✔')} ${name} ${dim(seconds(Date.now() - started))}`);
  return result;
}

/** Shows an error: plain words where a person can mend it, the stack for our own faults. */
export function showProblem(error: unknown): void {
  const problem = asProblem(error);
  if (!problem) {
    console.error(error);
    return;
  }
  console.error(`\n${red('  ✖')} ${bold(problem.message)}`);
  for (const line of problem.advice) console.error(`    ${line}`);
  console.error();
}

/** Runs a program, which returns whether it succeeded; a problem is shown in plain words. */
export async function runProgram(run: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await run()) ? 0 : 1;
  } catch (error) {
    showProblem(error);
    process.exitCode = 1;
  }
}

/** Asks the person at the terminal, which is free for other programs before and after. */
export async function ask(question: string): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await reader.question(question);
  } finally {
    reader.close();
  }
}
