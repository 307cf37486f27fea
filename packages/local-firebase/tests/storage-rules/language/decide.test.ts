import { expect, test } from 'vitest';
import { fits } from '../../../src/storage-rules/language/decide.ts';
import { pathText, type Segment, type Value } from '../../../src/storage-rules/language/values.ts';

const any = (capture: string): Segment => ({ capture, glob: true });
const one = (capture: string): Segment => ({ capture, glob: false });

function describeValue(value: Value): string {
  if (value.type === 'path') return pathText(value.segments);
  return value.type === 'string' ? value.value : value.type;
}

function all(pattern: Segment[], target: string, minimum: 0 | 1): string[] {
  const segments = pattern.map((segment) => ({ segment, at: { line: 1, column: 1 } }));
  const found = [...fits(segments, target.split('/').filter(Boolean), minimum)];
  return found.map(({ captures, rest }) => {
    const names = [...captures].map(([name, value]) => `${name}=${describeValue(value)}`);
    return [...names, ...rest.map((each) => `+${each}`)].join(' ');
  });
}

test.each([
  [['a'], ['a', 0], ['']],
  [['a'], ['b', 0], []],
  [['a'], ['', 0], []],
  [['a'], ['a/b', 0], ['+b']],
  [[one('x')], ['a', 0], ['x=a']],
  [[one('x'), 'b', one('y')], ['a/b/c', 0], ['x=a y=c']],
  [[any('x')], ['a/b', 0], ['x=/a/b', 'x=/a +b', 'x=/ +a +b']],
  [[any('x')], ['', 0], ['x=/']],
  [[any('x')], ['', 1], []],
  [
    [any('x'), 'n', one('y')],
    ['n/a/n/b', 0],
    ['x=/n/a y=b', 'x=/ y=a +n +b'],
  ],
] as const)('%j on %j', (pattern, [target, minimum], expected) => {
  expect(all([...pattern], target, minimum)).toEqual(expected);
});
