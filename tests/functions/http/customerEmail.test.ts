import { describe, expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { auth, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal } from '../support/call.ts';
import { createPerson, unique, type Person } from '../support/people.ts';

const ask = ({ token }: Person, uid: unknown) => call('customerEmail', { token, input: { uid } });
const administrator = () => createPerson({ claims: { admin: true } });

describe('the address of a customer', () => {
  test('is that of the account today, whatever the profile says', async () => {
    const customer = await createPerson();
    await firestore()
      .doc(documents.user.build({ uid: customer.uid }))
      .set({ email: 'gammel@kunde.example' }, { merge: true });
    const email = `${unique().toLowerCase()}@kunde.example`;
    await auth().updateUser(customer.uid, { email });
    const { status, body } = await ask(await administrator(), customer.uid);
    expect({ status, body }).toEqual({ status: 200, body: { success: true, email } });
  });

  test('is unknown when the account is gone', async () => {
    const { status, body } = await ask(await administrator(), 'slettet');
    expect({ status, body }).toEqual({ status: 200, body: { success: true, email: null } });
  });

  test('is told to administrators only', async () => {
    const customer = await createPerson();
    const { status, body } = await ask(customer, customer.uid);
    const text = 'Adgang nægtet. Kun administratorer kan se alle brugere.';
    expect({ status, body }).toEqual({ status: 403, body: refusal(text, 'permission-denied') });
  });

  test.each([undefined, '', 'a/b', 7])('is not looked up by %s', async (uid) => {
    const { status } = await ask(await administrator(), uid);
    expect(status).toBe(400);
  });
});
