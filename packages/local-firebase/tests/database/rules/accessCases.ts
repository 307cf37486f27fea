import type { Query } from '../../../src/database/tree/query.ts';
import type { Operation, Question, WireQuery } from './oracle.ts';
import { ANN, BOB, NOW, type Difference, type Verdict } from './verdict.ts';

export interface AccessCase extends Question {
  readonly name: string;
  readonly verdict: Verdict;
  readonly oracle?: Difference;
}

type Rules = Question['rules'];
type Outcome = readonly [name: string, operation: Operation, verdict: Verdict];

function under(rules: Rules, auth: Question['auth'], outcomes: readonly Outcome[]): AccessCase[] {
  return outcomes.map(([name, operation, verdict]) => ({
    name,
    rules,
    auth,
    operation,
    verdict,
  }));
}

function read(path: string, query?: WireQuery): Operation {
  return query === undefined ? { kind: 'read', path } : { kind: 'read', path, query };
}

function set(path: string, value: unknown): Operation {
  return { kind: 'set', path, value };
}

function update(path: string, values: Record<string, unknown>): Operation {
  return { kind: 'update', path, values };
}

const NO_QUERY: Query = {
  index: { kind: 'key' },
  start: null,
  end: null,
  limit: null,
  limitFrom: 'first',
};

function bound(value: string | number) {
  return { value, key: null, inclusive: true };
}

const BY_OWNER: WireQuery = {
  ours: {
    ...NO_QUERY,
    index: { kind: 'child', path: ['owner'] },
    start: bound('ann'),
    end: bound('ann'),
  },
  theirs: { orderByChild: 'owner', equalTo: 'ann' },
};

const FIRST_TEN: WireQuery = {
  ours: { ...NO_QUERY, limit: 10 },
  theirs: { orderByKey: true, limitToFirst: 10 },
};

const LAST_FIVE_BY_VALUE: WireQuery = {
  ours: { ...NO_QUERY, index: { kind: 'value' }, limit: 5, limitFrom: 'last' },
  theirs: { orderByValue: true, limitToLast: 5 },
};

const FROM_A_BY_PRIORITY: WireQuery = {
  ours: { ...NO_QUERY, index: { kind: 'priority' }, start: bound(1), end: bound(9) },
  theirs: { orderByPriority: true, startAt: 1, endAt: 9 },
};

const OWN = 'auth != null && auth.uid == $uid';
const PROFILES: Rules = {
  users: {
    '.read': 'auth.token.level >= 3',
    $uid: {
      '.read': OWN,
      '.write': OWN,
      '.validate': "newData.hasChildren(['name'])",
      name: { '.validate': 'newData.isString() && newData.val().length < 20' },
      age: { '.validate': 'newData.isNumber() && newData.val() >= 0' },
      seen: { '.validate': 'newData.val() <= now' },
      score: { '.validate': '!data.exists() || newData.val() > data.val()' },
      secret: { '.read': false, '.write': false },
      $other: { '.validate': 'newData.isBoolean() || newData.hasChildren()' },
    },
  },
};

