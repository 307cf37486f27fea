import { describe, expect, test } from 'vitest';
import {
  matchesWhole,
  replaceMatches,
  splitAtMatches,
} from '../../../src/storage-rules/builtins/regex.ts';

describe('matching takes the whole text', () => {
  test.each([
    ['abc', 'b', false],
    ['abc', '.b.', true],
    ['ab', 'a|ab', true],
    ['a\n', 'a$', false],
    ['', '', true],
  ])('%j with %s', (text, pattern, expected) => {
    expect(matchesWhole(text, pattern)).toBe(expected);
  });

  test('a pattern that takes others exponential time takes this one none', () => {
    expect(matchesWhole('a'.repeat(5000), '(a*)*b')).toBe(false);
  });
});

describe('replacing', () => {
  test.each([
    [['aba', 'a', 'x'], 'xbx'],
    [['aba', '(a)', '[$1]'], '[a]b[a]'],
    [['aba', '(?P<n>a)', '${n}!'], 'a!ba!'],
    [['aba', 'a', '$'], '$b$'],
    [['aba', '(a)', '$10'], 'a0ba0'],
    [['aba', 'a', String.raw`\$1`], '$1b$1'],
    [['ab', '(a)(z)?', '<$2>'], '<>b'],
    [['ab', '', '-'], '-a-b-'],
    [['abc', 'x', 'y'], 'abc'],
  ] as const)('%j', ([text, pattern, replacement], expected) => {
    expect(replaceMatches(text, pattern, replacement)).toBe(expected);
  });

  test.each(['$1', '${n}', '${0', '${}'])('%s names no group', (replacement) => {
    expect(() => replaceMatches('a', 'a', replacement)).toThrow('no group');
  });
});

describe('splitting', () => {
  test.each([
    ['a,b', ',', ['a', 'b']],
    ['a,,b,,', ',', ['a', '', 'b']],
    [',', ',', ['']],
    ['', ',', ['']],
    ['abc', '', ['', 'a', 'b', 'c']],
    ['a1b22c', '[0-9]+', ['a', 'b', 'c']],
  ])('%j at %s', (text, pattern, expected) => {
    expect(splitAtMatches(text, pattern)).toEqual(expected);
  });
});

test.each(['[', '(a', 'a**', String.raw`(a)\1`, 'a(?=b)'])('%s is no pattern', (pattern) => {
  expect(() => matchesWhole('a', pattern)).toThrow('Invalid regular expression pattern');
});
