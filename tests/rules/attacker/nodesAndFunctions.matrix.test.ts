import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCAL_DATABASE_NAMESPACE } from '#src/config/local.ts';
import { realtimePaths } from '#src/model/base/paths.ts';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { functionUrl } from '../repos/connection.ts';
import {
  allContracts,
  type AnyContractName,
  contractNames,
  otherFunctions,
} from '../../support/contracts.ts';
import { publicFunctions } from '../../support/deployedFunctions.ts';
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

// Each test makes many requests, one after the other.
vi.setConfig({ testTimeout: 90_000 });

/** Everybody tries every node of the Realtime Database and every function, and themselves in Auth. */

const orderId = freshId('JFattack');
/** An order of the customer that waits, with prices that the shop does not know. */
const waitingId = 'JF20260102ANGREB001';
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
    await db.doc(`pending-orders/${waitingId}`).set({
      userId: people.customer.uid,
      customerName: 'Mette Ågård',
      customerEmail: people.customer.email,
      amount: 1,
      items,
      paymentStatus: 'pending',
      createdAt: new Date(),
    });
    await context
      .database()
      .ref(`onlineUsers/${people.customer.uid}`)
      .set({ uid: people.customer.uid });
  });
});
afterAll(async () => {
  await environment.cleanup();
});

const nodeNames = Object.keys(realtimePaths) as NodeName[];
type NodeName = keyof typeof realtimePaths;
type Write = readonly [path: string, value: unknown, expected: boolean];

const opened = { name: 'Angriber', at: { '.sv': 'timestamp' } };

/** The statuses with which a function answers. */
interface Asked extends Partial<Record<Attacker, number>> {
  input?: object;
  administrators?: number;
  others: number;
}

const unsigned = { guest: 401 };

/** Each function, asked for what is the customer's, the owner's or the shop's. */
const asked = (who: Attacker): Record<AnyContractName, Asked> => ({
  listUsers: { ...unsigned, administrators: 200, others: 403 },
  verifyRecaptcha: { input: { token: 'forged' }, others: 400 },
  updateUserEmail: {
    input: { newEmail: people.owner.email },
    ...unsigned,
    administrators: 403,
    owner: 400,
    others: 409,
  },
  deleteAccount: { input: { uid: people.customer.uid }, ...unsigned, others: 400 },
  adminAccess: { ...unsigned, administrators: 200, others: 403 },
  // The customer's own purchase has no file behind it here: nobody gets one.
  secureDownload: {
    input: { purchaseId: orderId, itemId: 'item', userId: people.customer.uid },
    ...unsigned,
    customer: 404,
    others: 403,
  },
  logDownloads: {
    input: { downloads: [{ purchaseId: orderId, itemId: 'item' }] },
    ...unsigned,
    customer: 200,
    others: 403,
  },
  // Downloaded, it is not even withdrawn by its buyer.
  withdrawOrder: {
    input: { orderId, name: 'Angriber' },
    ...unsigned,
    customer: 409,
    others: 404,
  },
  // Answered alike, whatever there is, and counted for each number.
  stateWithdrawal: {
    input: {
      orderNumber: `JF20260102ANGREB10${attackers.indexOf(who)}`,
      email: 'a@angreb.example',
      name: 'Angriber',
    },
    others: 200,
  },
  confirmWithdrawal: { input: { orderNumber: waitingId, code: 'x' }, others: 404 },
  recoverSignIn: {
    input: { email: people.owner.email, password: 'x', code: 'x' },
    others: 401,
  },
  logConsent: {
    input: { browser: freshId('browser'), revision: 1, version: '1', answers: {} },
    others: 200,
  },
  countInterest: {
    input: { steps: [{ step: 'seen', id: 'item', isAlbum: false }] },
    others: 200,
  },
  startPayment: { input: { orderId: waitingId }, ...unsigned, customer: 409, others: 404 },
  paymentState: { input: { orderId: waitingId }, ...unsigned, customer: 200, others: 404 },
  refundPayment: {
    input: { orderId: waitingId, ore: 1 },
    ...unsigned,
    administrators: 404,
    others: 403,
  },
  // Without the link it is answered that there is no such gallery.
  openClientGallery: { input: { gallery: 'gallery', key: 'x' }, others: 200 },
  syncClientChoices: { input: { gallery: 'gallery', access: 'x' }, others: 403 },
  sellClientPictures: {
    input: { gallery: 'gallery', access: 'x', pictures: ['a'] },
    ...unsigned,
    others: 403,
  },
  findDiscount: { input: { code: 'ANGREB' }, ...unsigned, unverified: 403, others: 404 },
  findGiftCard: { input: { code: 'ANGREB' }, ...unsigned, unverified: 403, others: 404 },
  issueGiftCard: {
    input: { code: 'ANGREB1111111111', value: 100, isGiven: true },
    ...unsigned,
    administrators: 200,
    others: 403,
  },
  changeGiftCard: {
    input: { code: 'ANGREB0000000000', change: 'block' },
    ...unsigned,
    administrators: 404,
    others: 403,
  },
  sendTestMail: {
    input: { kind: 'approved', opening: '', closing: '' },
    ...unsigned,
    administrators: 200,
    others: 403,
  },
  sendTestPush: {
    input: { deviceId: 'a'.repeat(64) },
    ...unsigned,
    administrators: 404,
    others: 403,
  },
  makeMark: {
    input: {},
    ...unsigned,
    administrators: 404,
    others: 403,
  },
  sendMessage: {
    input: {
      messageId: 'angreb',
      token: 'forged',
      message: {
        name: 'Angriber',
        email: 'a@angreb.example',
        phone: '',
        subject: 'Angreb',
        message: 'Et forsøg uden robot-tjek',
      },
    },
    others: 400,
  },
  answerMessage: {
    input: { messageId: 'angreb', answerId: 'angreb', text: 'Angreb' },
    ...unsigned,
    administrators: 404,
    others: 403,
  },
  changePayee: {
    input: {
      mobilePayNumber: '12345',
      bankAccount: { bank: 'Angrebsbank', registrationNumber: '1234', accountNumber: '12345678' },
      payments: { mobilePay: 'manual', card: false },
      // Nobody has it, so that the owner changes nothing for the other tests.
      revision: 999_999,
    },
    ...unsigned,
    owner: 409,
    others: 403,
  },
  changeConnections: { ...unsigned, administrators: 200, others: 403 },
  inviteCustomers: {
    // An account of the tests: nobody is mailed.
    input: { people: [{ name: '', email: 'kunde@jerslevfoto.example' }] },
    ...unsigned,
    administrators: 200,
    others: 403,
  },
  sendGallery: {
    // There is no such gallery.
    input: {
      gallery: 'angreb',
      to: ['kunde@jerslevfoto.example'],
      role: 'client',
      subject: 'Vundet!',
      message: 'Køb nu',
      again: false,
    },
    ...unsigned,
    administrators: 404,
    others: 403,
  },
  placeOrder: {
    input: {
      orderId: 'JF20260102ANGREB002',
      code: 'ANGREB',
      items: [{ id: 'item', type: 'image' }],
      paymentMethod: 'cash',
      customerName: 'Angriber',
      termsVersion: CURRENT_SALES_TERMS,
      totalOre: 1,
    },
    ...unsigned,
    unverified: 403,
    others: 404,
  },
});

