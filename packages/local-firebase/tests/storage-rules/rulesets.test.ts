import { expect, test } from 'vitest';
import { readVerdict } from './support/ourVerdict.ts';
import { limitCases } from './support/limits.ts';
import { rulesetCases } from './support/rulesets.ts';

test.each([...rulesetCases, ...limitCases])('$name', ({ rules, reads }) => {
  const verdicts = Object.keys(reads).map((path) => [path, readVerdict(rules, path)]);
  expect(Object.fromEntries(verdicts)).toEqual(reads);
});
