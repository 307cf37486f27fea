import { describe, expect, test } from 'vitest';
import { runCommand } from '../../../tools/admin/runCommand.ts';
import { Problem } from 'local-firebase/problem';
import { account, fakeAccounts } from './fakeAccounts.ts';

const email = 'maja@jerslevfoto.example';
const uid = 'uid-maja';

describe('granting', () => {
  test('sets the claim, keeps the others and asks for a new sign-in', async () => {
    const accounts = fakeAccounts(account('maja', { claims: { tester: true } }), account('bo'));
    const lines = await runCommand({ name: 'grant', email }, accounts);
    expect(accounts.claimsOf(uid)).toEqual({ tester: true, admin: true });
    expect(accounts.done).toEqual([`claims of ${uid}`]);
    expect(lines.join('\n')).toMatch(/is an administrator now.*must sign out and in again/s);
  });

  test.each([false, 'true', 1])('replaces a claim that is %j', async (admin) => {
    const accounts = fakeAccounts(account('maja', { claims: { admin } }));
    await runCommand({ name: 'grant', email }, accounts);
    expect(accounts.claimsOf(uid)).toEqual({ admin: true });
  });

  test('again changes nothing and says so', async () => {
    const accounts = fakeAccounts(account('maja', { claims: { admin: true } }));
    const lines = await runCommand({ name: 'grant', email }, accounts);
    expect(lines).toEqual([`${email} is an administrator already.`]);
    expect(accounts.done).toEqual([]);
  });

  test('is refused to an address that is not verified', async () => {
    const accounts = fakeAccounts(account('maja', { emailVerified: false }));
    const granting = runCommand({ name: 'grant', email }, accounts);
    await expect(granting).rejects.toThrow(Problem);
    await expect(granting).rejects.toThrow(`${email} is not verified`);
    expect(accounts.done).toEqual([]);
  });
});

describe('revoking', () => {
  test('removes the claim before the sessions, and keeps the other claims', async () => {
    const accounts = fakeAccounts(account('maja', { claims: { tester: true, admin: true } }));
    const lines = await runCommand({ name: 'revoke', email }, accounts);
    expect(accounts.claimsOf(uid)).toEqual({ tester: true });
    expect(accounts.done).toEqual([`claims of ${uid}`, `sign-out of ${uid}`]);
    expect(lines.join('\n')).toMatch(/has the admin claim no longer.*must sign in again/s);
    expect(lines.join('\n')).not.toContain('stays an administrator');
  });

  test('from an account that is not verified works too', async () => {
    const accounts = fakeAccounts(
      account('maja', { emailVerified: false, claims: { admin: true } }),
    );
    await runCommand({ name: 'revoke', email }, accounts);
    expect(accounts.claimsOf(uid)).toEqual({});
  });

  test('again ends the sessions that a cut run has left', async () => {
    const accounts = fakeAccounts(account('maja'));
    const lines = await runCommand({ name: 'revoke', email }, accounts);
    expect(lines[0]).toBe(`${email} does not have the admin claim.`);
    expect(accounts.done).toEqual([`sign-out of ${uid}`]);
  });

  test.each([
    [true, true],
    [false, false],
  ])('from an owner with a verified address (%s) says who stays', async (emailVerified, stays) => {
    const accounts = fakeAccounts(account('ejer', { emailVerified, claims: { admin: true } }));
    const lines = await runCommand({ name: 'revoke', email: 'ejer@jerslevfoto.example' }, accounts);
    expect(lines.some((line) => line.includes('stays an administrator'))).toBe(stays);
  });
});

describe('listing', () => {
  test('names everybody with the claim, and the owners', async () => {
    const accounts = fakeAccounts(
      account('maja', { claims: { admin: true } }),
      account('bo', { claims: { admin: 'true' } }),
      account('anna', { email: undefined, claims: { admin: true } }),
      account('per'),
      account('ejer'),
      account('partner', { emailVerified: false }),
    );
    const lines = await runCommand({ name: 'list', email: undefined }, accounts);
    expect(lines.slice(0, 4)).toEqual([
      'Administrators by claim:',
      '  maja@jerslevfoto.example (uid-maja)',
      '  without an e-mail (uid-anna)',
      'Owners in site.config.json, once their address is verified:',
    ]);
    expect(lines.slice(4, 7)).toEqual([
      '  ejer@jerslevfoto.example: verified',
      '  partner@jerslevfoto.example: not verified yet',
      '  assistent@jerslevfoto.example: no account, so anybody may take it. Run claim-owners',
    ]);
  });

  test('says when there is nobody', async () => {
    const lines = await runCommand({ name: 'list', email: undefined }, fakeAccounts(account('bo')));
    expect(lines.slice(0, 2)).toEqual(['Administrators by claim:', '  nobody']);
  });

  test.each([
    ['maja', { claims: { admin: true } }, ['yes', 'yes', 'no']],
    ['ejer', { emailVerified: false }, ['no', 'no', 'yes']],
  ])('shows %s alone', async (name, changes, [verified, claim, owner]) => {
    const accounts = fakeAccounts(account(name, changes));
    const address = `${name}@jerslevfoto.example`;
    expect(await runCommand({ name: 'list', email: address }, accounts)).toEqual([
      `${address} (uid-${name})`,
      `  verified: ${verified ?? ''}`,
      `  admin claim: ${claim ?? ''}`,
      `  on the owner list: ${owner ?? ''}`,
      '  second factor: no',
    ]);
  });
});

test.each(['grant', 'revoke', 'list'] as const)('nobody is there to %s', async (name) => {
  const accounts = fakeAccounts(account('bo'));
  const asking = runCommand({ name, email }, accounts);
  await expect(asking).rejects.toThrow(Problem);
  await expect(asking).rejects.toThrow(`Nobody has an account with ${email}.`);
  expect(accounts.done).toEqual([]);
});
