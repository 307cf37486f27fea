import { beforeAll, expect, test } from 'vitest';
import { corpusRules, type CorpusVerdict, readCorpus } from './support/corpus.ts';
import { limitCases } from './support/limits.ts';
import { rulesetCases } from './support/rulesets.ts';
import { type OfficialEmulator, startOfficialEmulator } from './support/officialEmulator.ts';

const CASES_AT_A_TIME = 8;

const corpus = readCorpus().map((each, id) => ({ id, case: each }));
const compiling = corpus.filter((each) => each.case.official !== 'refused');
const refused = corpus.filter((each) => each.case.official === 'refused');
let emulator: OfficialEmulator;

beforeAll(async () => {
  emulator = await startOfficialEmulator();
  return () => emulator.stop();
}, 30_000);

interface Answer {
  rules: string;
  verdict: CorpusVerdict;
}

const describeCase = ({ declarations, expression }: (typeof corpus)[number]['case']) =>
  `${declarations} :: ${expression}`;

test('the official emulator gives the verdicts of the corpus', async () => {
  expect(await emulator.load(corpusRules(compiling))).toEqual([]);
  const answers: Answer[] = [];
  for (let from = 0; from < compiling.length; from += CASES_AT_A_TIME) {
    const part = compiling.slice(from, from + CASES_AT_A_TIME);
    const verdicts = await Promise.all(part.map(({ id }) => emulator.read(`corpus/case${id}`)));
    part.forEach((each, index) =>
      answers.push({ rules: describeCase(each.case), verdict: verdicts[index] ?? 'refused' }),
    );
  }
  expect(answers).toEqual(
    compiling.map((each) => ({ rules: describeCase(each.case), verdict: each.case.official })),
  );
});

test('the official emulator refuses what the corpus says it refuses', async () => {
  const accepted: string[] = [];
  for (const each of refused) {
    const errors = await emulator.load(corpusRules([each]));
    if (errors.length === 0) accepted.push(describeCase(each.case));
  }
  expect(accepted).toEqual([]);
});

test.each([...rulesetCases, ...limitCases])(
  'the official emulator agrees on: $name',
  async ({ rules, reads }) => {
    const errors = await emulator.load(rules);
    const verdicts: Record<string, CorpusVerdict> = {};
    for (const path of Object.keys(reads)) {
      verdicts[path] = errors.length > 0 ? 'refused' : await emulator.read(path);
    }
    expect(verdicts).toEqual(reads);
  },
);
