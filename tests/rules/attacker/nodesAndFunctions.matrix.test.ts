import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_DATABASE_NAMESPACE } from '#src/config/local.ts';
import { contracts, type ContractName } from '#src/model/system/contracts.ts';
import { functionUrl } from '../repos/connection.ts';
import { startRules } from '../support/environment.ts';
import { freshId } from '../support/firestore.ts';
import {
  administrators,
  askAuth,
  attackers,
  attempt,
  everybodySignsIn,
  hostOf,
  type Attacker,
  type Person,
} from './people.ts';

/** Everybody tries every node of the Realtime Database and every function, and themselves in Auth. */

const orderId = freshId('JFattack');
let environment: RulesTestEnvironment;
let people: Record<Attacker, Person>;

const nodeUrl = (path: string, token: string | undefined) =>
  `${hostOf('FIREBASE_DATABASE_EMULATOR_HOST')}/${path}.json?ns=${LOCAL_DATABASE_NAMESPACE}${token === undefined ? '' : `&auth=${token}`}`;

const entryOf = ({ uid, email }: Person) => ({
  uid,
  email,
  isOnline: true,
  lastSeen: { '.sv': 'timestamp' },
  timestamp: { '.sv': 'timestamp' },
});

beforeAll(async () => {
  environment = await startRules(['database', 'firestore']);
  people = await everybodySignsIn();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await db.doc(`users/${people.adminByProfile.uid}`).set({ isAdmin: true });
    const items = [{ id: 'item', name: 'Klit', price: 1 }];
    const bought = { userId: people.customer.uid, paymentStatus: 'completed', items };
    const purchase = { ...bought, firstDownloadAt: new Date() };
    await db.doc(`purchases/${orderId}`).set(purchase);
    await context
      .database()
      .ref(`onlineUsers/${people.customer.uid}`)
      .set({ uid: people.customer.uid });
  });
});
afterAll(async () => {
  await environment.cleanup();
});

describe.each(attackers)('%s', (who) => {
  const isAdmin = administrators.includes(who);
  /** Known to the Realtime Database without the server's help. */
  const isKnown = isAdmin && who !== 'adminByProfile';

  test('reads of the nodes their own, and all who are online as an administrator', async () => {
    const { token, uid } = people[who];
    const victim = people.customer.uid;
    const tries = {
      '': false,
      onlineUsers: isKnown,
      [`onlineUsers/${victim}`]: isKnown || who === 'customer',
      [`onlineUsers/${uid}`]: who !== 'guest',
      adminAccess: false,
      [`adminAccess/${uid}`]: false,
      elsewhere: false,
    };
    for (const [path, expected] of Object.entries(tries)) {
      expect([path, await attempt(nodeUrl(path, token), { token: undefined })]).toEqual([
        path,
        expected,
      ]);
    }
  });

  test('writes of the nodes their own entry alone', async () => {
    const { token, uid } = people[who];
    const inAnHour = Date.now() + 3_600_000;
    const tries: [path: string, value: unknown, expected: boolean][] = [
      ['', { onlineUsers: null }, false],
      ['onlineUsers', { [uid]: entryOf(people[who]) }, false],
      [`onlineUsers/${people.owner.uid}`, entryOf(people.owner), who === 'owner'],
      [
        `onlineUsers/${uid}`,
        { ...entryOf(people[who]), email: people.owner.email },
        who === 'owner',
      ],
      [`onlineUsers/${uid}`, { ...entryOf(people[who]), timestamp: inAnHour }, false],
      [`onlineUsers/${uid}`, entryOf(people[who]), who !== 'guest' && who !== 'unverified'],
      [`onlineUsers/${uid}/note`, 'x', false],
      [`adminAccess/${uid}`, inAnHour, false],
      ['elsewhere', 'x', false],
    ];
    for (const [path, value, expected] of tries) {
      const request = { method: 'PUT', body: JSON.stringify(value) };
      const done = await attempt(nodeUrl(path, token), { token: undefined }, request);
      expect([path, value, done]).toEqual([path, value, expected]);
    }
  });

  test('gets from the functions only what is theirs', async () => {
    const input: Partial<Record<ContractName, object>> = {
      secureDownload: { purchaseId: orderId, itemId: 'item', userId: people.customer.uid },
      logDownloads: { downloads: [{ purchaseId: orderId, itemId: 'item' }] },
      updateUserEmail: { newEmail: people.owner.email },
    };
    const asked: ContractName[] = [
      'listUsers',
      'adminAccess',
      'secureDownload',
      'logDownloads',
      'updateUserEmail',
    ];
    const answers: Record<string, boolean> = {};
    for (const name of asked) {
      const { method, name: deployed } = contracts[name];
      const answer = await fetch(functionUrl(deployed), {
        method,
        headers: {
          'content-type': 'application/json',
          ...(people[who].token ? { authorization: `Bearer ${people[who].token}` } : {}),
        },
        ...(method === 'POST' ? { body: JSON.stringify(input[name] ?? {}) } : {}),
      });
      answers[name] = ((await answer.json()) as { success: boolean }).success;
    }
    // The customer's own purchase has no file behind it here: nobody gets one.
    expect(answers).toEqual({
      listUsers: isAdmin,
      adminAccess: isAdmin,
      secureDownload: false,
      logDownloads: who === 'customer',
      updateUserEmail: false,
    });
  });

  test('gives themselves no claim and no verified address', async () => {
    const { token } = people[who];
    if (token === undefined) return;
    const before = await askAuth('lookup', { idToken: token });
    await askAuth('update', {
      idToken: token,
      emailVerified: true,
      customAttributes: '{"admin":true,"hacked":true}',
    });
    const rights = ({ users = [] }: { users?: Record<string, unknown>[] }) =>
      users.map(({ emailVerified, customAttributes }) => ({ emailVerified, customAttributes }));
    const after = await askAuth('lookup', { idToken: token });
    expect(rights(after)).toEqual(rights(before));
  });
});