const PROFILE_CASES: readonly AccessCase[] = [
  ...under(PROFILES, ANN, [
    ['a grant reads everything below', read('/users/ann/secret'), 'allowed'],
    ['a grant further up reads a sibling', read('/users/bob'), 'allowed'],
    ['a grant does not reach above itself', read('/'), 'denied'],
    ['no rules at all', read('/settings'), 'denied'],
    ['a complete new profile', set('/users/ann', { name: 'New', age: 3 }), 'allowed'],
    ['a profile without its name', set('/users/ann', { age: 3 }), 'denied'],
    ['a name of the wrong type', set('/users/ann/name', 5), 'denied'],
    ['a name too long', set('/users/ann/name', 'x'.repeat(20)), 'denied'],
    ['a name just short enough', set('/users/ann/name', 'x'.repeat(19)), 'allowed'],
    ['a negative age', set('/users/ann/age', -1), 'denied'],
    ['an age of nought', set('/users/ann/age', 0), 'allowed'],
    ['a removed age skips its check', set('/users/ann/age', null), 'allowed'],
    ['a removed name leaves an incomplete profile', set('/users/ann/name', null), 'denied'],
    ['a removed profile skips every check', set('/users/ann', null), 'allowed'],
    ["somebody else's profile", set('/users/bob/age', 18), 'denied'],
    ['all profiles at once', set('/users', { ann: { name: 'A' } }), 'denied'],
    ['a write rule below a grant is ignored', set('/users/ann/secret', true), 'allowed'],
    ['a timestamp of now', set('/users/ann/seen', { '.sv': 'timestamp' }), 'allowed'],
    ['a time in the future', set('/users/ann/seen', NOW + 1), 'denied'],
    ['a score that rises', set('/users/ann/score', 2), 'allowed'],
    ['a score that falls', set('/users/ann/score', 1), 'denied'],
    ['an unknown text', set('/users/ann/color', 'red'), 'denied'],
    ['an unknown truth', set('/users/ann/vip', true), 'allowed'],
    ['a bad part of a good whole', set('/users/ann', { name: 'A', age: 'x' }), 'denied'],
    ['a leaf where a profile was', set('/users/ann', 'Ann'), 'denied'],
    ['an update of two parts', update('/users/ann', { age: 31, name: 'Anne' }), 'allowed'],
    ['an update with one bad part', update('/users/ann', { age: 31, name: 1 }), 'denied'],
    ['an update with one foreign part', update('/users', { 'ann/age': 1, 'bob/age': 1 }), 'denied'],
    ['an update from the root', update('/', { 'users/ann/age': 1 }), 'allowed'],
    ['an update outside the rules', update('/', { 'users/ann/age': 1, other: 1 }), 'denied'],
    ['an update that removes', update('/users/ann', { age: null, tags: null }), 'allowed'],
  ]),
  ...under(PROFILES, BOB, [
    ['his own profile', read('/users/bob'), 'allowed'],
    ["somebody else's", read('/users/ann'), 'denied'],
    ['the list', read('/users'), 'denied'],
    ['a part of his own', read('/users/bob/name'), 'allowed'],
    ['something missing of his own', read('/users/bob/none/at/all'), 'allowed'],
    ['writing a deep part', set('/users/bob/tags/c', true), 'allowed'],
  ]),
  ...under(PROFILES, null, [
    ['a profile without signing in', read('/users/ann'), 'denied'],
    ['the list without signing in', read('/users'), 'denied'],
    ['writing without signing in', set('/users/ann/vip', true), 'denied'],
  ]),
];

const SHOP: Rules = {
  stock: {
    $item: {
      '.write': 'auth != null',
      '.validate':
        "newData.isNumber() && newData.parent().parent().child('log').child($item).exists()",
    },
  },
  log: { '.write': 'auth != null', $item: { '.validate': 'newData.val() == auth.uid' } },
  users: { '.write': "root.child('users').child(auth.uid).child('admin').val() == true" },
  settings: {
    '.write': "newData.child('limit').val() == data.child('limit').val() + 1",
    '.validate': "newData.hasChildren(['title', 'limit'])",
  },
  ranked: { '.write': true, '.validate': 'newData.getPriority() != null' },
};

const SHOP_CASES: readonly AccessCase[] = [
  ...under(SHOP, ANN, [
    ['one half of a pair', set('/stock/egg', 1), 'denied'],
    ['both halves of a pair', update('/', { 'stock/egg': 1, 'log/egg': 'ann' }), 'allowed'],
    ['a pair with a wrong half', update('/', { 'stock/egg': 1, 'log/egg': 'bob' }), 'denied'],
    ['a right looked up in the data', set('/users/cid', { name: 'Cid' }), 'allowed'],
    ['a counter one higher', set('/settings/limit', 4), 'allowed'],
    ['a counter two higher', set('/settings/limit', 5), 'denied'],
    ['a state that is one higher', set('/settings', { title: 'T', limit: 4 }), 'allowed'],
    ['a state that is two higher', set('/settings', { title: 'T', limit: 5 }), 'denied'],
    ['a value with a priority', set('/ranked', { '.value': 2, '.priority': 1 }), 'allowed'],
    ['a value without a priority', set('/ranked', 2), 'denied'],
    ['an unlisted place', set('/elsewhere', 1), 'denied'],
  ]),
  ...under(SHOP, BOB, [
    ['no such right in the data', set('/users/cid', { name: 'Cid' }), 'denied'],
    ['a pair in his name', update('/', { 'stock/egg': 1, 'log/egg': 'bob' }), 'allowed'],
  ]),
  ...under(SHOP, null, [
    ['a look-up without somebody', set('/users/cid', { name: 'Cid' }), 'denied'],
    ['an open place', set('/ranked', { '.value': 3, '.priority': 'p' }), 'allowed'],
  ]),
];

