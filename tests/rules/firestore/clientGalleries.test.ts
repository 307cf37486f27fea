import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import {
  type Data,
  type Firestore,
  firestoreWorld,
  freshId,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import { accounts, admins, nobody, signedInRoles, type Role } from '../support/roles.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();

const gallery = (changes: Data = {}): Data => ({
  title: 'Bryllup på Skagen',
  message: 'Tak for en dejlig dag',
  images: [],
  coverId: '',
  downloads: 'web',
  isMarked: false,
  isOpen: true,
  revision: 2,
  expiresAt: new Date('2027-01-01T12:00:00Z'),
  linkKey: 'a'.repeat(32),
  pinSalt: 'b'.repeat(20),
  pinHash: 'c'.repeat(64),
  createdAt: serverTime(),
  updatedAt: serverTime(),
  ...changes,
});

const path = () => `client-galleries/${freshId()}`;

async function stored(): Promise<string> {
  const place = path();
  await world.given({ [place]: gallery({ createdAt: PAST, updatedAt: PAST }) });
  return place;
}

const create = (changes: Data) => (db: Firestore) => db.doc(path()).set(gallery(changes));
const change = (changes: Data) => async (db: Firestore) =>
  db.doc(await stored()).update({ updatedAt: serverTime(), ...changes });

describe('a client gallery', () => {
  testAccess(world, [
    { what: 'read it', allowed: admins, act: async (db) => db.doc(await stored()).get() },
    { what: 'list all', allowed: admins, act: (db) => db.collection('client-galleries').get() },
    {
      what: 'find it by its link',
      allowed: admins,
      act: (db) =>
        db.collection('client-galleries').where('linkKey', '==', 'a'.repeat(32)).limit(1).get(),
    },
    { what: 'create one', allowed: admins, act: create({}) },
    { what: 'close it', allowed: admins, act: change({ isOpen: false, revision: 3 }) },
    { what: 'delete it', allowed: admins, act: async (db) => db.doc(await stored()).delete() },
  ]);

  const named =
    (act: (changes: Data) => (db: Firestore) => Promise<unknown>) => (changes: Data) => ({
      what: `${act === create ? 'a new one' : 'a change'} with ${JSON.stringify(changes).slice(0, 60)}`,
      act: act(changes),
    });

  testWrites(world, 'owner', {
    taken: [
      ...[
        { pinSalt: '', pinHash: '' },
        { downloads: 'none' },
        { downloads: 'original' },
        { askedName: 'Bogen', askedCount: 800, sharesChoices: true, showsShop: true },
        { pinSalt: undefined, pinHash: undefined },
        { picturePrice: 1000000 },
        { title: 'x'.repeat(120), coverId: 'x'.repeat(40), askedName: 'x'.repeat(40) },
        { askedCount: 0, picturePrice: 0, revision: 0 },
        { revision: 1000000 },
        { clientEmail: 'x'.repeat(254), openedAt: PAST, waitingToldAt: PAST, expiryTold: PAST },
        { message: 'x'.repeat(2000) },
        { images: new Array(800).fill({ id: 'a' }) },
      ].map(named(create)),
      ...[
        { linkKey: 'A1'.repeat(16) },
        { pinSalt: 'd'.repeat(20), pinHash: 'e'.repeat(64) },
        { expiresAt: PAST },
        { revision: 3 },
        { isOpen: false, revision: 3 },
      ].map(named(change)),
    ],
    refused: [
      ...[
        { title: '' },
        { title: 'x'.repeat(121) },
        { message: 'x'.repeat(2001) },
        { images: new Array(801).fill({ id: 'a' }) },
        { images: 'a' },
        { downloads: 'all' },
        { coverId: 1 },
        { coverId: 'x'.repeat(41) },
        { isMarked: 'yes' },
        { askedName: 'x'.repeat(41) },
        { askedCount: 801 },
        { askedCount: -1 },
        { picturePrice: -1 },
        { picturePrice: 1000001 },
        { picturePrice: '95' },
        { clientEmail: 'x'.repeat(255) },
        { clientEmail: 1 },
        { openedAt: '2026-01-01' },
        { waitingToldAt: null },
        { expiryTold: 1 },
        { sharesChoices: 'yes' },
        { showsShop: 1 },
        { isOpen: 1 },
        { revision: -1 },
        { revision: 1000001 },
        { revision: '1' },
        { expiresAt: null },
        { expiresAt: '2027-01-01' },
        { linkKey: 'short' },
        { linkKey: 'a'.repeat(33) },
        { linkKey: `${'a'.repeat(31)}-` },
        { pinSalt: '' },
        { pinHash: '' },
        { pinHash: '1234' },
        { pinSalt: 'x' },
        { pin: '1234' },
        { createdAt: PAST },
        { updatedAt: PAST },
      ].map(named(create)),
      ...[
        { createdAt: serverTime() },
        { updatedAt: PAST },
        { linkKey: '' },
        // Access that ended would be good again.
        { isOpen: false },
        { revision: 1 },
      ].map(named(change)),
    ],
  });
});

describe('the wrong PINs of a gallery', () => {
  const tries = async () => {
    const place = `client-tries/${freshId()}`;
    await world.given({ [place]: { pinSalt: 'a', visitors: {} } });
    return place;
  };

  testAccess(world, [
    { what: 'read them', allowed: admins, act: async (db) => db.doc(await tries()).get() },
    { what: 'forget them', allowed: admins, act: async (db) => db.doc(await tries()).delete() },
    {
      what: 'count them',
      allowed: nobody,
      act: async (db) => db.doc(await tries()).update({ pinSalt: 'b' }),
    },
    {
      what: 'make them up',
      allowed: nobody,
      act: (db) => db.doc(`client-tries/${freshId()}`).set({ pinSalt: 'a', visitors: {} }),
    },
    { what: 'list all', allowed: nobody, act: (db) => db.collection('client-tries').get() },
  ]);
});

describe('what somebody has chosen', () => {
  const record = {
    galleryId: 'a',
    name: 'Anna',
    email: '',
    lists: {},
    pictures: { b: { lists: ['asked'], comment: '', at: 1 } },
    sentAt: PAST,
    createdAt: PAST,
    updatedAt: PAST,
  };
  const choices = async () => {
    const place = `client-choices/${freshId()}`;
    await world.given({ [place]: record });
    return place;
  };
  const changed = (changes: Data) => async (db: Firestore) =>
    db.doc(await choices()).update(changes);

  testAccess(world, [
    { what: 'read it', allowed: admins, act: async (db) => db.doc(await choices()).get() },
    {
      what: 'list those of a gallery',
      allowed: admins,
      act: (db) => db.collection('client-choices').where('galleryId', '==', 'a').get(),
    },
    { what: 'open it again', allowed: admins, act: changed({ sentAt: null }) },
    { what: 'send it', allowed: nobody, act: changed({ sentAt: serverTime() }) },
    { what: 'choose', allowed: nobody, act: changed({ pictures: {} }) },
    { what: 'choose while it opens', allowed: nobody, act: changed({ sentAt: null, name: 'Bo' }) },
    {
      what: 'make it up',
      allowed: nobody,
      act: (db) => db.doc(`client-choices/${freshId()}`).set(record),
    },
    { what: 'delete it', allowed: admins, act: async (db) => db.doc(await choices()).delete() },
  ]);
});

describe('proof of delivery', () => {
  const record = { galleryId: 'a', visit: 'v', kind: 'opened', pictureId: '', at: PAST };
  const note = async () => {
    const place = `client-deliveries/${freshId()}`;
    await world.given({ [place]: record });
    return place;
  };

  testAccess(world, [
    {
      what: 'list that of a gallery',
      allowed: admins,
      act: (db) => db.collection('client-deliveries').where('galleryId', '==', 'a').get(),
    },
    { what: 'delete it', allowed: admins, act: async (db) => db.doc(await note()).delete() },
    {
      what: 'change it',
      allowed: nobody,
      act: async (db) => db.doc(await note()).update({ at: serverTime() }),
    },
    {
      what: 'make it up',
      allowed: nobody,
      act: (db) => db.doc(`client-deliveries/${freshId()}`).set(record),
    },
  ]);
});

describe('a picture of a gallery that one customer may buy', () => {
  const uidOf = (role: Role) => (role === 'guest' ? 'guest' : accounts[role].uid);
  const sale = async (userId: string) => {
    const place = `client-sales/${freshId()}`;
    await world.given({ [place]: { userId, title: 'Ringe', price: 95 } });
    return place;
  };
  const ofRole = (role: Role) => sale(uidOf(role));
  const ofAnother = () => sale('somebody-else');

  testAccess(world, [
    {
      what: 'read their own',
      allowed: signedInRoles,
      act: async (db, role) => db.doc(await ofRole(role)).get(),
    },
    {
      what: 'ask for one that is gone',
      allowed: signedInRoles,
      act: (db) => db.doc(`client-sales/${freshId()}`).get(),
    },
    {
      what: "read somebody else's",
      allowed: admins,
      act: async (db) => db.doc(await ofAnother()).get(),
    },
    { what: 'list all', allowed: admins, act: (db) => db.collection('client-sales').get() },
    {
      what: 'list their own',
      allowed: admins,
      act: (db, role) =>
        db.collection('client-sales').where('userId', '==', uidOf(role)).limit(1).get(),
    },
    {
      what: 'make one up',
      allowed: nobody,
      act: (db, role) => db.doc(`client-sales/${freshId()}`).set({ userId: uidOf(role), price: 1 }),
    },
    {
      what: 'take an offer back',
      allowed: admins,
      act: async (db, role) => db.doc(await ofRole(role)).update({ isPublished: false }),
    },
    {
      what: 'give it again',
      allowed: nobody,
      act: async (db, role) => db.doc(await ofRole(role)).update({ isPublished: true }),
    },
    {
      what: 'change the price while taking it back',
      allowed: nobody,
      act: async (db, role) => db.doc(await ofRole(role)).update({ isPublished: false, price: 1 }),
    },
    {
      what: 'change the price of their own',
      allowed: nobody,
      act: async (db, role) => db.doc(await ofRole(role)).update({ price: 1 }),
    },
    {
      what: 'delete their own',
      allowed: nobody,
      act: async (db, role) => db.doc(await ofRole(role)).delete(),
    },
  ]);
});