test('every function that anybody can call is tried', () => {
  const tried = contractNames.map((name) => allContracts[name].name);
  expect(publicFunctions.toSorted()).toEqual([...tried, ...otherFunctions].toSorted());
});

test.each([
  ['api', 'GET', 404],
  ['clientFile', 'GET', 404],
  ['paymentWebhook', 'POST', 401],
  ['searchCatalogue', 'GET', 404],
  ['publicPage', 'GET', 404],
  ['sharePage', 'GET', 404],
  ['siteLists', 'GET', 404],
] as const)('%s gives nothing to anybody who has no more than its address', async (...row) => {
  const [name, method, status] = row;
  expect((await fetch(functionUrl(name), { method })).status).toBe(status);
});

describe.each(attackers)('%s', (who) => {
  const isAdmin = administrators.includes(who);
  /** Known to the Realtime Database without the server's help. */
  const isKnown = isAdmin && who !== 'adminByProfile';

  test('reads of the nodes their own, and all who are online as an administrator', async () => {
    const { token, uid } = people[who];
    const victim = people.customer.uid;
    const nodes: Record<NodeName, Readonly<Record<string, boolean>>> = {
      onlineUsers: { onlineUsers: isKnown },
      onlineUser: {
        [`onlineUsers/${victim}`]: isKnown || who === 'customer',
        [`onlineUsers/${uid}`]: who !== 'guest',
      },
      adminAccess: { adminAccess: false, [`adminAccess/${uid}`]: false },
      openItem: { adminPresence: false, 'adminPresence/item': isKnown },
      openItemOf: { [`adminPresence/item/${uid}`]: isKnown },
    };
    const tries = { '': false, elsewhere: false };
    for (const name of nodeNames) Object.assign(tries, nodes[name]);
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
    const isOwner = who === 'owner';
    const nodes: Record<NodeName, readonly Write[]> = {
      onlineUsers: [['onlineUsers', { [uid]: entryOf(people[who]) }, false]],
      onlineUser: [
        [`onlineUsers/${people.owner.uid}`, entryOf(people.owner), isOwner],
        [`onlineUsers/${uid}`, { ...entryOf(people[who]), email: people.owner.email }, isOwner],
        [`onlineUsers/${uid}`, { ...entryOf(people[who]), timestamp: inAnHour }, false],
        [`onlineUsers/${uid}`, entryOf(people[who]), who !== 'guest' && who !== 'unverified'],
        [`onlineUsers/${uid}/note`, 'x', false],
      ],
      adminAccess: [[`adminAccess/${uid}`, inAnHour, false]],
      openItem: [
        ['adminPresence', { item: { [uid]: opened } }, false],
        ['adminPresence/item', { [uid]: opened }, false],
      ],
      openItemOf: [
        [`adminPresence/item/${people.owner.uid}`, opened, isOwner],
        [`adminPresence/item/${uid}`, { ...opened, at: inAnHour }, false],
        [`adminPresence/item/${uid}`, opened, isKnown],
      ],
    };
    const tries: Write[] = [
      ['', { onlineUsers: null }, false],
      ['elsewhere', 'x', false],
      ...nodeNames.flatMap((name) => nodes[name]),
    ];
    for (const [path, value, expected] of tries) {
      const request = { method: 'PUT', body: JSON.stringify(value) };
      const done = await attempt(nodeUrl(path, token), { token: undefined }, request);
      expect([path, value, done]).toEqual([path, value, expected]);
    }
  });

  // The first to ask waits until each function has a process.
  test('gets from the functions only what is theirs', { timeout: 240_000 }, async () => {
    const answers: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const name of contractNames) {
      const { method, name: deployed } = allContracts[name];
      const { input = {}, ...answer } = asked(who)[name];
      const { status } = await fetch(functionUrl(deployed), {
        method,
        headers: {
          'content-type': 'application/json',
          ...(people[who].token ? { authorization: `Bearer ${people[who].token}` } : {}),
        },
        ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
      });
      answers[name] = status;
      const others = isAdmin ? (answer.administrators ?? answer.others) : answer.others;
      expected[name] = answer[who] ?? others;
    }
    expect(answers).toEqual(expected);
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
