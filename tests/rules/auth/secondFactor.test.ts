import { totpCode, totpStep } from 'local-firebase/auth/totp';
import { afterEach, describe, expect, test } from 'vitest';
import { connectSite, createAccount } from '../repos/connection.ts';
import { freshId } from '../support/firestore.ts';

connectSite();
const session = await import('#src/data/auth/session.ts');
const { passSecondFactor, onCodeChallenge } = await import('#src/data/auth/secondFactor.ts');
const { ownApp, setUpApp } = await import('#src/data/auth/authenticatorApp.ts');
const { register } = await import('#src/data/auth/register.ts');

const password = 'Demo1234!';

const signIn = (email: string) =>
  session.signIn({ email, password, remember: false }, passSecondFactor);

/** An app whose codes are each shown once. */
function appWith(key: string): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, totpStep(new Date()));
    return totpCode(key, last);
  };
}

async function withApp() {
  const email = `${freshId('konto').toLowerCase()}@kunde.example`;
  await createAccount({ email, password });
  await signIn(email);
  const setup = await setUpApp(password);
  const code = appWith(setup.key);
  await setup.finish(code());
  return { email, code };
}

/** The person at the page types this. */
function answering(code: () => string): void {
  const stop = onCodeChallenge(({ answer }) => answer(code()));
  stops.push(stop);
}

const stops: (() => void)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await session.signOut();
});

describe('an account with an app', () => {
  test('signs in with password and code', async () => {
    const { email, code } = await withApp();
    expect(await ownApp()).toMatchObject({ isOn: true });
    await session.signOut();
    answering(code);
    await signIn(email);
    expect((await session.requireUser()).email).toBe(email);
  });

  test('does not with the password alone', async () => {
    const { email } = await withApp();
    await session.signOut();
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/multi-factor-auth-required' });
    answering(() => '000000');
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
    await expect(session.requireUser()).rejects.toMatchObject({ code: 'auth/no-current-user' });
  });

  test('is known as registered, also to who knows the password', async () => {
    const { email } = await withApp();
    await session.signOut();
    const phone = { countryCode: '+45', digits: '20304050' };
    const again = { email, password, firstName: 'Ida', lastName: 'Dam', phone };
    await expect(register(again)).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  });
});
