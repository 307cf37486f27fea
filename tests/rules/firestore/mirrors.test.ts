import { describe } from 'vitest';
import { EMAIL_MAX_LENGTH } from '#src/model/account/email.ts';
import { attempts, testAccess, withEach } from '../support/access.ts';
import { shapes } from '../../../rules/shapes.ts';
import {
  firestoreWorld,
  freshId,
  freshOrderId,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { limitsOf, list, text, type Limit } from '../support/limits.ts';
import { accounts, nobody } from '../support/roles.ts';
import type { Role } from '../support/roles.ts';
import { customer } from '../support/placing.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();

const mirrorLimits = [text('userEmail', EMAIL_MAX_LENGTH), list('items', 50)];
const lookupLimits = limitsOf(shapes.isLookup);
const allOf = (limits: readonly Limit[], which: 'taken' | 'refused'): Data[] =>
  limits.map((limit) => ({ [limit.field]: limit[which] }));
const spoiltMirrors: readonly Data[] = [
  { userId: 'other-customer' },
  { total: 1 },
  { status: 'pending' },
  { currency: 'USD' },
  { paymentMethod: 'cash' },
  { userEmail: 5 },
  { date: 'today' },
  { isArchived: 'no' },
  { id: 'another' },
  { unknownField: 1 },
  { updatedAt: PAST },
];
const spoiltLookups: readonly Data[] = [
  { orderId: 'another' },
  { itemCount: 0 },
  { purchaseDate: 'today' },
  { adminNotes: 5 },
  { unknownField: 1 },
];

describe('the mirrors of a purchase', () => {
  const given = async (purchase: Data = {}) => {
    const id = freshOrderId();
    await world.given({
      [`purchases/${id}`]: { ...samples.purchase(customer), ...purchase },
      [`orders/${id}`]: samples.orderRecord(customer),
      [`admin-order-lookup/${id}`]: samples.orderLookup(customer, id),
    });
    return id;
  };
  const changeMirror =
    (changes: Data, purchase: Data = {}) =>
    async (db: Firestore) => {
      const id = await given(purchase);
      await db.doc(`orders/${id}`).update({ updatedAt: serverTime(), ...changes });
    };
  const changeLookup = (changes: Data) => async (db: Firestore) => {
    const id = await given();
    await db.doc(`admin-order-lookup/${id}`).update(changes);
  };
  const givenLog = async (role: Role) => {
    const path = `download-logs/${freshId()}`;
    const userId = role === 'guest' ? 'guest' : accounts[role].uid;
    await world.given({ [path]: { userId, purchaseId: 'a', itemId: 'a' } });
    return path;
  };
  const createMirror = (changes: Data) => async (db: Firestore) => {
    const id = freshOrderId();
    await world.given({ [`purchases/${id}`]: samples.purchase(customer) });
    await db.doc(`orders/${id}`).set({ ...samples.orderRecord(customer), ...changes });
  };
  const createLookup = (changes: Data) => async (db: Firestore) => {
    const id = freshOrderId();
    await world.given({ [`purchases/${id}`]: samples.purchase(customer) });
    await db
      .doc(`admin-order-lookup/${id}`)
      .set({ ...samples.orderLookup(customer, id), ...changes });
  };

  testAccess(world, [
    [
      ['admin'],
      {
        'write a missing mirror': createMirror({}),
        'write a missing lookup': createLookup({}),
        'take over the status': changeMirror({ status: 'købt' }, { paymentStatus: 'købt' }),
        'note the places of the archive': changeLookup({ imageBackupPaths: ['a'] }),
      },
    ],
    [
      nobody,
      {
        'delete the mirror': async (db) => db.doc(`orders/${await given()}`).delete(),
        'delete the lookup': async (db) => db.doc(`admin-order-lookup/${await given()}`).delete(),
        'change a download log of their own': async (db, role) =>
          db.doc(await givenLog(role)).update({ itemId: 'b' }),
        'delete a download log of their own': async (db, role) =>
          db.doc(await givenLog(role)).delete(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'a mirror that is archived': changeMirror({ isArchived: true }),
      'a mirror with other items': changeMirror({ items: [1] }),
      'a mirror that names its id': async (db) => {
        const id = freshOrderId();
        await world.given({ [`purchases/${id}`]: samples.purchase(customer) });
        await db.doc(`orders/${id}`).set({ ...samples.orderRecord(customer), id });
      },
      ...withEach('a new mirror with', allOf(mirrorLimits, 'taken'), createMirror),
      ...withEach('a new lookup with', allOf(lookupLimits, 'taken'), createLookup),
      ...attempts(['imageBackupPaths', 'originalImagePaths', 'searchKeywords'], (field) => [
        `other ${field}`,
        changeLookup({ [field]: ['a', 'b'] }),
      ]),
      'other notes': changeLookup({ adminNotes: 'ny' }),
    },
    refused: {
      'a mirror made anew for another address': changeMirror({
        userEmail: 'ny@kunde.example',
        createdAt: serverTime(),
      }),
      'a lookup made anew for another name': changeLookup({
        customerName: 'Ny',
        createdAt: serverTime(),
      }),
      ...withEach(
        'a new mirror with',
        [...spoiltMirrors, ...allOf(mirrorLimits, 'refused')],
        createMirror,
      ),
      ...withEach('a mirror with', spoiltMirrors, (changes) => changeMirror(changes)),
      'a mirror from the past': createMirror({ createdAt: PAST }),
      'a mirror with another date': changeMirror({ date: PAST }),
      'a mirror without its purchase': (db) =>
        db.doc(`orders/${freshOrderId()}`).set(samples.orderRecord(customer)),
      'a lookup without its purchase': (db) => {
        const id = freshOrderId();
        return db.doc(`admin-order-lookup/${id}`).set(samples.orderLookup(customer, id));
      },
      ...withEach(
        'a new lookup with',
        [...spoiltLookups, ...allOf(lookupLimits, 'refused')],
        createLookup,
      ),
      ...withEach('a lookup with', spoiltLookups, changeLookup),
      'a lookup from the past': createLookup({ createdAt: PAST }),
      'a lookup with another customer': changeLookup({ customerName: 'Ny' }),
    },
  });
});

describe('what the server alone writes', () => {
  const stored = (path: string) => world.given({ [path]: { userId: 'customer', count: 1 } });
  const changed = [
    'retention-log/a',
    'file-losses/a',
    'file-proofs/a',
    'item-interest/a',
    'sloth-stamp-system/file-proof',
    'sloth-stamp-system/storage-use',
  ];
  const written = [
    ...changed,
    ...'download-logs downloads userPreferences userAnalytics carts deletion-jobs'.split(' '),
    ...'recovery-codes rate-limits consent-log unknown'.split(' '),
  ];

  testAccess(world, [
    [
      nobody,
      {
        ...attempts(written, (path) => [
          `write ${path}`,
          (db: Firestore, role: Role) =>
            db.doc(path.includes('/') ? path : `${path}/${role}`).set({ userId: role }),
        ]),
        ...attempts(changed, (path) => [
          `change ${path}`,
          async (db: Firestore) => {
            await stored(path);
            await db.doc(path).update({ count: 0 });
          },
        ]),
        ...attempts(changed, (path) => [
          `delete ${path}`,
          async (db: Firestore) => {
            await stored(path);
            await db.doc(path).delete();
          },
        ]),
      },
    ],
  ]);
});
