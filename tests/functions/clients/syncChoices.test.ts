import { describe, expect, test } from 'vitest';
import { collections } from '#src/model/base/paths.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal, type Reply } from '../support/call.ts';
import {
  newKey,
  openGallery,
  PIN,
  place,
  storeGallery,
  withPin,
  type StoredGallery,
} from '../support/clientGalleries.ts';

const images = ['a', 'b', 'c'].map((id, order) => ({ id, title: id, order, originalPath: id }));
const asked = { images, askedName: 'Bogen', askedCount: 2, sharesChoices: true };

interface Visitor {
  gallery: StoredGallery;
  access: string;
  key: string;
}

async function visit(gallery: StoredGallery, pin?: string): Promise<Visitor> {
  const { body } = await openGallery(gallery, pin === undefined ? {} : { pin });
  return { gallery, access: String(body['access']), key: newKey() };
}

const sync = ({ gallery, access, key }: Visitor, more: object = {}): Promise<Reply> =>
  call('syncClientChoices', {
    input: { gallery: gallery.id, access, chooser: { key, name: 'Anna', email: '' }, ...more },
  });

const picture = (id: string, lists: string[], { at = 1000, comment = '' } = {}) => ({
  lists: {},
  pictures: { [id]: { lists, comment, at } },
});

const changes = (...given: Parameters<typeof picture>) => ({ changes: picture(...given) });

const own = ({ body }: Reply) => body['own'] as Record<string, unknown>;

const stored = async ({ id }: StoredGallery): Promise<Record<string, unknown>[]> => {
  const choices = firestore().collection(collections.clientChoices);
  const { docs } = await choices.where('galleryId', '==', id).get();
  return docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }));
};

/** Opens a sent choice again, as the photographer does. */
const reopen = (chooserId: unknown) =>
  firestore()
    .doc(clientDocuments.choices.build({ chooserId: String(chooserId) }))
    .update({ sentAt: null });

