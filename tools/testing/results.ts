import { bold, dim, green, red, seconds, yellow } from '../terminal.ts';

export interface PartResult {
  passed: number;
  failed: number;
  /** Of those that passed, how many had to be tried twice. */
  repeated?: number;
}

export interface FinishedPart extends PartResult {
  name: string;
  milliseconds: number;
}

/** A table of what ran, closed by the one line that says it all. */
export function summary(parts: FinishedPart[]): string {
  const rows = parts.map(({ name, passed, failed, repeated = 0, milliseconds }) => {
    const mark = failed === 0 ? green('✔') : red('✖');
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    const time = dim(seconds(milliseconds).padStart(8));
    const second = repeated === 0 ? '' : yellow(`  ${repeated} at the second try`);
    return `  ${mark} ${name.padEnd(10)} ${counts}  ${time}${second}`;
  });
  const total = (key: 'passed' | 'failed'): number =>
    parts.reduce((sum, part) => sum + part[key], 0);
  return [
    '',
    bold('Summary'),
    ...rows,
    '',
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}
