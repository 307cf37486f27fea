import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutate } from '../src/mutants.ts';
import { readRules, type RulesProject } from '../src/project.ts';
import { lineFor, runMutants, summaryOf } from '../src/runMutants.ts';

const example: RulesProject = {
  root: join(import.meta.dirname, 'example'),
  rulesFiles: {
    firestore: 'firestore.rules',
    storage: 'firestore.rules',
    database: 'firestore.rules',
  },
  testsFolder: 'rules',
  testFiles: { firestore: 'rules/*.ts', storage: 'rules/*.ts', database: 'rules/*.ts' },
  comparisonTests: '/comparisons/',
};

function judge(isTried: (line: number) => boolean, project = example) {
  const mutants = mutate('firestore', readRules(example, 'firestore'));
  const counts: number[] = [];
  const judged = runMutants({
    project,
    service: 'firestore',
    mutants: mutants.filter(({ line }) => isTried(line)),
    workers: 2,
    env: {},
    started: (tests) => counts.push(tests),
    report: () => undefined,
  });
  return { judged, counts };
}

test('mutants of tested lines are killed, those of other lines survive', async () => {
  const { judged, counts } = judge((line) => line >= 4);
  const found = await judged;
  const kinds = (from: number, to: number) =>
    new Set(
      found
        .filter(({ mutant }) => mutant.line >= from && mutant.line <= to)
        .map(({ verdict }) => verdict.kind),
    );
  expect(counts).toEqual([2]);
  expect(kinds(4, 4)).toEqual(new Set(['survived']));
  expect(kinds(5, 6)).toEqual(new Set(['killed']));
  expect(summaryOf('firestore', found)).toMatch(
    /^firestore: \d+ killed, 1 survived, 0 do not load$/,
  );
  const [widened] = found.filter(({ verdict }) => verdict.kind === 'survived');
  expect(widened && lineFor('firestore', widened)).toContain('firestore:4 widen a path');
});

test('tests that fail on the rules as they are end the run', async () => {
  const broken = {
    ...example,
    testFiles: { ...example.testFiles, firestore: 'broken/*.ts' },
    testsFolder: 'broken',
  };
  await expect(judge(() => true, broken).judged).rejects.toThrow('fail on the rules as they are');
});
