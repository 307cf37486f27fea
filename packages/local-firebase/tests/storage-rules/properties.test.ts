import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storageDialect } from '../../src/storage-rules/builtins/library.ts';
import { compile } from '../../src/storage-rules/checks/compile.ts';
import type { CorpusVerdict } from './support/corpus.ts';
import { ourVerdict, readVerdict } from './support/ourVerdict.ts';
import { randomExpression } from './support/randomExpressions.ts';

const sampleRules = readFileSync(join(import.meta.dirname, 'support/sample.rules'), 'utf8');
const FAULT = "'x'.y";

function verdictOf(expression: string): CorpusVerdict {
  const verdict = 'deny';
  return ourVerdict({ section: '', declarations: '', expression, verdict, official: verdict });
}

/** Reading must give a ruleset or say what is wrong, at a place inside the text. */
function expectSense(source: string): void {
  const { ruleset, diagnostics } = compile(source, storageDialect);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.length > 0).toBe(ruleset === undefined);
  const lineCount = source.split('\n').length;
  for (const { message, at } of diagnostics) {
    expect(message).not.toBe('');
    expect(at.line).toBeGreaterThanOrEqual(1);
    expect(at.line).toBeLessThanOrEqual(lineCount);
    expect(at.column).toBeGreaterThanOrEqual(1);
  }
}

test('random text never crashes the parser', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ maxLength: 300 }),
  );
  fc.assert(fc.property(text, expectSense), { numRuns: 3000 });
});

test('random words of the language never crash the parser', () => {
  const words = sampleRules.match(/\w+|[^\w\s]+/g) ?? [];
  const text = fc.array(fc.constantFrom(...words), { maxLength: 80 }).map((some) => some.join(' '));
  fc.assert(fc.property(text, expectSense), { numRuns: 2000 });
});

test('rules with pieces removed, doubled and inserted never crash the parser', () => {
  const place = fc.nat({ max: sampleRules.length });
  const change = fc.tuple(place, fc.nat({ max: 40 }), fc.oneof(fc.string(), fc.constant('')));
  const mutated = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce(
        (text, [from, length, inserted]) =>
          text.slice(0, from) + inserted + text.slice(from + length),
        sampleRules,
      ),
    );
  fc.assert(fc.property(mutated, expectSense), { numRuns: 3000 });
});

test.each(['(', '[', '{', '!', '-(', 'a(', 'a[', 'true ? ', "{'a':", 'true && ', '1 + ', '/a/$('])(
  'endless %s never exhausts the stack',
  (piece) => {
    const start = "rules_version = '2'; service firebase.storage { match /a { allow get: if ";
    expect(compile(start + piece.repeat(20_000), storageDialect).ruleset).toBeUndefined();
  },
);

test('endless matches never exhaust the stack', () => {
  const text = `service firebase.storage { ${'match /a { '.repeat(20_000)}`;
  expect(compile(text, storageDialect).ruleset).toBeUndefined();
});

test('an evaluation error in a place that needs its value never permits', () => {
  const needs = fc.constantFrom<(fault: string, other: string) => string>(
    (fault) => `(${fault}) && true`,
    (fault) => `true && (${fault})`,
    (fault) => `(${fault}) || false`,
    (fault) => `!(${fault})`,
    (fault, other) => `(${fault}) == (${other})`,
    (fault, other) => `(${other}) != (${fault})`,
    (fault) => `(${fault}) ? true : true`,
    (fault, other) => `[${other}, ${fault}].size() >= 0`,
    (fault, other) => `{'a': ${other}, 'b': ${fault}}.size() >= 0`,
    (fault) => `(${fault}) is bool`,
    (fault, other) => `(${other}) in [${fault}]`,
    (fault) => `string(${fault}) != ''`,
  );
  const wrapped = fc
    .tuple(fc.array(needs, { minLength: 1, maxLength: 4 }), randomExpression)
    .map(([layers, other]) => layers.reduce((fault, layer) => layer(fault, other), FAULT));
  fc.assert(
    fc.property(wrapped, (expression) => {
      expect(verdictOf(expression)).not.toBe('allow');
    }),
    { numRuns: 3000 },
  );
});

test('absorption follows the value that decides, for any expression', () => {
  fc.assert(
    fc.property(randomExpression, (expression) => {
      const verdict = verdictOf(expression);
      fc.pre(verdict !== 'refused');
      const permits = verdict === 'allow';
      expect(verdictOf(`(${expression}) || ${FAULT}`) === 'allow').toBe(permits);
      expect(verdictOf(`${FAULT} || (${expression})`) === 'allow').toBe(permits);
      expect(verdictOf(`!(!(${expression}))`) === 'allow').toBe(permits);
      expect(verdictOf(`!(${expression})`) === 'allow').toBe(verdict === 'deny');
      expect(verdictOf(`${FAULT} && (${expression})`)).toBe(verdict === 'deny' ? 'deny' : 'error');
    }),
    { numRuns: 2000 },
  );
});

test('an erring allow changes nothing for the others', () => {
  const rules = (conditions: string[]) => {
    const allows = conditions.map((condition) => `allow get: if ${condition};`).join(' ');
    return `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /c/a { ${allows} } } }`;
  };
  fc.assert(
    fc.property(fc.array(randomExpression, { minLength: 1, maxLength: 4 }), (conditions) => {
      const verdicts = conditions.map((condition) => readVerdict(rules([condition]), 'c/a'));
      fc.pre(!verdicts.includes('refused'));
      expect(readVerdict(rules(conditions), 'c/a') === 'allow').toBe(verdicts.includes('allow'));
    }),
    { numRuns: 500 },
  );
});
