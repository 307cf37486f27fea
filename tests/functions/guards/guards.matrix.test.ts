import { describe, expect, test } from 'vitest';
import { clientContracts } from '#src/model/clients/contracts.ts';
import { auth } from '../../../functions/src/firebaseAdmin.ts';
import { allContracts, contractNames, otherFunctions } from '../../support/contracts.ts';
import { publicFunctions } from '../../support/deployedFunctions.ts';
import { call, refusal } from '../support/call.ts';
import { storeGallery } from '../support/clientGalleries.ts';
import { functionUrl } from '../support/local.ts';
import { createPerson, forgedToken, moveValidSince, unique } from '../support/people.ts';
import { countOf, useUp } from '../support/rate.ts';

const names = contractNames;
const signedInNames = names.filter((name) => allContracts[name].needsSignIn);
const openNames = names.filter((name) => !allContracts[name].needsSignIn);
const postNames = names.filter((name) => allContracts[name].method === 'POST');

const SIGN_IN = refusal('Du skal være logget ind. Log ind og prøv igen.', 'unauthenticated');
const TOO_OFTEN = refusal('For mange forsøg. Vent lidt, og prøv igen.', 'rate-limited');

test('every function that anybody can call is tried here, or has no contract', () => {
  const tried = names.map((name) => allContracts[name].name);
  expect(publicFunctions.toSorted()).toEqual([...tried, ...otherFunctions].toSorted());
});

describe.each(signedInNames)('%s asks who is there', (name) => {
  test('nobody', async () => {
    const { status, body } = await call(name);
    expect({ status, body }).toEqual({ status: 401, body: SIGN_IN });
  });

  test.each(['', 'x', 'Basic YTpi', 'Bearer ', 'Bearer x', 'Bearer a.b.c', 'bearer a.b.c'])(
    'with the header "%s"',
    async (authorization) => {
      const { status, body } = await call(name, { headers: { authorization } });
      expect({ status, body }).toEqual({ status: 401, body: SIGN_IN });
    },
  );

  test('with a token of another project, or one that has run out', async () => {
    const person = await createPerson();
    const seconds = Math.floor(Date.now() / 1000);
    const foreign = await call(name, { token: forgedToken(person, { aud: 'another-project' }) });
    const late = await call(name, { token: forgedToken(person, { exp: seconds - 60 }) });
    expect([foreign.status, late.status]).toEqual([401, 401]);
  });

  test('with a sign-in that was revoked', async () => {
    const person = await createPerson();
    await moveValidSince(person.uid, new Date(Date.now() + 60_000));
    const { status, body } = await call(name, { token: person.token });
    const text = 'Du er blevet logget ud. Log ind igen for at fortsætte.';
    expect({ status, body }).toEqual({ status: 401, body: refusal(text, 'auth/session-expired') });
  });

  test('with a blocked account', async () => {
    const person = await createPerson();
    await auth().updateUser(person.uid, { disabled: true });
    const { status, body } = await call(name, { token: person.token });
    const text = 'Kontoen er spærret. Kontakt support.';
    expect({ status, body }).toEqual({ status: 403, body: refusal(text, 'auth/user-disabled') });
  });

  test('with an account that never was', async () => {
    const person = await createPerson();
    const token = forgedToken(person, { sub: unique(), user_id: unique() });
    const { status, body } = await call(name, { token });
    expect({ status, body }).toEqual({ status: 401, body: SIGN_IN });
  });

  test('too often', async () => {
    const person = await createPerson();
    await useUp(name, person.uid);
    const { status, body, headers } = await call(name, { token: person.token });
    expect({ status, body }).toEqual({ status: 429, body: TOO_OFTEN });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe.each(openNames)('%s asks for no sign-in', (name) => {
  // The local Firebase hands requests on without an address, so that all tests are one caller.
  test('and counts who has none by the address', async () => {
    const before = await countOf(name, '');
    expect((await call(name)).status).toBe(400);
    expect(await countOf(name, '')).toBeGreaterThan(before);
  });
});

describe.each(openNames.filter((name) => name in clientContracts))('%s', (name) => {
  test('too often, by those who have the link of a gallery', async () => {
    const { id, key } = await storeGallery();
    await useUp(name, `gallery ${id}`);
    const { status, body } = await call(name, { input: { gallery: id, key } });
    expect({ status, body }).toEqual({ status: 429, body: TOO_OFTEN });
  });
});

describe.each(names)('%s', (name) => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

  test.each(methods.filter((method) => method !== allContracts[name].method))(
    'is not asked by %s',
    async (method) => {
      const { status, body, headers } = await call(name, { method });
      const text = 'Adressen kan ikke bruges på denne måde.';
      expect({ status, body }).toEqual({ status: 405, body: refusal(text, 'invalid-argument') });
      expect(headers.get('allow')).toBe(`${allContracts[name].method}, OPTIONS`);
    },
  );

  test.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'file://'])(
    'does not answer pages of %s',
    async (origin) => {
      const { status, headers, body } = await call(name, { headers: { origin } });
      expect(status).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const text = 'Adgang nægtet. Forespørgslen kommer ikke fra denne side.';
      expect(body).toEqual(refusal(text, 'permission-denied'));
    },
  );

  test('lets our own pages ask first', async () => {
    const origin = 'http://127.0.0.1:5002';
    const answer = await fetch(functionUrl(allContracts[name].name), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': allContracts[name].method },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test('has no further addresses', async () => {
    const url = `${functionUrl(allContracts[name].name)}/secret`;
    const { status, body } = await call(name, { url });
    expect({ status, body }).toEqual({
      status: 404,
      body: refusal('Adressen findes ikke.', 'not-found'),
    });
  });

  test('is never kept by a cache', async () => {
    const { headers } = await call(name);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe.each(postNames)('%s reads what it is sent', (name) => {
  const broken: [string, string][] = [
    ['half a text', '{"newEmail":'],
    ['no JSON', 'newEmail=a@b.dk'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['unknown fields', '{"admin":true}'],
    ['deep nesting', '['.repeat(5000)],
  ];

  test.each(broken)('%s', async (_, body) => {
    const { token } = await createPerson();
    const reply = await call(name, { token, body });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false });
  });

  test('more than it takes', async () => {
    const { token } = await createPerson();
    const { status, body } = await call(name, { token, input: { text: 'a'.repeat(33 * 1024) } });
    const text = 'Forespørgslen er for stor.';
    expect({ status, body }).toEqual({ status: 413, body: refusal(text, 'invalid-argument') });
  });

  test.each(['application/json; charset=nonsense', 'text/html', 'multipart/form-data'])(
    'under the type %s',
    async (type) => {
      const { token } = await createPerson();
      const headers = { 'content-type': type };
      const reply = await call(name, { token, body: '{', headers });
      expect(reply.status).toBe(400);
    },
  );
});
