import { expect, test } from 'vitest';
import { coverageReport, describeGaps, gapsIn, joinReports } from '../src/coverage.ts';

const node = (line: number, values?: unknown[], children?: unknown[]) => ({
  sourcePosition: { line, column: 1, currentOffset: line * 10, endOffset: line * 10 + 5 },
  ...(values ? { values: values.map((value) => ({ value, count: 1 })) } : {}),
  ...(children ? { children } : {}),
});
const report = (...nodes: unknown[]) => coverageReport.parse({ report: nodes });

const both = [{ boolValue: true }, { boolValue: false }];

test('what nothing evaluated and what had one answer are found, also further down', () => {
  const seen = joinReports([
    report(
      node(1, both, [node(2), node(3, [{ boolValue: true }]), node(4, [{ stringValue: 'a' }])]),
    ),
  ]);
  expect(gapsIn(seen)).toMatchObject({
    unseen: [{ line: 2 }],
    oneSided: [{ line: 3, wasTrue: true }],
  });
});

test('several runs add up', () => {
  const seen = joinReports([
    report(node(1, [{ boolValue: true }]), node(2)),
    report(node(1, [{ boolValue: false }]), node(2, [{}])),
  ]);
  expect(gapsIn(seen)).toEqual({ unseen: [], oneSided: [] });
});

test('an empty report has no gaps', () => {
  expect(joinReports([coverageReport.parse({})])).toEqual([]);
});

test('gaps are listed with their place and text', () => {
  const source = 'allow get: if isAdmin();';
  const seen = { line: 1, column: 15, from: 14, to: 22, evaluated: true, wasFalse: false };
  const gaps = { unseen: [], oneSided: [{ ...seen, wasTrue: true }] };
  expect(describeGaps(gaps, source)).toEqual([
    'Conditions with one answer: 1',
    '  only ever true: 1:15 isAdmin()',
    'Never evaluated: 0',
  ]);
});
