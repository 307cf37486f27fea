import { expect, test } from 'vitest';
import { explainFailure } from '../../../tools/admin/accounts.ts';
import { Problem } from 'local-firebase/problem';

const local = { local: true } as const;
const shop = { local: false, project: 'shop' } as const;
const failure = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test.each([
  [shop, failure('app/invalid-credential'), 'There are no usable credentials'],
  [shop, failure('auth/insufficient-permission'), 'may not manage the accounts of shop'],
  [shop, failure('auth/project-not-found'), 'There is no project shop'],
  [shop, failure('auth/configuration-not-found'), 'There is no project shop'],
  [
    shop,
    failure(
      'auth/internal-error',
      'The identitytoolkit.googleapis.com API requires a quota project',
    ),
    'on which project your own sign-in works',
  ],
  [shop, failure('app/network-error'), 'Google cannot be reached'],
  [
    local,
    failure('app/network-error', 'Error while making request: connect ECONNREFUSED 127.0.0.1:9099'),
    'the local site does not run',
  ],
])('case %#: in plain words', (target, error, words) => {
  expect(explainFailure(error, target)?.message).toContain(words);
});

test('a problem stays as it is', () => {
  const problem = new Problem('Nobody has an account.');
  expect(explainFailure(problem, shop)).toBe(problem);
});

test.each([
  [local, failure('app/invalid-credential')],
  [shop, failure('auth/internal-error')],
  [shop, new TypeError('x is not a function')],
  [local, 'thrown text'],
])('case %#: our own faults keep their stack', (target, error) => {
  expect(explainFailure(error, target)).toBeUndefined();
});
