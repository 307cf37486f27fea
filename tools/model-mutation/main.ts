// Makes one small mistake at a time in code that needs no browser and no emulator, and runs the tests that reach it.
// Named files take the place of the sample, `--all` takes everything, and `--record` keeps the figures.
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { keepCaught } from '../house/caughtFaults.ts';
import { pureCode } from './pureCode.ts';

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, record: { type: 'boolean' } },
});

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

function runMutants(files: string[]): Promise<Mutant[]> {
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/model-mutation/vitest.config.ts' },
    testRunnerNodeArgs: ['--conditions=test-business'],
    coverageAnalysis: 'perTest',
    // A mistake in what is computed when a file is loaded would need every test, in a process of its own.
    ignoreStatic: true,
    concurrency: 2,
    // On a busy machine a slow test is no endless loop.
    timeoutMS: 20_000,
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { reportTests: false, logTests: false, allowEmojis: false },
    tempDirName: '.local/model-mutation',
    ignorePatterns: ['.local', 'demo', 'dist', 'docs', 'e2e', 'test-results'],
  });
  return stryker.runMutationTest();
}

/** A mutant that no test reaches is counted apart from one that tests reach and pass on. */
function figuresOf(mutants: readonly Mutant[]) {
  const count = (...statuses: Mutant['status'][]): number =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const caught = count('Killed', 'Timeout');
  return { caught, of: caught + count('Survived'), notReached: count('NoCoverage') };
}

const mutants = await runMutants(
  positionals.length > 0 ? positionals : pureCode(root, values.all ?? false),
);
const figures = figuresOf(mutants);
console.log(
  `${figures.caught} of ${figures.of} caught, ${figures.notReached} not reached by any test`,
);
if (values.record) {
  const words = process.argv.slice(2).filter((word) => word !== '--record');
  const byFile = Map.groupBy(mutants, ({ fileName }) => relative(root, fileName));
  const files = [...byFile].map(([file, own]) => {
    const { caught, of, notReached } = figuresOf(own);
    return [file, `${caught} of ${of}, ${notReached} not reached`];
  });
  const command = ['npm run test:mutation:model --', ...words].join(' ');
  keepCaught(root, 'model', { command, ...figures, files: Object.fromEntries(files) as object });
}
