import { describe, expect, test } from 'vitest';
import { clientContracts } from '#src/model/clients/contracts.ts';
import { auth } from '../../../functions/src/firebaseAdmin.ts';
import { allContracts, contractNames, otherFunctions } from '../../support/contracts.ts';
import { publicFunctions } from '../../support/deployedFunctions.ts';
import { call, refusal } from '../support/call.ts';
import { storeGallery } from '../support/clientGalleries.ts';
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

describe.each(signedInNames)('%s', (name) => {
  test('asks who is there', async () => {
    const { status, body } = await call(name);
    expect({ status, body }).toEqual({ status: 401, body: SIGN_IN });
  });

  test('refuses a sign-in that was revoked', async () => {
    const person = await createPerson();
    await moveValidSince(person.uid, new Date(Date.now() + 60_000));
    const { status, body } = await call(name, { token: person.token });
    const text = 'Du er blevet logget ud. Log ind igen for at fortsætte.';
    expect({ status, body }).toEqual({ status: 401, body: refusal(text, 'auth/session-expired') });
  });

  test('refuses who asks too often', async () => {
    const person = await createPerson();
    await useUp(name, person.uid);
    const { status, body } = await call(name, { token: person.token });
    expect({ status, body }).toEqual({ status: 429, body: TOO_OFTEN });
  });
});

// It accepts those whose account is gone, so that it asks in a way of its own.
describe.each(['listUsers', 'deleteAccount'] as const)('%s refuses', (name) => {
  test.each(['', 'x', 'Basic YTpi', 'Bearer ', 'Bearer x', 'Bearer a.b.c', 'bearer a.b.c'])(
    'the header "%s"',
    async (authorization) => {
      const { status, body } = await call(name, { headers: { authorization } });
      expect({ status, body }).toEqual({ status: 401, body: SIGN_IN });
    },
  );

  test('a token of another project, one that has run out, and one of nobody', async () => {
    const person = await createPerson();
    const seconds = Math.floor(Date.now() / 1000);
    for (const claims of [
      { aud: 'another-project' },
      { exp: seconds - 60 },
      { sub: unique(), user_id: unique() },
    ]) {
      const { status } = await call(name, { token: forgedToken(person, claims) });
      expect(status).toBe(401);
    }
  });

  test('a blocked account', async () => {
    const person = await createPerson();
    await auth().updateUser(person.uid, { disabled: true });
    const { status, body } = await call(name, { token: person.token });
    const text = 'Kontoen er spærret. Kontakt support.';
    expect({ status, body }).toEqual({ status: 403, body: refusal(text, 'auth/user-disabled') });
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
  test('is asked by its own method alone', async () => {
    const method = allContracts[name].method === 'POST' ? 'GET' : 'POST';
    const { status, body, headers } = await call(name, { method });
    const text = 'Adressen kan ikke bruges på denne måde.';
    expect({ status, body }).toEqual({ status: 405, body: refusal(text, 'invalid-argument') });
    expect(headers.get('allow')).toBe(`${allContracts[name].method}, OPTIONS`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('answers no pages of others', async () => {
    const { status, headers, body } = await call(name, {
      headers: { origin: 'https://evil.example' },
    });
    expect(status).toBe(403);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const text = 'Adgang nægtet. Forespørgslen kommer ikke fra denne side.';
    expect(body).toEqual(refusal(text, 'permission-denied'));
  });
});

describe.each(postNames)('%s reads nothing else than what it asks for:', (name) => {
  test.each(['{"newEmail":', 'newEmail=a@b.dk', '[]', '7', 'null', '{"admin":true}'])(
    '%s',
    async (body) => {
      const { token } = await createPerson();
      const reply = await call(name, { token, body });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ success: false });
    },
  );
});

test('neither deep nesting nor more than it takes stops a function', async () => {
  const { token } = await createPerson();
  const asking = (body: string) => call('updateUserEmail', { token, body });
  expect((await asking('['.repeat(5000))).status).toBe(400);
  expect((await asking('a'.repeat(33 * 1024))).status).toBe(413);
});
