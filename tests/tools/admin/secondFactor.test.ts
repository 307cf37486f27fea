import { describe, expect, test } from 'vitest';
import { Problem } from 'local-firebase/problem';
import { recoveryCodeHash } from '#src/model/account/secondFactor.ts';
import { runCommand } from '../../../tools/admin/runCommand.ts';
import { account, fakeAccounts } from './fakeAccounts.ts';

const email = 'maja@jerslevfoto.example';
const uid = 'uid-maja';

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
    expect(lines.join('\n')).not.toContain('has no authenticator app yet');
  });

  test('say what is missing, for an account without an app', async () => {
    const accounts = fakeAccounts(account('maja'));
    const lines = await runCommand({ name: 'recovery-codes', email }, accounts);
    expect(lines.at(-1)).toBe(`${email} has no authenticator app yet: the profile sets one up.`);
  });

  test('are refused to an address that is not verified, and to nobody', async () => {
    const accounts = fakeAccounts(account('bo', { emailVerified: false }));
    const bo = { name: 'recovery-codes', email: 'bo@jerslevfoto.example' } as const;
    await expect(runCommand(bo, accounts)).rejects.toThrow(Problem);
    await expect(runCommand({ name: 'recovery-codes', email }, accounts)).rejects.toThrow(
      `Nobody has an account with ${email}.`,
    );
    expect(accounts.done).toEqual([]);
  });
});

describe('a lost app', () => {
  test('is removed', async () => {
    const accounts = fakeAccounts(account('maja', { hasSecondFactor: true }));
    const lines = await runCommand({ name: 'remove-factor', email }, accounts);
    expect(accounts.done).toEqual([`no second factor of ${uid}`]);
    expect(lines[0]).toContain('is removed');
  });

  test('that is not there is told', async () => {
    const accounts = fakeAccounts(account('maja'));
    expect(await runCommand({ name: 'remove-factor', email }, accounts)).toEqual([
      `${email} has no authenticator app.`,
    ]);
    expect(accounts.done).toEqual([]);
  });
});

test('apps are allowed for the whole project', async () => {
  const accounts = fakeAccounts();
  await runCommand({ name: 'allow-factor', email: undefined }, accounts);
  expect(accounts.done).toEqual(['apps are allowed']);
});

test.each([true, false])('an account with a factor: %s is shown so', async (hasSecondFactor) => {
  const accounts = fakeAccounts(account('maja', { hasSecondFactor }));
  const lines = await runCommand({ name: 'list', email }, accounts);
  expect(lines).toContain(`  second factor: ${hasSecondFactor ? 'yes' : 'no'}`);
});
