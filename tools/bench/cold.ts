import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildFunctions } from '../build.ts';
import { functionRewrites } from '../functionRewrites.ts';
import { runProgram, step } from '../terminal.ts';
import { median, megabytes, ms, reportFigures, type Figure } from './measure/figures.ts';

/*
 * The processor time and the memory that each function takes, in a process of its own as in the cloud, to
 * load what it needs for its first answer and its first document.
 */

const ROOT = join(import.meta.dirname, '../..');
const BUNDLE = join(ROOT, 'functions/lib/index.js');
const INSTANCE = join(import.meta.dirname, 'measure/coldFunction.ts');
const RUNS = 3;
const MAX_MS = 500;
/** An instance has 256 MiB. */
const MAX_MB = 192;

interface Start {
  ms: number;
  bytes: number;
}

const paths = new Map(
  functionRewrites().map(({ functionId, source }) => [functionId, source.replaceAll('*', 'x')]),
);

async function start(name: string): Promise<Start> {
  const path = paths.get(name) ?? '';
  const env = {
    ...process.env,
    GCLOUD_PROJECT: 'demo-cold',
    FUNCTION_TARGET: name,
    FUNCTION_SIGNATURE_TYPE: path === '' ? 'cloudevent' : 'http',
  };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [INSTANCE, BUNDLE, name, path], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Start;
}

async function measure(name: string): Promise<Figure[]> {
  const starts: Start[] = [];
  while (starts.length < RUNS) starts.push(await start(name));
  return [
    ms(name, median(starts.map((each) => each.ms)), { atMost: MAX_MS }),
    megabytes('', median(starts.map(({ bytes }) => bytes)), { atMost: MAX_MB }),
  ];
}

await runProgram(async () => {
  await step('Functions built', () => buildFunctions(ROOT));
  const names = Object.keys((await import(pathToFileURL(BUNDLE).href)) as object);
  const figures: Figure[] = [];
  for (const name of names.toSorted()) figures.push(...(await measure(name)));
  return reportFigures('First answer of each function', figures);
});
