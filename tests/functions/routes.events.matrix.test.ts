import { expect, test } from 'vitest';
import { allContracts, contractNames } from '../support/contracts.ts';
import { call } from './support/call.ts';
import { functionUrl, siteUrl } from './support/local.ts';

/* A worker starts for each function that is called over HTTP: half a second each. */

test.each(contractNames)('the site leads to %s', async (name) => {
  const { path, needsSignIn } = allContracts[name];
  const { status, body } = await call(name, { url: siteUrl(path) });
  expect({ status, success: body['success'] }).toEqual({
    status: needsSignIn ? 401 : 400,
    success: false,
  });
});

test.each(['emptyBin', 'proveFiles', 'measureStorage', 'forgetPurchases', 'remindOfOrders'])(
  '%s, which runs at set times, is started here by nothing but a POST',
  async (name) => {
    expect((await fetch(functionUrl(name))).status).toBe(405);
    expect((await fetch(functionUrl(name), { method: 'POST' })).status).toBe(200);
  },
);
