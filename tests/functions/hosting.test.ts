import { expect, test } from 'vitest';
import { allContracts, contractNames } from '../support/contracts.ts';
import { call, refusal } from './support/call.ts';
import { siteUrl } from './support/local.ts';

const signedIn = contractNames.filter((name) => allContracts[name].needsSignIn);

test.each(signedIn)('the site leads to %s', async (name) => {
  const { status, body } = await call(name, { url: siteUrl(allContracts[name].path) });
  expect({ status, code: body['code'] }).toEqual({ status: 401, code: 'unauthenticated' });
});

test.each(['/api/nothing', '/api/list-users/1', '/api/', '/api/verify-recaptcha/x'])(
  'an unknown address %s is answered in JSON',
  async (path) => {
    const { status, body } = await call('verifyRecaptcha', { url: siteUrl(path) });
    expect({ status, body }).toEqual({
      status: 404,
      body: refusal('Adressen findes ikke.', 'not-found'),
    });
  },
);
