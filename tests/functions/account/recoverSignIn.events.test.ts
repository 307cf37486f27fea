import { describe, expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { auth, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { recoveriesOfAccount } from '../../../functions/src/rateLimits.ts';
import { withAccounts } from '../../../tools/admin/accounts.ts';
import { runCommand } from '../../../tools/admin/runCommand.ts';
import { call, refusal } from '../support/call.ts';
import { portOffset } from '../support/local.ts';
import { createPerson, PASSWORD, signIn } from '../support/people.ts';
import { useUpLimit } from '../support/rate.ts';
import { enroll, factorsOf } from '../support/secondFactor.ts';

vi.stubEnv('LOCAL_PORT_OFFSET', String(portOffset));

const WRONG_CODE = refusal(
  'Genoprettelseskoden passer ikke, eller den er brugt.',
  'auth/invalid-verification-code',
);
const WRONG_PASSWORD = refusal(
  'Ugyldige login oplysninger. Kontroller email og adgangskode.',
  'auth/invalid-credential',
);

async function newCodes(email: string): Promise<string[]> {
  const lines = await withAccounts({ local: true }, (accounts) =>
    runCommand({ name: 'recovery-codes', email }, accounts),
  );
  return lines.filter((line) => line.startsWith('  ')).map((line) => line.trim());
}

async function personWithCodes() {
  const person = await createPerson();
  await enroll(person);
  const [first = '', second = ''] = await newCodes(person.email);
  return { person, first, second };
}

const recover = (email: string, code: string, password = PASSWORD) =>
  call('recoverSignIn', { input: { email, password, code } });

describe('a recovery code', () => {
  test('removes a lost app with the password, and the password alone signs in again', async () => {
    const { person, first } = await personWithCodes();
    expect((await recover(person.email, first.toLowerCase())).status).toBe(200);
    expect(await factorsOf(person.email)).toBe(0);
    expect(await signIn(person.email)).toEqual(expect.any(String));
  });

  test('is good once: for the next app another one is needed', async () => {
    const { person, first, second } = await personWithCodes();
    await recover(person.email, first);
    // The answer was lost, and the same is asked again.
    expect((await recover(person.email, first)).status).toBe(200);
    await enroll(person);
    expect(await recover(person.email, first)).toMatchObject({ status: 403, body: WRONG_CODE });
    expect(await factorsOf(person.email)).toBe(1);
    expect((await recover(person.email, second)).status).toBe(200);
    expect(await factorsOf(person.email)).toBe(0);
  });

  test('that was noted as used before the call was cut off removes the same app still', async () => {
    const { person, first } = await personWithCodes();
    const place = firestore().doc(documents.recoveryCodes.build({ uid: person.uid }));
    const app = (await auth().getUser(person.uid)).multiFactor?.enrolledFactors[0]?.uid;
    const { codes } = (await place.get()).data() as { codes: object[] };
    await place.set({
      codes: codes.map((code, index) => (index ? code : { ...code, removed: [app] })),
    });
    expect((await recover(person.email, first)).status).toBe(200);
    expect(await factorsOf(person.email)).toBe(0);
  });

  test.each(['', 'ABCD', 'AAAA-AAAA-AAAA-AAAA'])('"%s" is refused', async (code) => {
    const { person } = await personWithCodes();
    expect((await recover(person.email, code)).status).toBe(code === '' ? 400 : 403);
    expect(await factorsOf(person.email)).toBe(1);
  });

  test('does nothing without the password, and tells nothing', async () => {
    const { person, first } = await personWithCodes();
    const answers = [
      await recover(person.email, first, 'Forkert-1234!'),
      await recover('nobody@kunde.example', first),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, body: WRONG_PASSWORD });
    expect(await factorsOf(person.email)).toBe(1);
  });

  test('of somebody else is refused', async () => {
    const { first } = await personWithCodes();
    const { person } = await personWithCodes();
    expect(await recover(person.email, first)).toMatchObject({ status: 403, body: WRONG_CODE });
  });

  test('is void once new ones are made', async () => {
    const { person, first } = await personWithCodes();
    await newCodes(person.email);
    expect(await recover(person.email, first)).toMatchObject({ status: 403, body: WRONG_CODE });
  });

  test('is not guessed: attempts are counted, those without the password are not', async () => {
    const { person, first } = await personWithCodes();
    await useUpLimit(recoveriesOfAccount, { name: 'recoveriesOfAccount', subject: person.uid });
    expect((await recover(person.email, first, 'Forkert-1234!')).status).toBe(401);
    expect((await recover(person.email, first)).status).toBe(429);
    expect(await factorsOf(person.email)).toBe(1);
  });

  test('of a blocked account is refused', async () => {
    const { person, first } = await personWithCodes();
    await auth().updateUser(person.uid, { disabled: true });
    expect((await recover(person.email, first)).status).toBe(403);
  });
});

test('an administrator of the project removes a lost app', async () => {
  const { person } = await personWithCodes();
  await withAccounts({ local: true }, (accounts) =>
    runCommand({ name: 'remove-factor', email: person.email }, accounts),
  );
  expect(await factorsOf(person.email)).toBe(0);
});

test('apps are allowed in the configuration of the project', async () => {
  await withAccounts({ local: true }, (accounts) =>
    runCommand({ name: 'allow-factor', email: undefined }, accounts),
  );
});
