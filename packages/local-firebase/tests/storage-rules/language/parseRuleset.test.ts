import { describe, expect, test } from 'vitest';
import { parseRuleset } from '../../../src/storage-rules/language/parseRuleset.ts';
import { SyntaxFault } from '../../../src/storage-rules/language/syntax.ts';

test('a ruleset keeps its shape and its places', () => {
  const { version, services } = parseRuleset(`rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{file=**} { allow read, write: if true; }
  }
}`);
  const [service] = services;
  const [outer] = service?.matches ?? [];
  const [inner] = outer?.matches ?? [];
  expect(version).toBe(2);
  expect(service).toMatchObject({ name: 'firebase.storage', at: { line: 2, column: 1 } });
  expect(outer?.segments.map(({ segment }) => segment)).toEqual([
    'b',
    { capture: 'bucket', glob: false },
    'o',
  ]);
  expect(inner?.segments).toEqual([
    { segment: { capture: 'file', glob: true }, at: { line: 4, column: 11 } },
  ]);
  expect(inner?.allows).toMatchObject([
    { methods: [{ name: 'read' }, { name: 'write' }], at: { line: 4, column: 24 } },
  ]);
});

const inService = (body: string) => `service firebase.storage {\n${body}\n}`;
const inMatch = (body: string) => inService(`match /a { ${body} }`);

describe('what is wrong is said in words, where it is', () => {
  test.each([
    ['match /a {}', '1:1', "Expected 'service' or 'function', but found 'match'."],
    [
      'function f() { return 1; }',
      '1:27',
      "Expected a 'service' block, but found the end of the file.",
    ],
    ["rules_version = '3';", '1:17', "There is no rules_version '3': write '2'."],
    ['rules_version = 2;', '1:17', "Expected the version in quotes, '2', but found '2'."],
    [inService('allow read;'), '2:1', "Expected 'match', 'function' or '}', but found 'allow'."],
    [
      inService('match /a { }'),
      '2:1',
      'This match is empty: it needs an allow, a match or a function.',
    ],
    [inService(''), '1:1', 'This service holds no match.'],
    [inMatch('allow read: true;'), '2:24', "Expected 'if' after ':', but found 'true'."],
    [inMatch('allow read if true;'), '2:23', "Expected ':' before 'if', but found 'if'."],
    [inMatch('allow read: if a b;'), '2:29', "Expected ';' after the condition, but found 'b'."],
    [inMatch('allow read: if a is colour;'), '2:32', "There is no type 'colour'."],
    [
      inMatch('allow read: if --a;'),
      '2:27',
      'Increment (++) and decrement (--) operators are not supported.',
    ],
    [inMatch('allow read: if f(a;'), '2:30', "Expected ',' or ')' after this, but found ';'."],
    [
      inMatch('allow read: if 9223372036854775808;'),
      '2:27',
      'The int 9223372036854775808 has more than 64 bits.',
    ],
    [inMatch('function match() { return 1; }'), '2:21', "and 'match' is a reserved word"],
    [
      inMatch('function f() { let a = 1 return a; }'),
      '2:37',
      "Expected ';' after the value of the variable",
    ],
    [inMatch('function f() { }'), '2:27', "Expected 'return' in the function, but found '}'."],
    [
      inService('match /a/ { allow read; }'),
      '2:11',
      "Expected a segment after '/': text, or a variable as in {name}, but found '{'.",
    ],
    [
      inService('match a { allow read; }'),
      '2:7',
      "Expected a path such as /photos/{photo} after 'match'",
    ],
  ])('%s', (source, place, message) => {
    let fault: unknown;
    try {
      parseRuleset(source);
    } catch (error) {
      fault = error;
    }
    const { line, column } = fault instanceof SyntaxFault ? fault.at : { line: 0, column: 0 };
    expect(`${line}:${column}`).toBe(place);
    expect(String(fault)).toContain(message);
  });
});