describe('a gallery with guests', () => {
  const guestKey = newKey();
  const invite = ({ id }: StoredGallery) => place(id).update({ guestKey });
  const asBo = { chooser: { key: newKey(), name: 'Bo', email: '' } };

  test('has one list for all with the link of the client, also of what they chose before', async () => {
    const gallery = await storeGallery(asked);
    const anna = await visit(gallery);
    const bo = await visit(gallery);
    await sync(anna, changes('a', ['asked']));
    await invite(gallery);
    await sync(bo, { ...asBo, ...changes('b', ['asked']) });
    const reply = await sync(anna);
    expect(own(reply)).toMatchObject({ name: 'Bo og Anna' });
    expect(Object.keys(own(reply)['pictures'] as object).toSorted()).toEqual(['a', 'b']);
    expect(await stored(gallery)).toHaveLength(1);
    expect((await sync(bo, { ...asBo, sends: true })).status).toBe(200);
    expect(own(await sync(anna))['sentAt']).toEqual(expect.any(String));
  });

  test('gives each guest lists of their own, and no choice to send', async () => {
    const gallery = await storeGallery(asked);
    await invite(gallery);
    const client = await visit(gallery);
    const guest = await visit({ ...gallery, key: guestKey });
    await sync(client, changes('a', ['favourites']));
    await sync(guest, { ...asBo, ...changes('b', ['favourites']) });
    expect((await stored(gallery)).map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bo']);
    const sent = await sync(guest, { ...asBo, ...changes('b', ['asked']), sends: true });
    expect(sent.status).toBe(409);
  });
});

describe('who has opened a gallery', () => {
  test('chooses and comments, and is told the state of it', async () => {
    const anna = await visit(await storeGallery({ ...withPin, ...asked }), PIN);
    const reply = await sync(anna, changes('a', ['asked'], { comment: 'Lysere' }));
    expect(reply.status).toBe(200);
    expect(own(reply)).toMatchObject({
      name: 'Anna',
      ...picture('a', ['asked'], { comment: 'Lysere' }),
    });
    const [record] = await stored(anna.gallery);
    expect(record).toMatchObject({ galleryId: anna.gallery.id, name: 'Anna', sentAt: null });
    expect(JSON.stringify(record)).not.toContain(anna.key);
    // Proof of delivery names a visit by it; the others are not told.
    expect(record?.['visits']).toEqual([anna.access.split('.')[1]]);
    expect(own(reply)['visits']).toBeUndefined();
  });

  test('loses nothing when two devices send at once', async () => {
    const anna = await visit(await storeGallery(asked));
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((id) => sync(anna, changes(id, ['favourites']))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(Object.keys(own(await sync(anna))['pictures'] as object).toSorted()).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('is the same on another device, which knows their key alone', async () => {
    const anna = await visit(await storeGallery(asked));
    const known = { key: anna.key, name: 'Anna', email: 'anna@example.com' };
    await sync(anna, { chooser: known, ...changes('a', ['asked']) });
    const other = { ...(await visit(anna.gallery)), key: anna.key };
    const reply = await sync(other, { chooser: { key: anna.key }, ...changes('b', ['asked']) });
    expect(own(reply)).toMatchObject({ name: 'Anna' });
    expect(Object.keys(own(reply)['pictures'] as object)).toEqual(['a', 'b']);
    const records = await stored(anna.gallery);
    expect(records).toMatchObject([{ name: 'Anna', email: 'anna@example.com' }]);
    expect(records[0]?.['visits']).toHaveLength(2);
  });

  test('gives a name before anything is stored', async () => {
    const anna = await visit(await storeGallery(asked));
    const reply = await sync(anna, { chooser: { key: anna.key }, ...changes('a', ['asked']) });
    expect(reply.status).toBe(404);
    expect(await stored(anna.gallery)).toEqual([]);
  });

  test('is not brought back by a page that only asks, once removed', async () => {
    const anna = await visit(await storeGallery(asked));
    await sync(anna, changes('a', ['asked']));
    const [record] = await stored(anna.gallery);
    await firestore()
      .doc(clientDocuments.choices.build({ chooserId: String(record?.['id']) }))
      .delete();
    expect((await sync(anna)).body['own']).toBeUndefined();
    expect(await stored(anna.gallery)).toEqual([]);
  });

  test('sends the choice once; from then on it is locked until it is opened again', async () => {
    const anna = await visit(await storeGallery(asked));
    const sent = await sync(anna, { ...changes('a', ['asked']), sends: true });
    expect(own(sent)['sentAt']).toEqual(expect.any(String));
    const late = await sync(anna, { ...changes('b', ['asked', 'favourites']), sends: true });
    expect(own(late)['sentAt']).toBe(own(sent)['sentAt']);
    expect(own(late)['pictures']).toMatchObject({ b: { lists: ['favourites'] } });
    await reopen(own(sent)['id']);
    const again = await sync(anna, changes('b', ['asked'], { at: 3000 }));
    expect(own(again)['sentAt']).toBeUndefined();
    expect(own(again)['pictures']).toMatchObject({ b: { lists: ['asked'] } });
  });

  test('cannot send a choice that is empty, too large, or not asked for', async () => {
    const anna = await visit(await storeGallery(asked));
    expect((await sync(anna, { sends: true })).status).toBe(409);
    for (const id of ['a', 'b', 'c']) await sync(anna, changes(id, ['asked']));
    expect((await sync(anna, { sends: true })).status).toBe(409);
    await sync(anna, changes('c', [], { at: 3000 }));
    await place(anna.gallery.id).update({ askedCount: 0 });
    expect((await sync(anna, { sends: true })).status).toBe(409);
    await place(anna.gallery.id).update({ askedCount: 2 });
    expect((await sync(anna, { sends: true })).status).toBe(200);
  });

  test('sees the others where the photographer allows it, without their addresses and keys', async () => {
    const gallery = await storeGallery(asked);
    const [anna, bo] = [await visit(gallery), await visit(gallery)];
    const input = { key: bo.key, name: 'Bo', email: 'bo@example.com' };
    await sync(bo, { chooser: input, ...changes('b', ['favourites']) });
    const { others } = (await sync(anna)).body as { others: Record<string, unknown>[] };
    expect(others).toMatchObject([{ name: 'Bo', ...picture('b', ['favourites']) }]);
    expect(JSON.stringify(others)).not.toContain('bo@example.com');
    expect(JSON.stringify(others)).not.toContain(bo.key);
    // The id is told to others, and is no key.
    const claimed = { ...anna, key: String(others[0]?.['id']).slice(0, 32) };
    expect(own(await sync(claimed, changes('c', [])))['name']).toBe('Anna');
    await place(gallery.id).update({ sharesChoices: false });
    expect((await sync(anna)).body['others']).toEqual([]);
  });

  test('only looks without a name, and is not stored', async () => {
    const anna = await visit(await storeGallery(asked));
    const reply = await sync(anna, { chooser: undefined, ...changes('a', ['asked']) });
    expect(reply.body).toEqual({ success: true, others: [] });
    expect(await stored(anna.gallery)).toEqual([]);
  });
});

describe('refused', () => {
  const denied = refusal('Adgang nægtet. Log ud og ind igen.', 'permission-denied');

  test('without access, with that of another gallery, and made-up access', async () => {
    const gallery = await storeGallery(asked);
    const other = await visit(await storeGallery(asked));
    for (const access of [
      '',
      'x',
      `9999999999999.${'a'.repeat(20)}.${'0'.repeat(64)}`,
      other.access,
    ]) {
      const reply = await sync({ gallery, access, key: newKey() }, changes('a', ['asked']));
      expect([reply.status, reply.body]).toEqual([403, denied]);
    }
    const unknown = await sync({ ...other, gallery: { ...gallery, id: 'nothing' } });
    expect([unknown.status, unknown.body]).toEqual([403, denied]);
    expect(await stored(gallery)).toEqual([]);
  });

  test.each([
    ['the gallery is closed', { isOpen: false }],
    ['it has expired', { expiresAt: new Date(Date.now() - 1000) }],
    ['there is another PIN', { pinSalt: 't'.repeat(20), pinHash: '0'.repeat(64) }],
    ['there is another link', { linkKey: 'N'.repeat(32) }],
    ['it was closed and opened again', { revision: 1 }],
  ])('at once when %s', async (_, changed) => {
    const anna = await visit(await storeGallery({ ...withPin, ...asked }), PIN);
    await sync(anna, changes('a', ['asked']));
    await place(anna.gallery.id).update(changed);
    expect((await sync(anna, changes('b', ['asked']))).status).toBe(403);
    expect((await stored(anna.gallery))[0]).toMatchObject(picture('a', ['asked']));
  });

  test('more people than a gallery has room for', async () => {
    const anna = await visit(await storeGallery(asked));
    await sync(anna, changes('a', []));
    const batch = firestore().batch();
    for (let index = 0; index < 49; index += 1) {
      const doc = firestore().collection(collections.clientChoices).doc();
      batch.set(doc, { galleryId: anna.gallery.id, name: 'x', lists: {}, pictures: {} });
    }
    await batch.commit();
    expect((await sync({ ...anna, key: newKey() }, changes('a', []))).status).toBe(409);
    expect((await sync(anna)).status).toBe(200);
  });

  test.each([
    { chooser: { key: 'k', name: 'Anna', email: '' } },
    { chooser: { key: 'k'.repeat(32), name: ' ', email: '' } },
    { chooser: { key: 'k'.repeat(32), name: 'x'.repeat(81), email: '' } },
    { chooser: { key: 'k'.repeat(32), name: 'Anna', email: 'no address' } },
    { changes: picture('a', ['x'], { at: -1 }) },
    { changes: picture('a', ['x'], { comment: 'x'.repeat(301) }) },
    { changes: { lists: {}, pictures: 'all' } },
    { sends: 'yes' },
    { more: 1 },
  ])('an input like %j', async (more) => {
    const anna = await visit(await storeGallery(asked));
    expect((await sync(anna, more)).status).toBe(400);
    expect(await stored(anna.gallery)).toEqual([]);
  });
});
