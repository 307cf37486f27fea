import { describe, expect, test } from 'vitest';
import { collections, documents } from '#src/model/base/paths.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal } from '../support/call.ts';
import { createPerson, type Person } from '../support/people.ts';
import { newOrderId, storePurchase } from '../support/purchases.ts';

const NOT_OWNER = refusal(
  'Unauthorized: User not authenticated or user ID mismatch',
  'download/not-owner',
);
const NOT_OPENED = refusal('Genindlæs siden, og tryk på Download igen.', 'download/not-opened');
const NO_LINK = refusal('Download link ikke tilgængelig. Kontakt support.', 'download/no-link');

interface Thing {
  purchaseId: string;
  itemId: string;
}

const itemId = 'billede-1';

async function buy(changes: Record<string, unknown> = {}): Promise<{ buyer: Person } & Thing> {
  const buyer = await createPerson();
  return { buyer, purchaseId: await storePurchase(buyer.uid, {}, changes), itemId };
}

const note = ({ token }: Person, downloads: unknown, headers = {}) =>
  call('logDownloads', { token, input: { downloads }, headers });

async function logsOf({ uid }: Person): Promise<Record<string, unknown>[]> {
  const logs = firestore().collection(collections.downloadLogs);
  const found = await logs.where('userId', '==', uid).get();
  return found.docs.map((document) => document.data());
}

async function countOf(orderId: string): Promise<unknown> {
  const purchase = await firestore().doc(documents.purchase.build({ orderId })).get();
  return purchase.get('downloadCount');
}

describe('what a buyer has put in an archive', () => {
  test('is written down and counted, from several purchases at once', async () => {
    const { buyer, purchaseId } = await buy();
    const items = ['a', 'b'].map((id) => ({ id, name: `Billede ${id}`, type: 'image', price: 1 }));
    const second = await storePurchase(buyer.uid, {}, { items });
    const downloads = [
      { purchaseId, itemId },
      { purchaseId: second, itemId: 'a' },
      { purchaseId: second, itemId: 'b' },
    ];
    const headers = { 'user-agent': 'Testbrowser', 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
    const { status, body } = await note(buyer, downloads, headers);
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    const logs = await logsOf(buyer);
    expect(logs.map(({ itemName }) => itemName).toSorted()).toEqual([
      'Billede a',
      'Billede b',
      'Skov i tåge',
    ]);
    expect(logs.find(({ itemName }) => itemName === 'Skov i tåge')).toMatchObject({
      purchaseId,
      itemId,
      userId: buyer.uid,
      userAgent: 'Testbrowser',
    });
    expect(logs.map(({ ipAddress }) => ipAddress)).not.toContain('203.0.113.7');
    expect(logs.every(({ downloadDate }) => downloadDate !== undefined)).toBe(true);
    expect([await countOf(purchaseId), await countOf(second)]).toEqual([1, 2]);
  });

  test('may be a hundred lines, and the same line is one download', async () => {
    const { buyer, ...thing } = await buy();
    const { status } = await note(buyer, new Array<Thing>(100).fill(thing));
    expect(status).toBe(200);
    expect(await countOf(thing.purchaseId)).toBe(1);
    expect(await logsOf(buyer)).toHaveLength(1);
  });

  test('is written down, but no longer counted, after a hundred thousand downloads', async () => {
    const { buyer, ...thing } = await buy({ downloadCount: 100_000 });
    const { status } = await note(buyer, [thing]);
    expect(status).toBe(200);
    expect(await countOf(thing.purchaseId)).toBe(100_000);
    expect(await logsOf(buyer)).toHaveLength(1);
  });
});

test('a purchase from before first downloads were noted is open when it was downloaded', async () => {
  const { buyer, ...thing } = await buy({ firstDownloadAt: null, downloadCount: 3 });
  expect((await note(buyer, [thing])).status).toBe(200);
  expect(await countOf(thing.purchaseId)).toBe(4);
});

describe('refused', () => {
  test("somebody else's purchase, and with it the whole note", async () => {
    const { buyer, ...own } = await buy();
    const { buyer: other, ...theirs } = await buy();
    const reply = await note(buyer, [own, theirs]);
    expect(reply).toMatchObject({ status: 403, body: NOT_OWNER });
    expect([await logsOf(buyer), await logsOf(other)]).toEqual([[], []]);
    expect(await countOf(own.purchaseId)).toBe(0);
  });

  test('a purchase that does not exist, in the same words', async () => {
    const { buyer } = await buy();
    const reply = await note(buyer, [{ purchaseId: newOrderId(), itemId }]);
    expect(reply).toMatchObject({ status: 403, body: NOT_OWNER });
  });

  test('a purchase that is not paid', async () => {
    const { buyer, ...thing } = await buy({ paymentStatus: 'pending' });
    expect(await note(buyer, [thing])).toMatchObject({ status: 409, body: NO_LINK });
  });

  test.each([
    ['whose first download is not noted', { firstDownloadAt: null }, NOT_OPENED],
    [
      'whose first download is not noted or counted',
      { firstDownloadAt: null, downloadCount: null },
      NOT_OPENED,
    ],
    [
      'that is withdrawn',
      { withdrawnAt: new Date(), paymentStatus: 'cancelled' },
      refusal('Købet er fortrudt.', 'order/withdrawn'),
    ],
  ])('a purchase %s', async (_, changes, body) => {
    const { buyer, ...thing } = await buy(changes);
    expect(await note(buyer, [thing])).toMatchObject({ status: 409, body });
    expect(await logsOf(buyer)).toEqual([]);
  });

  test('a thing that is not in the purchase', async () => {
    const { buyer, purchaseId } = await buy();
    const reply = await note(buyer, [{ purchaseId, itemId: 'billede-2' }]);
    expect(reply).toMatchObject({ status: 404, body: NO_LINK });
    expect(await logsOf(buyer)).toEqual([]);
  });

  test.each([
    { downloads: undefined },
    { downloads: [] },
    { downloads: [{ purchaseId: '../users/x', itemId }] },
    { downloads: [{ purchaseId: 'a', itemId: 'a/b' }] },
    { downloads: [{ purchaseId: 'a', itemId, userId: 'b' }] },
    { downloads: new Array<Thing>(101).fill({ purchaseId: 'a', itemId }) },
  ])('a note like %#', async ({ downloads }) => {
    const { status, body } = await note(await createPerson(), downloads);
    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'invalid-argument' });
  });
});
