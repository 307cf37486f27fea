import type { CorpusVerdict } from './corpus.ts';

/** A whole ruleset for Firestore, and what becomes of a read of some documents. */
export interface RulesetCase {
  name: string;
  rules: string;
  reads: Readonly<Record<string, CorpusVerdict>>;
}

const V2 = "rules_version = '2'; ";
/** A ruleset around declarations for the documents. */
export const inside = (body: string, head = V2) =>
  `${head}service cloud.firestore { match /databases/{database}/documents { ${body} } }`;

/** A ruleset with one condition, for the document c/a. */
export const condition = (expression: string) =>
  inside(`match /c/a { allow get: if ${expression}; }`);

/** Rulesets whose verdicts both engines must share: matching, scopes and limits. */
export const rulesetCases: RulesetCase[] = [
  {
    name: 'a variable takes one segment',
    rules: inside("match /c/{x} { allow get: if x == 'a'; }"),
    reads: { 'c/a': 'allow', 'c/b': 'deny', 'c/a/b/c': 'deny' },
  },
  {
    name: 'a variable with one star too',
    rules: inside("match /c/{x=*} { allow get: if x == 'a'; }"),
    reads: { 'c/a': 'allow', 'c/a/b/c': 'deny' },
  },
  {
    name: 'every variable of a path',
    rules: inside("match /{x}/{y}/d/{z} { allow get: if [x, y, z] == ['c', 'a', 'b']; }"),
    reads: { 'c/a/d/b': 'allow', 'c/b/d/b': 'deny' },
  },
  {
    name: 'a glob is a path',
    rules: inside("match /c/{x=**} { allow get: if x is path && x[0] == 'a'; }"),
    reads: { 'c/a': 'allow', 'c/a/b/c': 'allow', 'c/b': 'deny' },
  },
  {
    name: 'a glob compares with a path',
    rules: inside('match /c/{x=**} { allow get: if x == /a; }'),
    reads: { 'c/a': 'allow', 'c/a/b/c': 'deny' },
  },
  {
    name: 'a glob prints as a path',
    rules: inside("match /c/{x=**} { allow get: if string(x) == '/a/b/c'; }"),
    reads: { 'c/a': 'deny', 'c/a/b/c': 'allow' },
  },
  {
    name: 'an empty glob',
    rules: inside("match /c/a/{x=**} { allow get: if string(x) == '/'; }"),
    reads: { 'c/a': 'allow', 'c/a/b/c': 'deny' },
  },
  {
    name: 'version 1 wants a segment',
    rules: inside('match /c/a/{x=**} { allow get; }', ''),
    reads: { 'c/a': 'deny', 'c/a/b/c': 'allow' },
  },
  {
    name: 'a glob in the middle',
    rules: inside("match /{x=**}/n/{id} { allow get: if id != '' && x != /n; }"),
    reads: { 'n/a': 'allow', 'c/a/n/b': 'allow', 'n/a/n/b': 'allow', 'c/a/m/b': 'deny' },
  },
  {
    name: 'a glob in the middle under version 1',
    rules: inside('match /{x=**}/n/{id} { allow get; }', ''),
    reads: { 'n/a': 'refused' },
  },
  {
    name: 'two globs',
    rules: inside('match /{x=**}/n/{y=**} { allow get; }'),
    reads: { 'n/a': 'refused' },
  },
  {
    name: 'two globs in nested matches',
    rules: inside('match /{x=**} { match /n/{y=**} { allow get; } }'),
    reads: { 'n/a': 'refused' },
  },
  {
    name: 'a glob around a match',
    rules: inside('match /{x=**} { match /n/{y} { allow get; } }'),
    reads: { 'n/a': 'allow', 'c/a/n/b': 'allow', 'c/a': 'deny' },
  },
  {
    name: 'a name twice in a path',
    rules: inside('match /c/{x}/d/{x} { allow get; }'),
    reads: { 'c/a/d/b': 'refused' },
  },
  {
    name: 'an inner variable hides the outer',
    rules: inside("match /c/{database} { allow get: if database == 'a'; }"),
    reads: { 'c/a': 'allow', 'c/b': 'deny' },
  },
  {
    name: 'a variable hides the request',
    rules: inside("match /c/{request} { allow get: if request == 'a'; }"),
    reads: { 'c/a': 'allow' },
  },
  {
    name: 'a package as a path variable',
    rules: inside('match /c/{math} { allow get; }'),
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'nested matches',
    rules: inside(
      "match /c/{x} { allow get: if x == 'z'; match /d/{y} { allow get: if x == 'a' && y == 'b'; } }",
    ),
    reads: { 'c/a': 'deny', 'c/z': 'allow', 'c/a/d/b': 'allow', 'c/b/d/b': 'deny' },
  },
  {
    name: 'overlapping matches',
    rules: inside('match /c/{x} { allow get: if false; } match /c/a { allow get; }'),
    reads: { 'c/a': 'allow', 'c/b': 'deny' },
  },
  {
    name: 'an erring allow before a good one',
    rules: inside("match /c/a { allow get: if 'x'.y; allow read: if true; }"),
    reads: { 'c/a': 'allow' },
  },
  {
    name: 'the wrong method',
    rules: inside('match /c/a { allow list, write: if true; }'),
    reads: { 'c/a': 'deny' },
  },
  {
    name: 'an unknown method',
    rules: inside('match /c/a { allow fetch: if true; }'),
    reads: { 'c/a': 'deny' },
  },
  {
    name: 'the nearest function wins',
    rules: inside(
      'match /c/a { function f() { return true; } allow get: if f(); } function f() { return false; }',
    ),
    reads: { 'c/a': 'allow' },
  },
  {
    name: 'a function of an inner match is not seen outside',
    rules: inside(
      'match /c/a { allow get: if f(); match /d/b { function f() { return true; } allow get; } }',
    ),
    reads: { 'c/a': 'error', 'c/a/d/b': 'allow' },
  },
  {
    name: 'a function sees the match around it',
    rules: inside("match /c/{z} { function f() { return z == 'a'; } allow get: if f(); }"),
    reads: { 'c/a': 'allow', 'c/b': 'deny' },
  },
  {
    name: 'a function does not see the caller',
    rules: inside("function f() { return z == 'a'; } match /c/{z} { allow get: if f(); }"),
    reads: { 'c/a': 'error' },
  },
  {
    name: 'nor the functions of the caller',
    rules: inside(
      'function f() { return g(); } match /c/a { function g() { return true; } allow get: if f(); }',
    ),
    reads: { 'c/a': 'error' },
  },
  {
    name: 'a function of the file',
    rules: `${V2}function f() { return true; } ${condition('f()').slice(V2.length)}`,
    reads: { 'c/a': 'allow' },
  },
  {
    name: 'a function after the service',
    rules: `${condition('f()')} function f() { return true; }`,
    reads: { 'c/a': 'allow' },
  },
  {
    name: 'a service twice',
    rules: `${condition('true')} ${condition('true').slice(V2.length)}`,
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'another service beside',
    rules: `${condition('true')} service firebase.storage { match /b/{b}/o { match /x { allow read; } } }`,
    reads: { 'c/a': 'allow' },
  },
  {
    name: 'version 3',
    rules: inside('match /c/a { allow get; }', "rules_version = '3'; "),
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'a version that is no text',
    rules: inside('match /c/a { allow get; }', 'rules_version = 2; '),
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'a version without its semicolon',
    rules: inside('match /c/a { allow get; }', "rules_version = '2' "),
    reads: { 'c/a': 'allow' },
  },
  { name: 'an empty match', rules: inside('match /c/a { }'), reads: { 'c/a': 'refused' } },
  {
    name: 'an empty service',
    rules: `${V2}service cloud.firestore { }`,
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'an allow in the service',
    rules: `${V2}service cloud.firestore { allow read; }`,
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'a path that ends in a slash',
    rules: inside('match /c/a/ { allow get; }'),
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'a path without its first slash',
    rules: inside('match c/a { allow get; }'),
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'a value in the path of a match',
    rules: inside("match /c/$('a') { allow get; }"),
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'a condition without if',
    rules: inside('match /c/a { allow get: true; }'),
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'if without a colon',
    rules: inside('match /c/a { allow get if true; }'),
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'no method',
    rules: inside('match /c/a { allow : if true; }'),
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'two conditions',
    rules: inside('match /c/a { allow get: if true, if false; }'),
    reads: { 'c/a': 'refused' },
  },
  {
    name: 'statements without semicolons',
    rules: inside('match /c/a { allow list allow get: if true }'),
    reads: { 'c/a': 'allow' },
  },
  {
    name: 'two statements on the same condition',
    rules: inside('match /c/a { allow list: if true allow get: if true }'),
    reads: { 'c/a': 'allow' },
  },
  {
    name: 'an open comment',
    rules: inside('match /c/a { allow get; /* }'),
    reads: { 'c/a': 'refused' },
  },
];
