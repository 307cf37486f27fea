// How many faults the tests catch: the figures of the last recorded runs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure } from './tree.ts';

const RECORD = 'tools/house/caughtFaults.json';

const kinds = {
  rules: 'mutants of the rules',
  model: 'mutants of the model',
  screens: 'seeded faults in screens',
  data: 'seeded faults in data',
  functions: 'seeded faults in functions',
};

interface Run {
  date: string;
  command: string;
  caught: number;
  /** The faults that some test could have caught. */
  of: number;
}

type Recorded = Partial<Record<keyof typeof kinds, Run>>;

function readRecord(root: string): Recorded {
  const path = join(root, RECORD);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Recorded) : {};
}

/** Keeps the figures of a run, with the details of its kind. */
export function keepCaught(
  root: string,
  kind: keyof typeof kinds,
  run: Omit<Run, 'date'> & Record<string, unknown>,
): void {
  const date = new Date().toISOString().slice(0, 10);
  const record = { ...readRecord(root), [kind]: { date, ...run } };
  writeFileSync(join(root, RECORD), `${JSON.stringify(record, null, 2)}\n`);
}

export function caughtMeasures(root: string): Measure[] {
  const record = readRecord(root);
  return (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => {
    const run = record[kind];
    if (!run) return { name: `${kinds[kind]} caught`, value: 'not recorded', goal: '' };
    const percent = ((100 * run.caught) / run.of).toFixed(1);
    return {
      name: `${kinds[kind]} caught (${run.date})`,
      value: `${percent} %, ${run.caught} of ${run.of}`,
      goal: '',
    };
  });
}
