import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OnlineUser } from '#src/model/account/schema.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { startRules } from '../support/environment.ts';
import { freshId, putPastRules } from '../support/firestore.ts';
import { connectSite, createAccount, functionUrl } from './connection.ts';

connectSite();
const auth = await import('#src/data/auth/session.ts');
const presence = await import('#src/data/presence.ts');

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
  await presence.setOffline(uid);
  await auth.signOut();
  await environment.cleanup();
});

/** The page asks its own site; here the functions answer without it. */
function reachFunctions(): void {
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', (address: RequestInfo | URL, request?: RequestInit) => {
    const isOurs = typeof address === 'string' && address.startsWith('/api/');
    return ask(isOurs ? functionUrl(contracts.adminAccess.name) : address, request);
  });
}

describe('an administrator by profile alone', () => {
  const flag = (uid: string, isAdmin: boolean) =>
    putPastRules(environment, { [`users/${uid}`]: { uid, email: `${uid}@mail.example`, isAdmin } });
  const watched = async () => {
    const seen = vi.fn<(users: OnlineUser[]) => void>();
    const refused = vi.fn<(error: { code: string }) => void>();
    const stop = presence.watchOnlineUsers(seen, refused);
    await vi.waitFor(() => expect(seen.mock.calls.length + refused.mock.calls.length).toBe(1), {
      timeout: 15_000,
    });
    stop();
    return refused.mock.lastCall?.[0].code ?? 'seen';
  };

  test('is given access by the server, and nobody else is', async () => {
    reachFunctions();
    const person = { email: `${run}.profil@jerslevfoto.example`, password };
    const uid = await createAccount(person);
    await auth.signIn({ ...person, remember: false });
    const appear = () => presence.setOnline({ ...entry('Ida'), email: person.email, uid });
    expect(await watched()).toBe('permission-denied');
    await expect(appear()).rejects.toMatchObject({ code: 'permission-denied' });
    await flag(uid, true);
    await appear();
    expect(await watched()).toBe('seen');
    await presence.setOffline(uid);
    await auth.signIn({ ...admin, remember: false });
  });

  test('goes on following with a new token, until the flag is taken away', async () => {
    reachFunctions();
    const person = { email: `${run}.tidligere@jerslevfoto.example`, password };
    const uid = await createAccount(person);
    await flag(uid, true);
    await auth.signIn({ ...person, remember: false });
    const seen = vi.fn<(users: OnlineUser[]) => void>();
    const refused = vi.fn<(error: { code: string }) => void>();
    const stop = presence.watchOnlineUsers(seen, refused);
    await vi.waitFor(() => expect(seen).toHaveBeenCalled(), { timeout: 8000 });
    const { currentUser } = (await auth.loadAuth()).auth;
    // Tokens of the same second end at the same time: only a later one shows the difference.
    const renewUntil = (check: () => void) =>
      vi.waitFor(
        async () => {
          await currentUser?.getIdToken(true);
          check();
        },
        { timeout: 10_000, interval: 300 },
      );
    await renewUntil(() => expect(seen.mock.calls.length).toBeGreaterThan(1));
    expect(refused).not.toHaveBeenCalled();
    await flag(uid, false);
    await renewUntil(() =>
      expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'permission-denied' })),
    );
    stop();
    await auth.signIn({ ...admin, remember: false });
  });
});

describe('who is here', () => {
  test('is seen coming, moving and leaving', async () => {
    const seen = vi.fn<(users: OnlineUser[]) => void>();
    const stop = presence.watchOnlineUsers(seen, vi.fn());
    const me = () => seen.mock.lastCall?.[0].find((user) => user.uid === uid);
    await presence.setOnline(entry('Asta'));
    await vi.waitFor(() => expect(me()).toMatchObject({ displayName: 'Asta', isOnline: true }), {
      timeout: 8000,
    });
    expect(me()?.timestamp).toBeInstanceOf(Date);
    await presence.setOnline(entry('Asta H'));
    await vi.waitFor(() => expect(me()?.displayName).toBe('Asta H'), { timeout: 8000 });
    await presence.setOffline(uid);
    await vi.waitFor(() => expect(me()).toBeUndefined(), { timeout: 8000 });
    stop();
  });

  test('knows of their own entry, also when it goes with the line', async () => {
    const seen = vi.fn<(isThere: boolean) => void>();
    const stop = presence.watchOwnEntry(uid, seen);
    await presence.setOnline(entry('Asta'));
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(true), { timeout: 8000 });
    stop();
    await presence.disconnect();
    await presence.connect();
    const left = presence.watchOwnEntry(uid, seen);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(false), { timeout: 8000 });
    left();
  });
});

test('administrators see who else has an item open, until it is closed', async () => {
  const item = { kind: 'album', id: `${run}/skov` } as const;
  const seen = vi.fn<(presences: { id: string; name: string }[]) => void>();
  const follow = (onNext: typeof seen) =>
    presence.shareEditedItem(item, { uid, name: 'Asta' }, { onNext, onError: vi.fn() });
  const close = follow(seen);
  await vi.waitFor(
    () => expect(seen.mock.lastCall?.[0]).toMatchObject([{ id: uid, name: 'Asta' }]),
    { timeout: 8000 },
  );
  close();
  const node = `adminPresence/album:${run}_skov`;
  await vi.waitFor(
    () =>
      environment.withSecurityRulesDisabled(async (context) => {
        expect((await context.database().ref(node).get()).val()).toBeNull();
      }),
    { timeout: 8000 },
  );
});
