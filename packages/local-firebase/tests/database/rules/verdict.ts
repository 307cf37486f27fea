/** The outcome of a request: the rules file may also be refused as a whole. */
export type Verdict = 'allowed' | 'denied' | 'refused';

/** The different verdict of the oracle, and the reason why ours is right. */
export interface Difference {
  readonly verdict: Verdict;
  readonly why: string;
}

export const NOW = 1_700_000_000_000;

export const DATA = {
  users: {
    ann: {
      name: 'Ann',
      age: 30,
      admin: true,
      tags: { a: true, b: true },
      friends: { bob: true },
      score: 1.5,
      empty: '',
      zero: 0,
      seen: NOW - 1000,
    },
    bob: { name: 'Bob', age: 17, admin: false },
  },
  settings: { open: true, title: 'Hello World', limit: 3, list: ['x', 'y'] },
  ranked: { '.value': 1, '.priority': 5 },
  words: { w1: 'apple', w2: 'Äpfel', w3: 'a+b=c', w4: 'line\nbreak' },
};

export const ANN = {
  uid: 'ann',
  provider: 'password',
  token: {
    sub: 'ann',
    email: 'ann@example.com',
    email_verified: true,
    level: 3,
    firebase: { sign_in_provider: 'password' },
  },
};

export const BOB = { uid: 'bob', provider: 'anonymous', token: { sub: 'bob', level: 1 } };
