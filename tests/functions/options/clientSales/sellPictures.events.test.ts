import { describe, expect, test } from 'vitest';
import { CART_MAX_ITEMS } from '#src/model/cart/cart.ts';
import { SALE_KEPT_MS } from '#src/model/clients/sale.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import { collections, documents } from '#src/model/base/paths.ts';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { forgetSales } from '../../../../functions/src/retention/forgetOld.ts';
import { bucket, firestore } from '../../../../functions/src/firebaseAdmin.ts';
import { call, refusal, type Reply } from '../../support/call.ts';
import {
  openGallery,
  original,
  photo,
  place as placeOfGallery,
  storeGallery,
  type StoredGallery,
} from '../../support/clientGalleries.ts';
import { PATIENCE } from '../../support/patience.ts';
import { collect } from '../../support/collectPayments.ts';
import { answerPayment, start } from '../../support/payments.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { CHANGED, place } from '../../support/placedOrders.ts';
import { orderNumber, purchaseAt, read, withdraw } from '../../support/withdrawals.ts';

const priced = { picturePrice: 95, downloads: 'web' };

const SOLD = 'high-quality/enkeltbilleder/kundegallerier/original_1700000000000_a.jpg';

interface Visit {
  gallery: StoredGallery;
  access: string;
}

async function visit(changes: object = priced): Promise<Visit> {
  const gallery = await storeGallery(changes);
  const { body } = await openGallery(gallery);
  return { gallery, access: String(body['access']) };
}

const wanted = (
  { gallery, access }: Visit,
  { token }: Partial<Person> = {},
  pictures: readonly string[] = ['a'],
): Promise<Reply> =>
  call('sellClientPictures', { token, input: { gallery: gallery.id, access, pictures } });

const items = ({ body }: Reply) => body['items'] as OrderLine[];

const salesOf = async ({ gallery }: Visit): Promise<Record<string, unknown>[]> => {
  const sales = firestore().collection(collections.clientSales);
  const { docs } = await sales.where('galleryId', '==', gallery.id).get();
  return docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }));
};

/** The server places orders with licences only; browsers write the others. */
const orderOf = (item: OrderLine | undefined) => ({
  items: [{ id: item?.id ?? '', licenceId: 'private' }],
  totalOre: 9500,
  termsVersion: CURRENT_SALES_TERMS,
});

describe('a customer who has opened a gallery that sells pictures', () => {
  test('is offered one at the price of the gallery, and its original is kept apart', async () => {
    const [buyer, opened] = [await createPerson(), await visit()];
    const reply = await wanted(opened, buyer);
    expect(reply.status).toBe(200);
    const [item] = items(reply);
    expect(item).toMatchObject({ name: 'DSC_0001.JPG', type: 'image', price: 95, imageUrl: '' });
    const [sale] = await salesOf(opened);
    expect(sale).toMatchObject({
      id: item?.id,
      userId: buyer.uid,
      price: 95,
      originalSrc: SOLD,
      thumbnailUrl: '',
      watermarkedSrc: '',
      isPublished: true,
    });
    const [content] = await bucket().file(String(sale?.['originalSrc'])).download();
    expect(content.equals(original)).toBe(true);
  });

  test('is answered the same when the request is repeated', async () => {
    const [buyer, opened] = [await createPerson(), await visit()];
    const first = await wanted(opened, buyer);
    expect(items(await wanted(opened, buyer, ['a', 'a']))).toEqual(items(first));
    expect(await salesOf(opened)).toHaveLength(1);
  });

  test('keeps the file that was offered first when another takes its place', async () => {
    const [buyer, opened] = [await createPerson(), await visit()];
    const [first] = items(await wanted(opened, buyer));
    const later = `client-galleries/${opened.gallery.id}/original_1700000000001_a.jpg`;
    await bucket().file(later).save(photo, { resumable: false });
    const image = { id: 'a', title: 'DSC 0001', order: 0, originalPath: later };
    await placeOfGallery(opened.gallery.id).update({ images: [image] });
    const replies = [await wanted(opened, buyer), await wanted(opened, buyer)];
    const [second, again] = replies.map((reply) => items(reply)[0]?.id);
    expect(again).toBe(second);
    expect(second).not.toBe(first?.id);
    const originals = (await salesOf(opened)).map(({ id, originalSrc }) => [id, originalSrc]);
    const replaced = SOLD.replace('1700000000000', '1700000000001');
    expect(new Map(originals as [string, string][])).toEqual(
      new Map([
        [first?.id, SOLD],
        [second, replaced],
      ]),
    );
  });

  test('pays, and has bought the original, although the gallery is gone by then', async () => {
    const [buyer, opened] = [await createPerson(), await visit()];
    const [item] = items(await wanted(opened, buyer));
    await placeOfGallery(opened.gallery.id).delete();
    const orderId = orderNumber();
    expect(await place(buyer, { orderId, ...orderOf(item) })).toMatchObject({ status: 200 });
    await start(buyer, orderId);
    await answerPayment(`${orderId}-1`, 'approve');
    expect(await collect(`${orderId}-1`)).toMatchObject({ status: 'captured' });
    await expect
      .poll(() => read(purchaseAt(orderId)), PATIENCE)
      .toMatchObject({
        userId: buyer.uid,
        totalAmount: 95,
        backupStatus: 'completed',
        items: [{ name: 'DSC_0001.JPG', price: 95, originalAdminPath: SOLD }],
      });
  });

  test('offers nothing to anybody else: their order of it is refused', async () => {
    const [buyer, stranger] = [await createPerson(), await createPerson()];
    const [item] = items(await wanted(await visit(), buyer));
    expect(await place(stranger, orderOf(item))).toMatchObject({ status: 409, body: CHANGED });
    expect(await place(buyer, orderOf(item))).toMatchObject({ status: 200 });
  });
});

