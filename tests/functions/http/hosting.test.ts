import { expect, test } from 'vitest';
import { discountContracts } from '#src/model/discounts/contracts.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { paymentContracts } from '#src/model/payments/contracts.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { call, refusal } from '../support/call.ts';
import { siteUrl } from '../support/local.ts';

const all = { ...contracts, ...paymentContracts, ...discountContracts, ...orderContracts };

const signedIn = (Object.keys(all) as (keyof typeof all)[]).filter((name) => all[name].needsSignIn);

test.each(signedIn)('the site leads to %s', async (name) => {
  const { status, body } = await call(name, { url: siteUrl(all[name].path) });
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
