import { describe, expect, test } from 'vitest';
import { compileRules } from '../../../src/database/rules/compileRules.ts';
import { parseJson } from '../../../src/database/rules/json.ts';

function errorOf(text: string): string {
  const compiled = compileRules(text);
  return 'error' in compiled ? compiled.error : '';
}

describe('rules files', () => {
  test.each([
    '{"rules": {}}',
    '{"rules": {".read": true, ".write": "false"}}',
    '// before\n{"rules": { /* inside */ ".read": true } } // after',
    '{"rules": {"a": {".indexOn": "x"}, "b": {".indexOn": ["x", "y/z", ".value"]}}}',
    '{"rules": {".read": "auth != null &&\n   auth.uid != null"}}',
    '{"rules": {"æøå": {"$id": {"$other": {".validate": "$id != $other"}}}}}',
  ])('%j is fine', (text) => {
    expect(errorOf(text)).toBe('');
  });

  test.each([
    ['invalid json %{!@[', '1:1: Parse error: expected a value.'],
    ['', '1:1: Parse error: expected a value.'],
    [
      '{\n  "rules": {\n    ".read": true\n    ".write": true\n  }\n}',
      "4:5: Parse error: expected ',' or '}'.",
    ],
    ['{"rules": {".read": true}', "1:26: Parse error: expected ',' or '}'."],
    ['{"rules": {".read": true,}}', "1:26: Parse error: expected '\"'."],
    ['{"rules": {".indexOn": ["a",]}}', '1:29: Parse error: expected a value.'],
    ['{"rules": {".indexOn": ["a" "b"]}}', "1:29: Parse error: expected ',' or ']'."],
    ['{"rules": {}} x', '1:15: Parse error: there is text after the end.'],
    ['{"rules": "a\\q"}', '1:15: Parse error: a bad escape.'],
    ['{"rules": "a', '1:13: Parse error: a text has no end.'],
    ['{"a": {}}', "1:1: Expected an object whose only key is 'rules'."],
    ['{"rules": {}, "more": 1}', "1:1: Expected an object whose only key is 'rules'."],
    ['[]', "1:1: Expected an object whose only key is 'rules'."],
    ['{"rules": 5}', '1:11: Expected an object with rules.'],
    ['{"rules": {"a": true}}', '1:17: Expected an object with rules.'],
    ['{"rules": {".read": 1}}', '1:21: .read must be a string or a boolean.'],
    ['{"rules": {".reed": true}}', "1:12: Unknown rule '.reed'."],
    ['{"rules": {".indexOn": 1}}', '1:24: .indexOn must be a string or a list of strings.'],
    ['{"rules": {"a": {}, "a": {}}}', "1:21: Duplicate key 'a'."],
    ['{"rules": {"$a": {}, "$b": {}}}', '1:22: There can be only one $variable at a place.'],
    ['{"rules": {"$a": {"x": {"$a": {}}}}}', "1:25: '$a' is used further up."],
    ['{"rules": {"$a-b": {}}}', "1:12: '$a-b' is no name for a variable."],
    ['{"rules": {"a/b": {}}}', "1:12: 'a/b' cannot be a key."],
    ['{\n"rules": {\n  ".read": "auth != nul"\n}}', "3:21: Unknown variable 'nul'."],
    ['{"rules": {".read": "true &&\n  foo"}}', "2:3: Unknown variable 'foo'."],
    ['{"rules": {".write": "query.orderByKey"}}', "1:23: Unknown variable 'query'."],
    ['{"rules": {".read": "newData.exists()"}}', "1:22: Unknown variable 'newData'."],
    ['{"rules": {".read": "\\"a\\" == tru"}}', "1:31: Unknown variable 'tru'."],
    ['{"rules": {".read": "data.val()"}}', '1:22: A rule must be boolean.'],
  ])('%j: %s', (text, expected) => {
    expect(errorOf(text)).toBe(expected);
  });

  test('every problem is reported, in order', () => {
    const text = '{"rules": {\n".write": "b",\n".read": "a",\n".x": 1}}';
    expect(errorOf(text).split('\n')).toEqual([
      "2:12: Unknown variable 'b'.",
      "3:11: Unknown variable 'a'.",
      "4:1: Unknown rule '.x'.",
    ]);
  });

  test.each(['['.repeat(10_000), '{"a":'.repeat(10_000)])('nesting ends somewhere (%#)', (text) => {
    expect(errorOf(text)).toContain('nested too deeply');
  });

  test.each(['('.repeat(1000), '!'.repeat(1000), 'a['.repeat(1000), '1?'.repeat(1000)])(
    'so does that of a rule (%#)',
    (rule) => {
      expect(errorOf(JSON.stringify({ rules: { '.read': rule } }))).toContain('nested too deeply');
    },
  );
});

test('length alone does no harm', () => {
  const chain = (length: number) => Array.from({ length }, () => 'true').join('&&');
  expect(errorOf(JSON.stringify({ rules: { '.read': chain(1900) } }))).toBe('');
  expect(errorOf(JSON.stringify({ rules: { '.read': chain(20_000) } }))).toContain('too long');
  expect(errorOf(`${' '.repeat(2_000_000)}{"rules": {}}`)).toBe('');
  expect(errorOf(`${'/* */ '.repeat(200_000)}{"rules": {}}`)).toBe('');
});

describe('JSON with comments', () => {
  test('keeps where everything stands, through escapes', () => {
    const node = parseJson('{"a": "x\\n\\u0041y"}');
    const value = node.kind === 'object' ? node.members[0]?.value : null;
    expect(value).toEqual({ kind: 'string', at: 6, value: 'x\nAy', offsets: [7, 8, 10, 16] });
  });
});
