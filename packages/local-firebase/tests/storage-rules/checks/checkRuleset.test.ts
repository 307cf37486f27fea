import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { storageDialect } from '../../../src/storage-rules/builtins/library.ts';
import { compile } from '../../../src/storage-rules/checks/compile.ts';
import { formatDiagnostic } from '../../../src/storage-rules/language/syntax.ts';
import { checker } from '../support/rulesProcess.ts';

const V2 = "rules_version = '2';\n";
const storage = (body: string) => `${V2}service firebase.storage {\n${body}\n}`;
const allowIf = (condition: string) => storage(`match /a { allow read: if ${condition}; }`);

const findings = (source: string) =>
  compile(source, storageDialect).diagnostics.map((each) => formatDiagnostic('f', each));

test('good rules give no findings', () => {
  const body =
    'function f(a) { let b = a; return b; } match /{x=**} { allow read: if f(x is path); }';
  expect(findings(storage(body))).toEqual([]);
});

describe('errors', () => {
  test.each([
    ['', 'f:1:1: error: The rules file is empty.'],
    [`//${'x'.repeat(256 * 1024)}`, 'f:1:1: error: The rules file exceeds 256 KB.'],
    [
      `${V2}service cloud.firestore { match /a { allow read; } }`,
      "f:2:1: error: This file has no 'service firebase.storage' block.",
    ],
    [
      `${allowIf('true')} service firebase.storage { match /b { allow read; } }`,
      'f:4:3: error: Duplicate service name declaration: firebase.storage.',
    ],
    [storage('function f(a, a) { return a; }'), 'f:3:15: error: Variable a is already defined.'],
    [
      storage('function f(a) { let a = 1; return a; }'),
      'f:3:21: error: Variable a is already defined.',
    ],
    [
      storage('function f() { return 1; } function f() { return 1; }'),
      'f:3:37: error: Function f is already defined.',
    ],
    [
      storage('function f() { return f(); }'),
      'f:3:10: error: Recursive call is not allowed: f -> f.',
    ],
    [
      storage('function f() { return g(); } function g() { return f(); }'),
      'f:3:10: error: Recursive call is not allowed: f -> g -> f.',
    ],
    [
      storage('match /{a}/{a} { allow read; }'),
      'f:3:11: error: Variable a already exists in this path.',
    ],
    [
      storage('match /{a=**}/{b=**} { allow read; }'),
      'f:3:14: error: Only one {name=**} is permitted in the path of a match.',
    ],
    [
      storage('match /{math} { allow read; }'),
      'f:3:7: error: math is a package and cannot be used as variable name.',
    ],
    [allowIf('math == 1'), 'f:3:27: error: math is a package and cannot be used as variable name.'],
    [allowIf("'a'.matches('[')"), 'f:3:39: error: Invalid regular expression pattern. Pattern: [.'],
    [
      'service firebase.storage { match /{a=**}/b { allow read; } }',
      "f:1:34: error: Before rules_version = '2', {name=**} must be the last segment.",
    ],
    [allowIf("bool('true')"), 'f:3:27: error: bool() does not exist in production.'],
    [allowIf('debug(true)'), 'f:3:27: error: debug() does not exist in production.'],
    [
      allowIf('math.isInfinite(1.0)'),
      'f:3:32: error: math.isInfinite() does not exist in production.',
    ],
  ])('%#: %s', (source, expected) => {
    expect(findings(source)).toContain(expected);
    expect(compile(source, storageDialect).ruleset).toBeUndefined();
  });
});

describe('warnings', () => {
  test.each([
    [
      'service firebase.storage { match /a { allow read; } }',
      "f:1:1: warning: This file uses version 1 of the language: begin it with rules_version = '2';",
    ],
    [
      `${allowIf('true')} service other.thing { match /b { allow read; } }`,
      'f:4:3: warning: Invalid service name: other.thing. Only firebase.storage counts here.',
    ],
    [
      storage('match /a { allow reda; }'),
      'f:3:18: warning: Invalid method name: reda. The methods are read, write, get, list, create, update, delete.',
    ],
    [
      allowIf('nobody'),
      'f:3:27: warning: Invalid variable name: nobody. Nothing of this name is declared here.',
    ],
    [
      allowIf('nothing()'),
      'f:3:27: warning: Invalid function name: nothing. There is no such function.',
    ],
    [
      allowIf('math.sine(1)'),
      'f:3:32: warning: Invalid function name: math.sine. There is no such function.',
    ],
    [
      allowIf('get(/a/b)'),
      'f:3:27: warning: Invalid function name: get. There is no such function.',
    ],
    [
      allowIf("'a'.shout()"),
      'f:3:31: warning: Invalid function name: shout. No type has such a method.',
    ],
    [allowIf('math.abs(1, 2)'), 'f:3:32: warning: math.abs takes 1 argument(s), and gets 2.'],
    [allowIf("'a'.size(1)"), 'f:3:31: warning: size takes 0 argument(s), and gets 1.'],
    [
      allowIf('firestore.exists()'),
      'f:3:37: warning: firestore.exists takes 1 argument(s), and gets 0.',
    ],
    [
      storage('function f(a) { return 1; } match /a { allow read: if f(); }'),
      'f:3:55: warning: f takes 1 argument(s), and gets 0.',
    ],
    [
      storage('function f(a) { return 1; } match /a { allow read: if f(1); }'),
      'f:3:12: warning: Unused variable: a.',
    ],
    [storage('function f() { return 1; }'), 'f:3:10: warning: Unused function: f.'],
    [
      storage('function f() { let b = a; let a = 1; return b; }'),
      'f:3:24: warning: Invalid variable name: a. Nothing of this name is declared here.',
    ],
  ])('%#: %s', (source, expected) => {
    expect(findings(source)).toContain(expected);
    expect(compile(source, storageDialect).ruleset).toBeDefined();
  });
});

describe('the checker for people', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(directory, 'storage.rules');
  afterAll(() => rmSync(directory, { recursive: true }));

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [checker, ...args], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('says nothing of good rules', () => {
    writeFileSync(file, allowIf('true'));
    expect(run(file)).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('names file, line, column and fault', () => {
    writeFileSync(file, allowIf('true ||'));
    const stdout = `${file}:3:34: error: Expected an expression, but found ';'.\n`;
    expect(run(file)).toEqual({ status: 1, stdout, stderr: '' });
  });

  test.each([[[]], [[join(directory, 'absent.rules')]]])('explains itself: %j', (args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).not.toBe('');
  });
});
