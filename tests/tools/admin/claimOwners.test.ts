import { describe, expect, test } from 'vitest';
import { claimOwners } from '../../../tools/admin/runCommand.ts';
import { account, fakeAccounts } from './fakeAccounts.ts';

const owners = ['ejer', 'partner', 'assistent'].map((name) => `${name}@jerslevfoto.example`);
const [ejer = '', partner = '', assistent = ''] = owners;

describe("the owners' addresses", () => {
  test('that nobody has are taken, and each is sent a link', async () => {
    const accounts = fakeAccounts();
    const lines = await claimOwners(accounts);
    expect(accounts.done).toEqual(
      owners.flatMap((email) => [`account of ${email}`, `mail to ${email}`]),
    );
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^ejer@.*its link sets the password and verifies the address/is);
    for (const email of owners) {
      expect((await accounts.findByEmail(email))?.emailVerified).toBe(false);
    }
  });

  test('that are taken already are only sent another link', async () => {
    const accounts = fakeAccounts();
    await claimOwners(accounts);
    const before = await Promise.all(owners.map((email) => accounts.findByEmail(email)));
    accounts.done.length = 0;
    await claimOwners(accounts);
    expect(accounts.done).toEqual(owners.map((email) => `mail to ${email}`));
    expect(await Promise.all(owners.map((email) => accounts.findByEmail(email)))).toEqual(before);
  });

  test('that somebody has signed up with are taken from them', async () => {
    const accounts = fakeAccounts(account('ejer', { emailVerified: false }));
    await claimOwners(accounts);
    expect(accounts.done.slice(0, 3)).toEqual([
      'removal of uid-ejer',
      `account of ${ejer}`,
      `mail to ${ejer}`,
    ]);
    expect((await accounts.findByEmail(ejer))?.uid).toMatch(/^owner-/);
  });

  test('that are verified stay as they are', async () => {
    const accounts = fakeAccounts(account('partner'));
    const lines = await claimOwners(accounts);
    expect(accounts.done.join()).not.toContain(partner);
    expect(lines[1]).toMatch(/partner@.*has a verified account \(uid-partner\)/);
  });

  test('get accounts of which no two have a password or a name in common', async () => {
    const made: { uid: string; password: string }[] = [];
    const accounts = fakeAccounts();
    const create: typeof accounts.create = (fresh) => {
      made.push(fresh);
      return accounts.create(fresh);
    };
    await claimOwners({ ...accounts, create });
    expect(new Set(made.map(({ uid }) => uid)).size).toBe(3);
    expect(new Set(made.map(({ password }) => password)).size).toBe(3);
    expect(Math.min(...made.map(({ password }) => password.length))).toBeGreaterThanOrEqual(64);
  });

  test('are taken even when no mail leaves, and the next run sends it', async () => {
    const accounts = fakeAccounts();
    const sendPasswordMail = () => Promise.reject(new Error('HTTP 503'));
    const lines = await claimOwners({ ...accounts, sendPasswordMail });
    expect(lines[2]).toMatch(
      /assistent@.*no mail could be sent \(HTTP 503\).*jerslevfoto\.example\/reset-password/,
    );
    expect(await accounts.findByEmail(assistent)).toBeDefined();
    await claimOwners(accounts);
    expect(accounts.done).toContain(`mail to ${assistent}`);
  });

  test('are taken by a run that follows one which was cut after the removal', async () => {
    const accounts = fakeAccounts(account('ejer', { emailVerified: false }));
    const create = () => Promise.reject(new Error('cut'));
    await expect(claimOwners({ ...accounts, create })).rejects.toThrow('cut');
    await claimOwners(accounts);
    expect((await accounts.findByEmail(ejer))?.uid).toMatch(/^owner-/);
  });
});
