import { describe, expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import type { ListedUser } from '#src/model/system/contracts.ts';
import { auth, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal } from '../support/call.ts';
import { createPerson, signIn, unique, type Person } from '../support/people.ts';

const REFUSED = refusal(
  'Adgang nægtet. Kun administratorer kan se alle brugere.',
  'permission-denied',
);

async function flagged(isAdmin: unknown): Promise<Person> {
  const person = await createPerson();
  await firestore()
    .doc(documents.user.build({ uid: person.uid }))
    .set({ isAdmin });
  return person;
}

describe('refused', () => {
  const ordinary: [string, () => Promise<Person>][] = [
    ['a customer', () => createPerson()],
    ['a customer whose claim is not quite true', () => createPerson({ claims: { admin: 'true' } })],
    ['a customer with another claim', () => createPerson({ claims: { isAdmin: true } })],
    ['a profile that says no', () => flagged(false)],
    ['a profile that says something', () => flagged('true')],
  ];

  test.each(ordinary)('%s', async (_, person) => {
    const { token } = await person();
    const { status, body } = await call('listUsers', { token });
    expect({ status, body }).toEqual({ status: 403, body: REFUSED });
  });
});

const email = 'assistent@jerslevfoto.example';

/** The owner's account, which is made at the first call. */
async function ownerToken(emailVerified: boolean): Promise<string> {
  const uid = `u${unique()}`;
  const password = 'Hemmelig-1234!';
  const known = await auth()
    .getUserByEmail(email)
    .catch(() => auth().createUser({ uid, email }));
  await auth().updateUser(known.uid, { emailVerified, password });
  return signIn(email);
}

test("an owner's address counts once it is verified", async () => {
  const unverified = await call('listUsers', { token: await ownerToken(false) });
  expect(unverified).toMatchObject({ status: 403, body: REFUSED });
  const verified = await call('listUsers', { token: await ownerToken(true) });
  expect(verified.status).toBe(200);
  // Another test needs an owner without an account.
  await auth().deleteUser((await auth().getUserByEmail(email)).uid);
});

describe('allowed', () => {
  const admins: [string, () => Promise<Person>][] = [
    ['by claim', () => createPerson({ claims: { admin: true } })],
    ['by profile', () => flagged(true)],
  ];

  test.each(admins)('%s', async (_, person) => {
    const { token } = await person();
    const customer = await createPerson({ emailVerified: false });
    const { status, body } = await call('listUsers', { token });
    const users = body['users'] as ListedUser[];
    expect({ status, success: body['success'] }).toEqual({ status: 200, success: true });
    expect(users.find(({ uid }) => uid === customer.uid)).toEqual({
      uid: customer.uid,
      email: customer.email,
      displayName: 'Test',
      phoneNumber: null,
      emailVerified: false,
      creationTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      lastSignInTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      disabled: false,
      customClaims: {},
    });
  });

  test('sees no password and nothing else of the account', async () => {
    const { token } = await createPerson({ claims: { admin: true } });
    const { body } = await call('listUsers', { token });
    expect(JSON.stringify(body)).not.toMatch(/password|salt|token/i);
  });
});
