import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { collections, documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal } from '../support/call.ts';
import { createPerson, unique, type Person } from '../support/people.ts';
import {
  newOrderId,
  plainPicture,
  storePurchase,
  uploadFile,
  uploadOriginal,
} from '../support/purchases.ts';

const NOT_OWNER = refusal(
  'Unauthorized: User not authenticated or user ID mismatch',
  'download/not-owner',
);
const NOT_OPENED = refusal('Genindlæs siden, og tryk på Download igen.', 'download/not-opened');
const NO_LINK = refusal('Download link ikke tilgængelig. Kontakt support.', 'download/no-link');

interface Bought {
  buyer: Person;
  purchaseId: string;
  originalImagePath: string;
  input: Record<string, unknown>;
}

/** Somebody who has bought one picture. */
async function buyPicture(changes: Record<string, unknown> = {}): Promise<Bought> {
  const buyer = await createPerson();
  const originalImagePath = await uploadOriginal();
  const item = { originalAdminPath: originalImagePath };
  const purchaseId = await storePurchase(buyer.uid, item, changes);
  const input = { originalImagePath, userId: buyer.uid, purchaseId, itemId: 'billede-1' };
  return { buyer, purchaseId, originalImagePath, input };
}

async function logsOf(purchaseId: string): Promise<Record<string, unknown>[]> {
  const logs = firestore().collection(collections.downloadLogs);
  const found = await logs.where('purchaseId', '==', purchaseId).get();
  return found.docs.map((document) => document.data());
}

async function download(path: unknown): Promise<Buffer> {
  const [content] = await bucket().file(String(path)).download();
  return content;
}

