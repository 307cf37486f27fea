import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OnlineUser } from '#src/shared/schemas/user.ts';
import { startRules } from '../support/environment.ts';
import { freshId } from '../support/firestore.ts';
import { connectSite, createAccount } from './connection.ts';

connectSite();
const auth = await import('#src/firebase/auth.ts');
const presence = await import('#src/firebase/presence.ts');

let environment: RulesTestEnvironment;
let uid = '';
const run = freshId('online').toLowerCase();
const password = 'Demo1234!';
const admin = { email: `${run}.admin@jerslevfoto.example`, password };
const entry = (displayName: string) => ({
  uid,
  email: admin.email,
  displayName,
  phoneNumber: '',
  currentPage: '/',
  isAdmin: true,
});

beforeAll(async () => {
  environment = await startRules(['database', 'firestore']);
  uid = await createAccount({ ...admin, claims: { admin: true } });
  await auth.signIn({ ...admin, remember: false });
});
afterAll(async () => {
  await presence.leave(uid);
  await auth.signOut();
  await environment.cleanup();
});

describe('who is here', () => {
  test('is seen coming, moving and leaving', async () => {
    const seen = vi.fn<(users: OnlineUser[]) => void>();
    const stop = presence.watchOnlineUsers(seen, vi.fn());
    const me = () => seen.mock.lastCall?.[0].find((user) => user.uid === uid);
    await presence.enter(entry('Asta'));
    await vi.waitFor(() => expect(me()).toMatchObject({ displayName: 'Asta', isOnline: true }), {
      timeout: 8000,
    });
    expect(me()?.timestamp).toBeInstanceOf(Date);
    await presence.enter(entry('Asta H'));
    await vi.waitFor(() => expect(me()?.displayName).toBe('Asta H'), { timeout: 8000 });
    await presence.leave(uid);
    await vi.waitFor(() => expect(me()).toBeUndefined(), { timeout: 8000 });
    stop();
  });

  test('nobody speaks for another', async () => {
    await expect(presence.enter({ ...entry('x'), uid: 'somebody' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  test('only the two administrators show that they work', async () => {
    await expect(
      presence.showAdmin({ email: admin.email, name: 'Asta', online: true }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('administrators see who works', async () => {
    const seen = vi.fn();
    const stop = presence.watchAdmins(seen, vi.fn());
    await vi.waitFor(() => expect(seen).toHaveBeenCalled(), { timeout: 8000 });
    stop();
  });
});
