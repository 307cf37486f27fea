import { expect, test } from 'vitest';
import { call, refusal } from '../support/call.ts';
import { caughtMails, failNextMail } from '../support/mails.ts';
import { createPerson, type Person } from '../support/people.ts';

const admin = (emailVerified = true) => createPerson({ claims: { admin: true }, emailVerified });
const send = ({ token, email }: Person) => {
  const words = { opening: `Først ${email}`, closing: 'Sidst' };
  return call('sendTestMail', { token, input: { kind: 'approved', ...words } });
};

test('an administrator gets the mail as a customer would, with the words as they are typed', async () => {
  const person = await admin();
  const { status, body } = await send(person);
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: true, address: person.email },
  });
  const [mail] = await caughtMails(person.email);
  expect(mail?.to).toBe(person.email);
  expect(mail?.params['message']).toMatch(/Hej Kim Kunde\n\nFørst .*\n\nSidst\n\nVenlig hilsen/s);
});

test.each([
  ['a customer', () => createPerson(), 'Kun administratorer kan prøve en mail.'],
  [
    'an administrator without a verified address',
    () => admin(false),
    'Din konto har ingen bekræftet e-mail, som prøven kan sendes til.',
  ],
])('%s gets none', async (_, person, words) => {
  const someone = await person();
  const answer = await send(someone);
  expect([answer.status, answer.body]).toEqual([403, refusal(words, 'permission-denied')]);
  expect(await caughtMails(someone.email)).toEqual([]);
});

test('it is told why a mail was not sent', async () => {
  const person = await admin();
  await failNextMail(person.email, { status: 429 });
  expect((await send(person)).body).toEqual(
    refusal('Prøven blev ikke sendt: mailtjenesten tog ikke imod den.', 'service-failed'),
  );
});