describe('the buyer', () => {
  test.each([
    ['before the first download is noted', { firstDownloadAt: null }, NOT_OPENED],
    [
      'after a withdrawal',
      { withdrawnAt: new Date(), paymentStatus: 'cancelled' },
      refusal('Købet er fortrudt.', 'order/withdrawn'),
    ],
  ])('gets nothing %s', async (_, changes, body) => {
    const { buyer, purchaseId, input } = await buyPicture(changes);
    const reply = await call('secureDownload', { token: buyer.token, input });
    expect(reply).toMatchObject({ status: 409, body });
    const [files] = await bucket().getFiles({ prefix: `purchased/${buyer.uid}/` });
    expect([files, await logsOf(purchaseId)]).toEqual([[], []]);
  });

  test('gets a stamped copy of the original in full size', async () => {
    const { buyer, input } = await buyPicture();
    const { status, body } = await call('secureDownload', { token: buyer.token, input });
    expect({ status, success: body['success'] }).toEqual({ status: 200, success: true });
    const place = storagePaths.purchased.parse(String(body['path']));
    expect(place).toMatchObject({ userId: buyer.uid, itemId: 'billede-1' });
    expect(body['filename']).toBe(`Skov_i_tåge_${place?.uniqueId ?? ''}.jpg`);
    const copy = await download(body['path']);
    expect(await sharp(copy).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    const { channels } = await sharp(copy).stats();
    const [red] = channels;
    expect(red?.max).toBeGreaterThan(red?.min ?? 255);
  });

  test('opens the answered address by signing in, and nobody else does', async () => {
    const { buyer, input } = await buyPicture();
    const other = await createPerson();
    const { body } = await call('secureDownload', { token: buyer.token, input });
    const open = (token?: string) =>
      fetch(
        String(body['downloadUrl']),
        token === undefined ? {} : { headers: { authorization: `Firebase ${token}` } },
      );
    expect(String(body['downloadUrl'])).not.toContain('token');
    expect((await open(buyer.token)).status).toBe(200);
    expect((await open(other.token)).status).toBe(403);
    expect((await open()).status).toBe(403);
  });

  test('gets the same file again, and each time is written down', async () => {
    const { buyer, purchaseId, input } = await buyPicture();
    const headers = { 'user-agent': 'Testbrowser', 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
    const ask = () => call('secureDownload', { token: buyer.token, input, headers });
    const first = await ask();
    const [{ generation }] = await bucket().file(String(first.body['path'])).getMetadata();
    const second = await ask();
    const [again] = await bucket().file(String(first.body['path'])).getMetadata();
    expect(second.body).toEqual(first.body);
    expect(again.generation).toBe(generation);
    const logs = await logsOf(purchaseId);
    expect(logs).toHaveLength(2);
    expect(logs[0]).toMatchObject({
      purchaseId,
      itemId: 'billede-1',
      itemName: 'Skov i tåge',
      userId: buyer.uid,
      userAgent: 'Testbrowser',
    });
    expect(logs.map(({ ipAddress }) => ipAddress)).not.toContain('203.0.113.7');
    expect(logs[0]?.['downloadDate']).toBeDefined();
    const purchase = await firestore()
      .doc(documents.purchase.build({ orderId: purchaseId }))
      .get();
    expect(purchase.get('downloadCount')).toBe(2);
  });

  test('asks five times at once and finds one file', async () => {
    const { buyer, input } = await buyPicture();
    const ask = () => call('secureDownload', { token: buyer.token, input });
    const replies = await Promise.all(Array.from({ length: 5 }, ask));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [files] = await bucket().getFiles({ prefix: `purchased/${buyer.uid}/` });
    expect(files).toHaveLength(1);
  });

  test.each([
    {},
    { userId: undefined },
    { originalImagePath: undefined },
    { imageId: 'billede-1' },
  ])('may say less or more: %j', async (changes) => {
    const { buyer, input } = await buyPicture();
    const asked = { ...input, ...changes };
    const { status } = await call('secureDownload', { token: buyer.token, input: asked });
    expect(status).toBe(200);
  });

  test('of an order in the older wording', async () => {
    const { buyer, input } = await buyPicture({ paymentStatus: 'købt' });
    const { status } = await call('secureDownload', { token: buyer.token, input });
    expect(status).toBe(200);
  });

  test('of a purchase still gets it when the photographer has deleted the original', async () => {
    const { buyer, purchaseId, originalImagePath, input } = await buyPicture();
    const archived = storagePaths.archived.build({ orderId: purchaseId, file: 'billede.jpg' });
    await uploadFile(archived);
    await bucket().file(originalImagePath).delete();
    const items = [
      {
        id: 'billede-1',
        name: 'Skov',
        originalAdminPath: originalImagePath,
        permanentBackupPath: archived,
        backupStatus: 'completed',
      },
    ];
    await firestore()
      .doc(documents.purchase.build({ orderId: purchaseId }))
      .update({ items });
    const { status } = await call('secureDownload', { token: buyer.token, input });
    expect(status).toBe(200);
  });

  test('gets each picture of an album', async () => {
    const buyer = await createPerson();
    const paths = [await uploadOriginal(), await uploadOriginal()];
    const albumImages = paths.map((originalSrc, index) => ({
      id: `side-${index}`,
      title: `Side ${index}`,
      originalSrc,
    }));
    const purchaseId = await storePurchase(buyer.uid, {
      type: 'album',
      albumImages,
      originalAdminPath: paths[0],
    });
    const base = { purchaseId, itemId: 'billede-1' };
    const ask = (more: object) =>
      call('secureDownload', { token: buyer.token, input: { ...base, ...more } });
    const byId = await ask({ imageId: 'side-0' });
    const byPath = await ask({ originalImagePath: paths[1] });
    const cover = await ask({ originalImagePath: paths[0] });
    const neither = await ask({});
    const both = await ask({ imageId: 'side-0', originalImagePath: paths[1] });
    expect(byId.body['filename']).toMatch(/^Side_0_[0-9A-F]{16}\.jpg$/);
    expect(byPath.body['filename']).toMatch(/^Side_1_[0-9A-F]{16}\.jpg$/);
    expect(cover.body['path']).toBe(byId.body['path']);
    expect(byId.body['path']).not.toBe(byPath.body['path']);
    expect(neither).toMatchObject({ status: 404, body: NO_LINK });
    expect(both).toMatchObject({ status: 404, body: NO_LINK });
  });
});

describe('refused', () => {
  test("somebody else's purchase, under either name", async () => {
    const { buyer, purchaseId, input } = await buyPicture();
    const { uid, token } = await createPerson();
    const asThemselves = await call('secureDownload', { token, input: { ...input, userId: uid } });
    const asTheBuyer = await call('secureDownload', { token, input });
    expect(asThemselves).toMatchObject({ status: 403, body: NOT_OWNER });
    expect(asTheBuyer).toMatchObject({ status: 403, body: NOT_OWNER });
    expect(await logsOf(purchaseId)).toEqual([]);
    const [files] = await bucket().getFiles({ prefix: `purchased/${buyer.uid}/` });
    expect(files).toEqual([]);
  });

  test('an administrator who is not the buyer', async () => {
    const { input } = await buyPicture();
    const { token } = await createPerson({ claims: { admin: true } });
    expect(await call('secureDownload', { token, input })).toMatchObject({ status: 403 });
  });

  test('a purchase that does not exist, in the same words', async () => {
    const { buyer, input } = await buyPicture();
    const asked = { ...input, purchaseId: newOrderId() };
    const reply = await call('secureDownload', { token: buyer.token, input: asked });
    expect(reply).toMatchObject({ status: 403, body: NOT_OWNER });
  });

  test.each(['pending', 'cancelled', 'refunded', '', 'COMPLETED'])(
    'a purchase that is %s',
    async (paymentStatus) => {
      const { buyer, input } = await buyPicture({ paymentStatus });
      const { status, body } = await call('secureDownload', { token: buyer.token, input });
      expect({ status, body }).toEqual({ status: 409, body: NO_LINK });
    },
  );

  test('a picture that is not in the purchase', async () => {
    const { buyer, input } = await buyPicture();
    const asked = { ...input, itemId: 'billede-2' };
    const reply = await call('secureDownload', { token: buyer.token, input: asked });
    expect(reply).toMatchObject({ status: 404, body: NO_LINK });
  });

  test("another picture's original", async () => {
    const { buyer, input } = await buyPicture();
    const asked = { ...input, originalImagePath: await uploadOriginal() };
    const reply = await call('secureDownload', { token: buyer.token, input: asked });
    expect(reply).toMatchObject({ status: 404, body: NO_LINK });
  });

  test.each([
    { purchaseId: '../users/x' },
    { purchaseId: 'a/b' },
    { itemId: '..' },
    { itemId: 'a/../../b' },
    { itemId: '' },
    { purchaseId: 7 },
    { userId: { $ne: '' } },
  ])('a request like %j', async (changes) => {
    const { buyer, input } = await buyPicture();
    const asked = { ...input, ...changes };
    const { status, body } = await call('secureDownload', { token: buyer.token, input: asked });
    expect(status).toBe(400);
    expect(body['code']).toBe('invalid-argument');
  });
});

describe('failed, in words', () => {
  test('an original that is nowhere to be found', async () => {
    const { buyer, purchaseId, originalImagePath, input } = await buyPicture();
    await bucket().file(originalImagePath).delete();
    const { status, body } = await call('secureDownload', { token: buyer.token, input });
    const text = 'Sikker download kræver server-side behandling. Funktionen er under udvikling.';
    expect({ status, body }).toEqual({ status: 502, body: refusal(text, 'download/needs-server') });
    expect(await logsOf(purchaseId)).toEqual([]);
  });

  test.each([
    ['no picture', Buffer.from('<svg onload="alert(1)"/>')],
    ['an empty file', Buffer.alloc(0)],
  ])('an original that is %s', async (_, content) => {
    const buyer = await createPerson();
    const originalAdminPath = await uploadOriginal(content);
    const purchaseId = await storePurchase(buyer.uid, { originalAdminPath });
    const input = { purchaseId, itemId: 'billede-1' };
    const { status, body } = await call('secureDownload', { token: buyer.token, input });
    const text = 'Kunne ikke downloade Skov i tåge';
    expect({ status, body }).toEqual({ status: 422, body: refusal(text, 'download/file-failed') });
  });

  test('half a picture is not sold as a whole one', async () => {
    const buyer = await createPerson();
    const whole = await plainPicture(2000, 1500);
    const originalAdminPath = await uploadOriginal(whole.subarray(0, whole.length / 2));
    const purchaseId = await storePurchase(buyer.uid, { originalAdminPath });
    const input = { purchaseId, itemId: 'billede-1' };
    const { status } = await call('secureDownload', { token: buyer.token, input });
    expect(status).toBe(422);
  });

  test('a purchase that cannot be read', async () => {
    const buyer = await createPerson();
    const items = { broken: unique() };
    const purchaseId = await storePurchase(buyer.uid, {}, { items });
    const input = { purchaseId, itemId: 'billede-1' };
    const { status, body } = await call('secureDownload', { token: buyer.token, input });
    const text = 'De gemte oplysninger kunne ikke læses. Kontakt support.';
    expect({ status, body }).toEqual({ status: 500, body: refusal(text, 'invalid-record') });
  });
});
