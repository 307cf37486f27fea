import { describe, expect, test } from 'vitest';
import { allContracts } from '../support/contracts.ts';
import { call, refusal } from './support/call.ts';
import { functionUrl, siteUrl } from './support/local.ts';
import { createPerson } from './support/people.ts';
import { useUp } from './support/rate.ts';

/* What lies between a browser and a function: Hosting, the platform's server and its parsers. */

const NOT_FOUND = { status: 404, body: refusal('Adressen findes ikke.', 'not-found') };
const url = functionUrl(allContracts.listUsers.name);

test('the site leads to the bot check under its older address', async () => {
  const url = siteUrl('/.netlify/functions/verify-recaptcha');
  expect((await call('verifyRecaptcha', { url })).status).toBe(400);
});

test.each(['/api/nothing', '/api/list-users/1', '/api/', '/api/verify-recaptcha/x'])(
  'an unknown address %s is answered in JSON',
  async (path) => {
    expect(await call('verifyRecaptcha', { url: siteUrl(path) })).toMatchObject(NOT_FOUND);
  },
);

test('a function has no further addresses', async () => {
  expect(await call('listUsers', { url: `${url}/secret` })).toMatchObject(NOT_FOUND);
});

test('our own pages may ask first, and others get no leave', async () => {
  const ask = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': allContracts.listUsers.method };
    const answer = await fetch(url, { method: 'OPTIONS', headers });
    return [answer.status, answer.headers.get('access-control-allow-origin')];
  };
  expect(await ask('http://127.0.0.1:5002')).toEqual([204, 'http://127.0.0.1:5002']);
  expect(await ask('https://evil.example')).toEqual([403, null]);
});

test('too many requests are told when to come again', async () => {
  const person = await createPerson();
  await useUp('listUsers', person.uid);
  const { status, headers } = await call('listUsers', { url, token: person.token });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('a body', () => {
  const send = async (body: string, type = 'application/json') => {
    const { token } = await createPerson();
    const asked = { url: functionUrl(allContracts.updateUserEmail.name), token, body };
    return call('updateUserEmail', { ...asked, headers: { 'content-type': type } });
  };

  test.each(['application/json; charset=nonsense', 'text/html', 'multipart/form-data'])(
    'that is half a text is refused by us, also under the type %s',
    async (type) => {
      expect(await send('{"newEmail":', type)).toMatchObject({
        status: 400,
        body: { success: false },
      });
    },
  );

  test('that is more than a function takes is refused', async () => {
    const body = JSON.stringify({ newEmail: 'a'.repeat(33 * 1024) });
    const expected = refusal('Forespørgslen er for stor.', 'invalid-argument');
    expect(await send(body)).toMatchObject({ status: 413, body: expected });
  });

  test('reaches the function, and its answer is kept by no cache', async () => {
    const { status, headers } = await send('{"newEmail":"ny"}');
    expect(status).toBe(400);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
