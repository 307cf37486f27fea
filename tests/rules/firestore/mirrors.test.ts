import { describe } from 'vitest';
import { shapes } from '../../../rules/shapes.ts';
import { testAccess } from '../support/access.ts';
import {
  firestoreWorld,
  freshId,
  freshOrderId,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { limitsOf, list, text } from '../support/limits.ts';
import { accounts, admins, nobody } from '../support/roles.ts';
import type { Role } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

const mirrorLimits = [text('userEmail', 254), list('items', 50)];
const lookupLimits = limitsOf(shapes.isLookup);

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
    { what: 'write a missing mirror', allowed: admins, act: createMirror({}) },
    { what: 'write a missing lookup', allowed: admins, act: createLookup({}) },
    {
      what: 'take over the status',
      allowed: admins,
      act: changeMirror({ status: 'købt' }, { paymentStatus: 'købt' }),
    },
    {
      what: 'note the places of the archive',
      allowed: admins,
      act: changeLookup({ imageBackupPaths: ['a'] }),
    },
    {
      what: 'delete the mirror',
      allowed: nobody,
      act: async (db) => db.doc(`orders/${await given()}`).delete(),
    },
    {
      what: 'delete the lookup',
      allowed: nobody,
      act: async (db) => db.doc(`admin-order-lookup/${await given()}`).delete(),
    },
    {
      what: 'write a download log',
      allowed: nobody,
      act: (db, role) =>
        db.doc(`download-logs/${freshId()}`).set({ userId: role, purchaseId: 'a', itemId: 'a' }),
    },
    {
      what: 'change a download log of their own',
      allowed: nobody,
      act: async (db, role) => db.doc(await givenLog(role)).update({ itemId: 'b' }),
    },
    {
      what: 'delete a download log of their own',
      allowed: nobody,
      act: async (db, role) => db.doc(await givenLog(role)).delete(),
    },
    {
      what: 'change the note of a clearing',
      allowed: nobody,
      act: async (db) => {
        await world.given({ 'retention-log/a': { count: 1 } });
        await db.doc('retention-log/a').update({ count: 0 });
      },
    },
    {
      what: 'delete the note of a clearing',
      allowed: nobody,
      act: async (db) => {
        await world.given({ 'retention-log/a': { count: 1 } });
        await db.doc('retention-log/a').delete();
      },
    },
    ...[
      'file-losses/a',
      'file-proofs/a',
      'item-interest/a',
      'sloth-stamp-system/file-proof',
      'sloth-stamp-system/storage-use',
    ].flatMap((path) => [
      {
        what: `write ${path}`,
        allowed: nobody,
        act: (db: Firestore) => db.doc(path).set({ files: [], checkedAt: new Date() }),
      },
      {
        what: `change ${path}`,
        allowed: nobody,
        act: async (db: Firestore) => {
          await world.given({ [path]: { files: [] } });
          await db.doc(path).update({ files: ['a'] });
        },
      },
      {
        what: `delete ${path}`,
        allowed: nobody,
        act: async (db: Firestore) => {
          await world.given({ [path]: { files: [] } });
          await db.doc(path).delete();
        },
      },
    ]),
    ...[
      'downloads',
      'userPreferences',
      'userAnalytics',
      'carts',
      'deletion-jobs',
      'recovery-codes',
      'rate-limits',
      'consent-log',
      'retention-log',
      'unknown',
    ].map((collection) => ({
      what: `write to ${collection}`,
      allowed: nobody,
      act: (db: Firestore, role: string) => db.doc(`${collection}/${role}`).set({ userId: role }),
    })),
  ]);

  testWrites(world, 'owner', {
    taken: [
      { what: 'a mirror that is archived', act: changeMirror({ isArchived: true }) },
      { what: 'a mirror with other items', act: changeMirror({ items: [1] }) },
      {
        what: 'a mirror that names its id',
        act: async (db) => {
          const id = freshOrderId();
          await world.given({ [`purchases/${id}`]: samples.purchase(customer) });
          await db.doc(`orders/${id}`).set({ ...samples.orderRecord(customer), id });
        },
      },
      ...mirrorLimits.map(({ field, taken }) => ({
        what: `a new mirror whose ${field} reaches its limit`,
        act: createMirror({ [field]: taken }),
      })),
      ...lookupLimits.map(({ field, taken }) => ({
        what: `a new lookup whose ${field} reaches its limit`,
        act: createLookup({ [field]: taken }),
      })),
      ...['imageBackupPaths', 'originalImagePaths', 'searchKeywords'].map((field) => ({
        what: `other ${field}`,
        act: changeLookup({ [field]: ['a', 'b'] }),
      })),
      { what: 'other notes', act: changeLookup({ adminNotes: 'ny' }) },
    ],
    refused: [
      ...mirrorLimits.map(({ field, refused }) => ({
        what: `a new mirror whose ${field} is beyond its limit`,
        act: createMirror({ [field]: refused }),
      })),
      ...lookupLimits.map(({ field, refused }) => ({
        what: `a new lookup whose ${field} is beyond its limit`,
        act: createLookup({ [field]: refused }),
      })),
      {
        what: 'a mirror made anew for another address',
        act: changeMirror({ userEmail: 'ny@kunde.example', createdAt: serverTime() }),
      },
      {
        what: 'a lookup made anew for another name',
        act: changeLookup({ customerName: 'Ny', createdAt: serverTime() }),
      },
      ...[
        { userId: 'other-customer' },
        { total: 1 },
        { status: 'pending' },
        { currency: 'USD' },
        { paymentMethod: 'cash' },
        { userEmail: 5 },
        { date: 'today' },
        { items: new Array<number>(51).fill(1) },
        { isArchived: 'no' },
        { id: 'another' },
        { unknownField: 1 },
        { updatedAt: PAST },
      ].flatMap((changes) => [
        {
          what: `a new mirror with ${JSON.stringify(changes).slice(0, 60)}`,
          act: createMirror(changes),
        },
        {
          what: `a mirror changed to ${JSON.stringify(changes).slice(0, 60)}`,
          act: changeMirror(changes),
        },
      ]),
      { what: 'a mirror from the past', act: createMirror({ createdAt: PAST }) },
      { what: 'a mirror with another date', act: changeMirror({ date: PAST }) },
      {
        what: 'a mirror without its purchase',
        act: (db) => db.doc(`orders/${freshOrderId()}`).set(samples.orderRecord(customer)),
      },
      ...[
        { orderId: 'another' },
        { customerEmail: 5 },
        { customerName: 'x'.repeat(202) },
        { customerUserId: 5 },
        { purchaseDate: 'today' },
        { totalAmount: '1' },
        { itemCount: 0 },
        { imageBackupPaths: 'x' },
        { originalImagePaths: 'x' },
        { searchKeywords: new Array<string>(201).fill('x') },
        { adminNotes: 5 },
        { unknownField: 1 },
      ].flatMap((changes) => [
        {
          what: `a new lookup with ${JSON.stringify(changes).slice(0, 60)}`,
          act: createLookup(changes),
        },
        {
          what: `a lookup changed to ${JSON.stringify(changes).slice(0, 60)}`,
          act: changeLookup(changes),
        },
      ]),
      { what: 'a lookup from the past', act: createLookup({ createdAt: PAST }) },
      { what: 'a lookup with another customer', act: changeLookup({ customerName: 'Ny' }) },
    ],
  });
});