const LISTS: Rules = {
  orders: {
    '.read': "query.orderByChild == 'owner' && query.equalTo == auth.uid",
    '.indexOn': 'owner',
  },
  words: { '.read': 'query.limitToFirst <= 10' },
  users: { '.read': 'query.orderByValue && query.limitToLast == 5' },
  settings: { '.read': 'query.orderByPriority && query.startAt == 1 && query.endAt >= 9' },
  $rest: { '.read': 'query.orderByKey', $deep: { '.read': '$rest != $deep' } },
};

const LIST_CASES: readonly AccessCase[] = [
  ...under(LISTS, ANN, [
    ['only her own orders', read('/orders', BY_OWNER), 'allowed'],
    ['all orders', read('/orders'), 'denied'],
    ['ten words', read('/words', FIRST_TEN), 'allowed'],
    ['all words', read('/words'), 'denied'],
    ['words in the wrong order', read('/words', LAST_FIVE_BY_VALUE), 'denied'],
    ['the last five by value', read('/users', LAST_FIVE_BY_VALUE), 'allowed'],
    ['ten by key', read('/users', FIRST_TEN), 'denied'],
    ['a range by priority', read('/settings', FROM_A_BY_PRIORITY), 'allowed'],
    ['no query counts as by key', read('/other'), 'allowed'],
    ['a query by value is not by key', read('/other', LAST_FIVE_BY_VALUE), 'denied'],
    ['two captures that differ', read('/a/b', LAST_FIVE_BY_VALUE), 'allowed'],
    ['two captures that agree', read('/a/a', LAST_FIVE_BY_VALUE), 'denied'],
  ]),
  ...under(LISTS, BOB, [["somebody else's orders", read('/orders', BY_OWNER), 'denied']]),
  ...under(LISTS, null, [['orders of nobody', read('/orders', BY_OWNER), 'denied']]),
];

const ERRORS: Rules = {
  up: {
    '.read': 'root.parent().exists()',
    '.write': "data.child('x').val().length > 0",
    down: {
      '.read': true,
      '.write': true,
      '.validate': "newData.val().contains('ok')",
    },
  },
};

const ERROR_CASES: readonly AccessCase[] = under(ERRORS, null, [
  ['an error denies', read('/up'), 'denied'],
  ['an error does not hinder a grant below', read('/up/down'), 'allowed'],
  ['a write past an error', set('/up/down', 'ok then'), 'allowed'],
  ['a failing check', set('/up/down', 'no'), 'denied'],
  ['an error in a check', set('/up/down', 5), 'denied'],
  ['an error in a check of a branch', set('/up/down', { a: 1 }), 'denied'],
]);

function differs(entry: Omit<AccessCase, 'auth'>): AccessCase {
  return { ...entry, auth: ANN };
}

const DIFFERENCES: readonly AccessCase[] = [
  differs({
    name: 'a branch that stays as it is',
    rules: { users: { '.write': "newData.child('bob').val() == data.child('bob').val()" } },
    operation: set('/users/ann/age', 31),
    verdict: 'allowed',
    oracle: {
      verdict: 'denied',
      why: 'It never finds two branches equal; rules ask this to keep a branch unchanged.',
    },
  }),
  differs({
    name: 'a query when writing',
    rules: { '.write': 'query.orderByKey || true' },
    operation: set('/a', 1),
    verdict: 'refused',
    oracle: {
      verdict: 'denied',
      why: 'It knows the variable but has no value for it; writing never has a query.',
    },
  }),
];

/** Requests against whole rules files. */
export const ACCESS_CASES: readonly AccessCase[] = [
  ...PROFILE_CASES,
  ...SHOP_CASES,
  ...LIST_CASES,
  ...ERROR_CASES,
  ...DIFFERENCES,
];