describe('nothing is offered', () => {
  test.each<[string, (opened: Visit) => Promise<Visit> | Visit]>([
    ['without access', ({ gallery }) => ({ gallery, access: '' })],
    ['with that of another gallery', async ({ gallery }) => ({ ...(await visit()), gallery })],
    [
      'once it is closed',
      async (opened) => {
        await placeOfGallery(opened.gallery.id).update({ isOpen: false });
        return opened;
      },
    ],
    [
      'once it has expired',
      async (opened) => {
        await placeOfGallery(opened.gallery.id).update({ expiresAt: new Date(0) });
        return opened;
      },
    ],
    [
      'in none that there is',
      async ({ access }) => ({ gallery: { ...(await visit()).gallery, id: 'x' }, access }),
    ],
  ])('%s', async (_, changed) => {
    const [buyer, opened] = [await createPerson(), await visit()];
    const used = await changed(opened);
    expect(await wanted(used, buyer)).toMatchObject({ status: 403 });
    expect(await salesOf(used)).toEqual([]);
  });

  test('to somebody whose address is not confirmed', async () => {
    const [buyer, opened] = [await createPerson({ emailVerified: false }), await visit()];
    expect((await wanted(opened, buyer)).status).toBe(403);
    expect(await salesOf(opened)).toEqual([]);
  });

  test('to an account that is being deleted, whose token is valid for an hour more', async () => {
    const [buyer, opened] = [await createPerson(), await visit()];
    const job = documents.deletionJob.build({ uid: buyer.uid });
    await firestore().doc(job).set({ uid: buyer.uid, startedAt: new Date() });
    expect((await wanted(opened, buyer)).status).toBe(403);
    expect(await salesOf(opened)).toEqual([]);
  });

  test('in a gallery that sells none, of a picture that it does not have, or whose file is lost', async () => {
    const buyer = await createPerson();
    expect(await wanted(await visit({}), buyer)).toMatchObject({
      status: 409,
      body: refusal('Der sælges ikke billeder i dette galleri mere.', 'invalid-argument'),
    });
    const opened = await visit();
    expect(await wanted(opened, buyer, ['a', 'b'])).toMatchObject({ status: 409 });
    const images = [{ id: 'c', title: 'Dans', order: 0, originalPath: 'somewhere/else.jpg' }];
    const lost = await visit({ ...priced, images });
    expect(await wanted(lost, buyer, ['c'])).toMatchObject({
      status: 409,
      body: refusal('Dans kan ikke købes lige nu. Skriv til mig.', 'invalid-argument'),
    });
    expect([...(await salesOf(opened)), ...(await salesOf(lost))]).toEqual([]);
  });

  test('of more pictures than a cart has room for, or of none', async () => {
    const [buyer, opened] = [await createPerson(), await visit()];
    const many = Array.from({ length: CART_MAX_ITEMS + 1 }, (_, at) => `p${at}`);
    expect(await wanted(opened, buyer, many)).toMatchObject({ status: 400 });
    expect(await wanted(opened, buyer, [])).toMatchObject({ status: 400 });
  });
});

test('what was put in a cart long ago is forgotten, and what is newer stays', async () => {
  const [buyer, opened] = [await createPerson(), await visit()];
  await wanted(opened, buyer);
  const old = documents.clientSale.build({ saleId: `old-${opened.gallery.id}` });
  const before = new Date(Date.now() - SALE_KEPT_MS - 1000);
  await firestore().doc(old).set({ galleryId: opened.gallery.id, updatedAt: before });
  await forgetSales(new Date());
  expect(await salesOf(opened)).toMatchObject([{ title: 'DSC_0001.JPG' }]);
});

test('what an order waits for is kept until it is decided, however long ago it was put in a cart', async () => {
  const [buyer, opened] = [await createPerson(), await visit()];
  const [item] = items(await wanted(opened, buyer));
  const orderId = orderNumber();
  expect(await place(buyer, { orderId, ...orderOf(item) })).toMatchObject({ status: 200 });
  const sale = firestore().doc(documents.clientSale.build({ saleId: item?.id ?? '' }));
  await sale.update({ updatedAt: new Date(Date.now() - SALE_KEPT_MS - 1000) });
  await forgetSales(new Date());
  expect(await salesOf(opened)).toMatchObject([{ id: item?.id }]);
  await withdraw(buyer, orderId);
  await forgetSales(new Date());
  expect(await salesOf(opened)).toEqual([]);
});
