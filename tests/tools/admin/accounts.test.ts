import { Problem } from 'local-firebase/problem';
import { expect, test, vi } from 'vitest';
import { explainFailure, sendPasswordMail } from '../../../tools/admin/accounts.ts';

const local = { local: true } as const;
const shop = { local: false, project: 'shop' } as const;
const failure = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test.each([
  [shop, failure('app/invalid-credential'), 'There are no usable credentials'],
  [shop, failure('auth/insufficient-permission'), 'may not manage the accounts of shop'],
  [shop, failure('auth/project-not-found'), 'There is no project shop'],
  [shop, failure('auth/internal-error', 'API requires a quota project'), 'your own sign-in works'],
  [shop, failure('app/network-error'), 'Google cannot be reached'],
  [local, failure('app/network-error', 'ECONNREFUSED'), 'the local site does not run'],
])('a refusal is told in plain words: case %#', (target, error, words) => {
  expect(explainFailure(error, target)?.message).toContain(words);
});

test('a problem stays as it is, and our own faults keep their stack', () => {
  const problem = new Problem('Nobody has an account.');
  expect(explainFailure(problem, shop)).toBe(problem);
  expect(explainFailure(new TypeError('x is not a function'), shop)).toBeUndefined();
});

test('the mail with a link is asked for in Danish, on the quota of the project', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}'));
  const accessToken = () => Promise.resolve('token');
  const service = { url: 'https://sign-in.example/projects/shop', project: 'shop', accessToken };
  await sendPasswordMail(service, 'maja@jerslevfoto.example');
  const [url, request] = ask.mock.calls[0] ?? [];
  expect(url).toBe('https://sign-in.example/projects/shop/accounts:sendOobCode');
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer token',
    'x-goog-user-project': 'shop',
    'x-firebase-locale': 'da',
  });
  ask.mockResolvedValueOnce(new Response('{}', { status: 403 }));
  await expect(sendPasswordMail(service, 'maja@jerslevfoto.example')).rejects.toThrow('HTTP 403');
});
