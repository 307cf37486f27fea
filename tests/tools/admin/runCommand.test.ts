import { Problem } from 'local-firebase/problem';
import { describe, expect, test } from 'vitest';
import { recoveryCodeHash } from '#src/model/account/secondFactor.ts';
import { claimOwners, runCommand } from '../../../tools/admin/runCommand.ts';
import { account, fakeAccounts } from './fakeAccounts.ts';

const email = 'maja@jerslevfoto.example';
const uid = 'uid-maja';

describe('granting', () => {
  test.each([{}, { admin: false }, { admin: 'true' }])(
    'sets the claim over %j, keeps the others and asks for a new sign-in',
    async (claims) => {
      const accounts = fakeAccounts(account('maja', { claims: { tester: true, ...claims } }));
      const lines = await runCommand({ name: 'grant', email }, accounts);
      expect(accounts.claimsOf(uid)).toEqual({ tester: true, admin: true });
      expect(accounts.done).toEqual([`claims of ${uid}`]);
      expect(lines.join('\n')).toMatch(/is an administrator now.*must sign out and in again/s);
    },
  );

  test('again changes nothing and says so', async () => {
    const accounts = fakeAccounts(account('maja', { claims: { admin: true } }));
    const lines = await runCommand({ name: 'grant', email }, accounts);
    expect(lines).toEqual([`${email} is an administrator already.`]);
    expect(accounts.done).toEqual([]);
  });

  test('is refused to an address that is not verified', async () => {
    const accounts = fakeAccounts(account('maja', { emailVerified: false }));
    await expect(runCommand({ name: 'grant', email }, accounts)).rejects.toThrow(
      `${email} is not verified`,
    );
    expect(accounts.done).toEqual([]);
  });
});

describe('revoking', () => {
  test.each([true, false])(
    'removes the claim before the sessions, and keeps the other claims (verified: %s)',
    async (emailVerified) => {
      const claims = { tester: true, admin: true };
      const accounts = fakeAccounts(account('maja', { emailVerified, claims }));
      const lines = await runCommand({ name: 'revoke', email }, accounts);
      expect(accounts.claimsOf(uid)).toEqual({ tester: true });
      expect(accounts.done).toEqual([`claims of ${uid}`, `sign-out of ${uid}`]);
      expect(lines.join('\n')).toMatch(/has the admin claim no longer.*must sign in again/s);
    },
  );

  test('again ends the sessions that a cut run has left', async () => {
    const accounts = fakeAccounts(account('maja'));
    const lines = await runCommand({ name: 'revoke', email }, accounts);
    expect(lines[0]).toBe(`${email} does not have the admin claim.`);
    expect(accounts.done).toEqual([`sign-out of ${uid}`]);
  });

  test.each([true, false])('from an owner (verified: %s) says who stays', async (isVerified) => {
    const owner = account('ejer', { emailVerified: isVerified, claims: { admin: true } });
    const command = { name: 'revoke', email: 'ejer@jerslevfoto.example' } as const;
    const lines = await runCommand(command, fakeAccounts(owner));
    expect(lines.some((line) => line.includes('stays an administrator'))).toBe(isVerified);
  });
});

describe('listing', () => {
  test('names everybody with the claim, and the owners', async () => {
    const accounts = fakeAccounts(
      account('maja', { claims: { admin: true } }),
      account('bo', { claims: { admin: 'true' } }),
      account('anna', { email: undefined, claims: { admin: true } }),
      account('ejer'),
      account('partner', { emailVerified: false }),
    );
    const lines = await runCommand({ name: 'list', email: undefined }, accounts);
    expect(lines.slice(0, 7)).toEqual([
      'Administrators by claim:',
      '  maja@jerslevfoto.example (uid-maja)',
      '  without an e-mail (uid-anna)',
      'Owners in site.config.json, once their address is verified:',
      '  ejer@jerslevfoto.example: verified',
      '  partner@jerslevfoto.example: not verified yet',
      '  assistent@jerslevfoto.example: no account, so anybody may take it. Run claim-owners',
    ]);
  });

  test.each([
    ['maja', { claims: { admin: true }, hasSecondFactor: true }, ['yes', 'yes', 'no', 'yes']],
    ['ejer', { emailVerified: false }, ['no', 'no', 'yes', 'no']],
  ])('shows %s alone', async (name, changes, answers) => {
    const address = `${name}@jerslevfoto.example`;
    const command = { name: 'list', email: address } as const;
    const facts = ['verified', 'admin claim', 'on the owner list', 'second factor'];
    expect(await runCommand(command, fakeAccounts(account(name, changes)))).toEqual([
      `${address} (uid-${name})`,
      ...facts.map((fact, index) => `  ${fact}: ${answers[index]}`),
    ]);
  });
});

