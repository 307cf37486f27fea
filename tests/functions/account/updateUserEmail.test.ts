import { describe, expect, test } from 'vitest';
import { auth } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal } from '../support/call.ts';
import { authEmulatorUrl } from '../support/local.ts';
import { createPerson, oldToken, unique } from '../support/people.ts';

interface Mail {
  email: string;
  newEmail?: string;
  requestType: string;
  oobLink: string;
}

async function mailsTo(newEmail: string): Promise<Mail[]> {
  const answer = await fetch(authEmulatorUrl('oobCodes'));
  const { oobCodes } = (await answer.json()) as { oobCodes: Mail[] };
  return oobCodes.filter((mail) => mail.newEmail === newEmail);
}

const newAddress = (): string => `${unique()}@ny.example`;

test('a mail goes to the new address, and its link makes the change', async () => {
  const { uid, email, token } = await createPerson();
  const newEmail = newAddress();
  const { status, body } = await call('updateUserEmail', { token, input: { newEmail } });
  expect({ status, body }).toEqual({ status: 200, body: { success: true } });
  const [mail, ...more] = await mailsTo(newEmail);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ email, requestType: 'VERIFY_AND_CHANGE_EMAIL' });
  expect((await auth().getUser(uid)).email).toBe(email);
  await fetch(mail?.oobLink ?? '');
  expect(await auth().getUser(uid)).toMatchObject({ email: newEmail, emailVerified: true });
});

describe('refused', () => {
  test.each(['', 'ny', 'ny@', '@ny.dk', 'ny@ny', 'a b@ny.dk', `${'a'.repeat(260)}@ny.dk`, 7, null])(
    'the address %s',
    async (newEmail) => {
      const { token } = await createPerson();
      const { status, body } = await call('updateUserEmail', { token, input: { newEmail } });
      const expected = refusal('Indtast en gyldig email adresse', 'auth/invalid-email');
      expect({ status, body }).toEqual({ status: 400, body: expected });
    },
  );

  test('the address one has already, in any case', async () => {
    const { email, token } = await createPerson();
    const input = { newEmail: email.toUpperCase() };
    const { status, body } = await call('updateUserEmail', { token, input });
    const text = 'Du kan ikke ændre til den samme email adresse som du allerede har';
    expect({ status, body }).toEqual({ status: 400, body: refusal(text, 'already-exists') });
  });

  test("an owner's address, whether anybody has it or not", async () => {
    const text = 'Email adressen er allerede i brug. Vælg en anden.';
    for (const newEmail of ['assistent@jerslevfoto.example', 'EJER@jerslevfoto.example']) {
      const { token } = await createPerson();
      const { status, body } = await call('updateUserEmail', { token, input: { newEmail } });
      const expected = refusal(text, 'auth/email-already-in-use');
      expect({ status, body }).toEqual({ status: 409, body: expected });
      expect(await mailsTo(newEmail.toLowerCase())).toEqual([]);
    }
  });

  test("somebody else's address", async () => {
    const { token } = await createPerson();
    const { email: newEmail } = await createPerson();
    const { status, body } = await call('updateUserEmail', { token, input: { newEmail } });
    const text = 'Email adressen er allerede i brug. Vælg en anden.';
    expect({ status, body }).toEqual({
      status: 409,
      body: refusal(text, 'auth/email-already-in-use'),
    });
    expect(await mailsTo(newEmail)).toEqual([]);
  });

  test('a sign-in older than 5 minutes', async () => {
    const person = await createPerson();
    const newEmail = newAddress();
    const token = await oldToken(person, 6);
    const { status, body } = await call('updateUserEmail', { token, input: { newEmail } });
    const text =
      'For din sikkerhed skal du logge ud og ind igen før du kan ændre din email adresse.';
    expect({ status, body }).toEqual({
      status: 401,
      body: refusal(text, 'auth/requires-recent-login'),
    });
    expect(await mailsTo(newEmail)).toEqual([]);
  });

  test('an administrator', async () => {
    const { token } = await createPerson({ claims: { admin: true } });
    const input = { newEmail: newAddress() };
    const { status, body } = await call('updateUserEmail', { token, input });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'permission-denied' });
  });
});

test('a sign-in of 4 minutes is young enough', async () => {
  const person = await createPerson();
  const newEmail = newAddress();
  const token = await oldToken(person, 4);
  const { status } = await call('updateUserEmail', { token, input: { newEmail } });
  expect(status).toBe(200);
});
