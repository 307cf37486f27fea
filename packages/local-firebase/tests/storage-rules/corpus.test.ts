import { describe, expect, test } from 'vitest';
import { readCorpus } from './support/corpus.ts';
import { ourVerdict } from './support/ourVerdict.ts';

const corpus = readCorpus();
const sections = [...new Set(corpus.map(({ section }) => section))];

test('the corpus is large and holds every verdict', () => {
  const count = (wanted: string) => corpus.filter(({ verdict }) => verdict === wanted).length;
  expect(corpus.length).toBeGreaterThan(200);
  for (const verdict of ['allow', 'deny', 'error', 'refused']) {
    expect(count(verdict), verdict).toBeGreaterThan(20);
  }
});

describe.each(sections)('%s', (section) => {
  const cases = corpus.filter((each) => each.section === section);
  test.each(cases)('$verdict: $declarations $expression', (corpusCase) => {
    expect(ourVerdict(corpusCase)).toBe(corpusCase.verdict);
  });
});
