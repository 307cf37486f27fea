import { beforeEach, describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { auth, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { readShop } from '../../../functions/src/settings/shop.ts';
import { call, refusal } from '../support/call.ts';
import { expectMails } from '../support/mails.ts';
import { createPerson, forgedToken, oldToken, unique, type Person } from '../support/people.ts';
import { enroll } from '../support/secondFactor.ts';

const [OWNER = '', PARTNER = ''] = site.ownerEmails;

const settings = () => firestore().doc('settings/public');
const log = async () => (await firestore().collection('settings-log').get()).docs;

/** An owner whose account is new; the numbers stay, so that other tests find them in their mails. */
async function owner(email = OWNER): Promise<Person> {
  const known = await auth()
    .getUserByEmail(email)
    .catch(() => undefined);
  if (known) await auth().deleteUser(known.uid);
  return createPerson({ email });
}

const payee = (bank: string) => ({
  mobilePayNumber: site.mobilePayNumber,
  bankAccount: { ...site.bankAccount, bank },
  payments: site.payments,
});

async function change(token: string | undefined, changes: object = {}) {
  const { payeeRevision: revision } = await readShop();
  const input = { ...payee(site.bankAccount.bank), revision, ...changes };
  return call('changePayee', { token, input });
}

beforeEach(async () => {
  await settings().delete();
});

test('an owner changes where the money goes, which the log and all owners are told of', async () => {
  const bank = `${site.bankAccount.bank} ${unique()}`;
  const { token } = await owner();
  const { status, body } = await change(token, payee(bank));
  expect({ status, body }).toEqual({ status: 200, body: { success: true } });
  expect(await readShop()).toMatchObject({ ...payee(bank), payeeRevision: 1 });
  expect((await readShop()).businessName).toBe(site.businessName);
  const entry = (await log()).find((each) => each.get('after.bankAccount.bank') === bank);
  expect(entry?.data()).toMatchObject({ by: OWNER, before: payee(site.bankAccount.bank) });
  const mails = await expectMails(bank, site.ownerEmails.length);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(site.ownerEmails.toSorted());
  const { accountNumber } = site.bankAccount;
  expect(mails[0]?.params['message']).toContain(`•${accountNumber.slice(-4)}`);
  expect(mails[0]?.params['message']).not.toContain(accountNumber);
  expect(mails[0]?.params['message']).toContain(OWNER);
});

test('the later of two owners is told that it has changed meanwhile', async () => {
  const [first, second] = [await owner(), await owner(PARTNER)];
  const answers = await Promise.all(
    [first, second].map(({ token }) =>
      call('changePayee', {
        token,
        input: { ...payee(site.bankAccount.bank), revision: 0 },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual(
    refusal('En anden ejer har ændret betalingen imens. Se på den, og prøv igen.', 'aborted'),
  );
  expect((await readShop()).payeeRevision).toBe(1);
});

describe('refused is', () => {
  const NOT_OWNER = refusal(
    'Kun en ejer med bekræftet e-mail kan ændre betalingen.',
    'permission-denied',
  );

  test.each([
    { who: 'a customer', person: () => createPerson() },
    {
      who: 'an administrator who is no owner',
      person: () => createPerson({ claims: { admin: true } }),
    },
    {
      who: 'somebody with the address of an owner who has not confirmed it',
      person: async () => {
        const account = await owner();
        return {
          ...account,
          token: forgedToken(account, { email_verified: false }),
        };
      },
    },
  ])('$who', async ({ person }) => {
    const { status, body } = await change((await person()).token);
    expect({ status, body }).toEqual({ status: 403, body: NOT_OWNER });
    expect((await settings().get()).exists).toBe(false);
  });

  test('a sign-in older than five minutes', async () => {
    const { status, body } = await change(await oldToken(await owner(), 6));
    expect({ status, code: body['code'] }).toEqual({
      status: 401,
      code: 'auth/requires-recent-login',
    });
  });

  test('a sign-in without the second factor that the owner has', async () => {
    const person = await owner();
    await enroll(person);
    const { status, body } = await change(person.token);
    expect({ status, body }).toEqual({
      status: 401,
      body: refusal(
        'Log ind igen med koden fra din app, og prøv så en gang til.',
        'auth/requires-recent-login',
      ),
    });
    const firebase = { sign_in_provider: 'password', sign_in_second_factor: 'totp' };
    expect((await change(forgedToken(person, { firebase }))).status).toBe(200);
  });

  test.each([
    { mobilePayNumber: '1234567' },
    { mobilePayNumber: '' },
    { bankAccount: { ...site.bankAccount, registrationNumber: '12' } },
    { bankAccount: { ...site.bankAccount, bank: 'a\nb' } },
    { payments: { mobilePay: 'manual', card: true } },
    { revision: -1 },
    { businessName: 'Andet' },
  ])('%o', async (changes) => {
    const { token } = await owner();
    expect((await change(token, changes)).status).toBe(400);
    expect((await settings().get()).exists).toBe(false);
  });
});