describe('recovery codes', () => {
  test('are ten, shown once, and only their hashes are stored', async () => {
    const accounts = fakeAccounts(account('maja', { hasSecondFactor: true }));
    const lines = await runCommand({ name: 'recovery-codes', email }, accounts);
    const codes = lines.filter((line) => /^ {2}([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/.test(line));
    expect(new Set(codes).size).toBe(10);
    expect(accounts.done).toEqual([`codes of ${uid}`]);
    const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(uid, code)));
    expect(accounts.recoveryCodes).toEqual(hashes);
    expect(accounts.recoveryCodes.join()).toMatch(/^[0-9a-f,]+$/);
  });

  test('are refused to an address that is not verified', async () => {
    const accounts = fakeAccounts(account('maja', { emailVerified: false }));
    const asking = runCommand({ name: 'recovery-codes', email }, accounts);
    await expect(asking).rejects.toThrow(Problem);
    expect(accounts.done).toEqual([]);
  });
});

test('a lost app is removed, once', async () => {
  const accounts = fakeAccounts(account('maja', { hasSecondFactor: true }), account('bo'));
  const remove = (of: string) =>
    runCommand({ name: 'remove-factor', email: `${of}@jerslevfoto.example` }, accounts);
  expect((await remove('maja'))[0]).toContain('is removed');
  expect(await remove('bo')).toEqual(['bo@jerslevfoto.example has no authenticator app.']);
  expect(accounts.done).toEqual([`no second factor of ${uid}`]);
});

test('apps are allowed for the whole project', async () => {
  const accounts = fakeAccounts();
  await runCommand({ name: 'allow-factor', email: undefined }, accounts);
  expect(accounts.done).toEqual(['apps are allowed']);
});

test.each(['grant', 'revoke', 'list', 'recovery-codes'] as const)(
  'nobody is there to %s',
  async (name) => {
    const accounts = fakeAccounts(account('bo'));
    await expect(runCommand({ name, email }, accounts)).rejects.toThrow(
      `Nobody has an account with ${email}.`,
    );
    expect(accounts.done).toEqual([]);
  },
);

describe("the owners' addresses", () => {
  const owners = ['ejer', 'partner', 'assistent'].map((name) => `${name}@jerslevfoto.example`);
  const [ejer = '', partner = '', assistent = ''] = owners;

  test('that nobody has are taken, and each is sent a link, a second time too', async () => {
    const accounts = fakeAccounts();
    const made: { uid: string; password: string }[] = [];
    const create: typeof accounts.create = (fresh) => {
      made.push(fresh);
      return accounts.create(fresh);
    };
    const lines = await claimOwners({ ...accounts, create });
    expect(accounts.done).toEqual(
      owners.flatMap((address) => [`account of ${address}`, `mail to ${address}`]),
    );
    expect(lines[0]).toMatch(/^ejer@.*its link sets the password and verifies the address/is);
    expect(new Set(made.map((each) => each.uid)).size).toBe(3);
    expect(new Set(made.map(({ password }) => password)).size).toBe(3);
    expect(Math.min(...made.map(({ password }) => password.length))).toBeGreaterThanOrEqual(64);
    accounts.done.length = 0;
    await claimOwners(accounts);
    expect(accounts.done).toEqual(owners.map((address) => `mail to ${address}`));
  });

  test('that somebody has signed up with are taken from them, also after a cut', async () => {
    const accounts = fakeAccounts(account('ejer', { emailVerified: false }));
    const create = () => Promise.reject(new Error('cut'));
    await expect(claimOwners({ ...accounts, create })).rejects.toThrow('cut');
    await claimOwners(accounts);
    expect(accounts.done.slice(0, 3)).toEqual([
      'removal of uid-ejer',
      `account of ${ejer}`,
      `mail to ${ejer}`,
    ]);
    expect(await accounts.findByEmail(ejer)).toMatchObject({
      uid: expect.stringMatching(/^owner-/) as string,
      emailVerified: false,
    });
  });

  test('that are verified stay as they are', async () => {
    const accounts = fakeAccounts(account('partner'));
    const lines = await claimOwners(accounts);
    expect(accounts.done.join()).not.toContain(partner);
    expect(lines[1]).toMatch(/partner@.*has a verified account \(uid-partner\)/);
  });

  test('are taken even when no mail leaves, and the next run sends it', async () => {
    const accounts = fakeAccounts();
    const sendPasswordMail = () => Promise.reject(new Error('HTTP 503'));
    const lines = await claimOwners({ ...accounts, sendPasswordMail });
    expect(lines[2]).toMatch(
      /assistent@.*no mail could be sent \(HTTP 503\).*jerslevfoto\.example\/reset-password/,
    );
    await claimOwners(accounts);
    expect(accounts.done).toContain(`mail to ${assistent}`);
  });
});
