import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { startRules } from '../support/environment.ts';
import { freshId, putPastRules, type Data } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { connectSite, createAccount, functionUrl } from './connection.ts';

connectSite();
const auth = await import('#src/data/auth/session.ts');
const orders = await import('#src/data/repos/orders/orders.ts');
const pendingOrders = await import('#src/data/repos/orders/pendingOrders.ts');
const purchases = await import('#src/data/repos/purchases/purchases.ts');

let environment: RulesTestEnvironment;
let uid = '';
let otherUid = '';
const run = freshId('orders').toLowerCase();
const password = 'Demo1234!';
const account = (name: string) => ({ email: `${run}.${name}@jerslevfoto.example`, password });
const customer = account('kunde');
const other = account('anden');
const admin = account('admin');
const as = (who: typeof customer) => auth.signIn({ ...who, remember: false });

const given = (documents: Record<string, Data>) => putPastRules(environment, documents);

const order = (id: string, lineCount = 1): PendingOrder => ({
  id,
  userId: uid,
  customerName: 'Kaj Kunde',
  customerEmail: customer.email,
  amount: 199,
  items: Array.from({ length: lineCount }, (_, index) => ({
    id: `picture-${index}`,
    name: 'Klit',
    price: 199,
    type: 'image',
    category: 'natur',
    thumbnailUrl: '',
    imageUrl: '',
    downloadUrl: '',
    quantity: 1,
  })),
  paymentMethod: 'mobilepay',
  paymentStatus: 'pending',
  source: { type: 'single' },
  termsConsent: { version: '2025-06-24', acceptedAt: new Date('2020-01-01') },
});

beforeAll(async () => {
  environment = await startRules(['firestore']);
  uid = await createAccount(customer);
  otherUid = await createAccount(other);
  await createAccount({ ...admin, claims: { admin: true } });
});
afterAll(async () => {
  await auth.signOut();
  await environment.cleanup();
});

describe('placing an order', () => {
  test('twice with the same id places it once, at the time of the server', async () => {
    await as(customer);
    const id = freshId('order0123456789');
    await pendingOrders.create(order(id));
    await pendingOrders.create({ ...order(id), amount: 1 });
    const stored = await pendingOrders.get(id);
    expect(stored).toMatchObject({ id, amount: 199, paymentStatus: 'pending' });
    const age = Date.now() - (stored?.createdAt?.getTime() ?? 0);
    expect(age).toBeLessThan(60_000);
    expect(stored?.termsConsent?.acceptedAt).toEqual(stored?.createdAt);
  });

  test('of somebody else with the same id is refused', async () => {
    await as(customer);
    const id = freshId('order0123456789');
    await pendingOrders.create(order(id));
    await as(other);
    const theirs = { ...order(id), userId: otherUid, customerEmail: other.email };
    await expect(pendingOrders.create(theirs)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('without end is refused, until the count is an hour old', async () => {
    await as(customer);
    const path = `order-quota/${uid}`;
    const count = { orderId: 'x', count: 30 };
    await given({ [path]: { ...count, startedAt: new Date() } });
    const id = freshId('order0123456789');
    await expect(pendingOrders.create(order(id))).rejects.toMatchObject({ code: 'rate-limited' });
    await expect(pendingOrders.get(id)).resolves.toBeUndefined();
    await given({ [path]: { ...count, startedAt: new Date(Date.now() - 3_601_000) } });
    await expect(pendingOrders.create(order(id))).resolves.toBeUndefined();
    await expect(pendingOrders.get(id)).resolves.toMatchObject({ id });
  });

  test('three times at once places three', async () => {
    await as(customer);
    const ids = [1, 2, 3].map(() => freshId('order0123456789'));
    await Promise.all(ids.map((id) => pendingOrders.create(order(id))));
    const placed = await Promise.all(ids.map((id) => pendingOrders.get(id)));
    expect(placed.map((each) => each?.id)).toEqual(ids);
  });

  test('at the same moment with the same id places one', async () => {
    await as(customer);
    const id = freshId('order0123456789');
    await Promise.all([1, 2, 3].map(() => pendingOrders.create(order(id))));
    await expect(pendingOrders.get(id)).resolves.toMatchObject({ id });
  });

  test('is over for a deleted account, though its token is still good', async () => {
    const leaving = account('slettet');
    const theirs = { userId: await createAccount(leaving), customerEmail: leaving.email };
    const place = () => pendingOrders.create({ ...order(freshId('order0123456789')), ...theirs });
    await as(leaving);
    await place();
    const { method, name } = contracts.deleteAccount;
    const deletion = await fetch(functionUrl(name), {
      method,
      headers: {
        authorization: `Bearer ${await auth.idToken()}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    expect(await deletion.json()).toMatchObject({ success: true, accountDeleted: true });
    await expect(place()).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('the pictures of an order', () => {
  const publicPath = 'watermarked/enkeltbilleder/klit/watermarked_1700000000000_a_480.webp';
  const original = 'high-quality/enkeltbilleder/klit/original_1700000000000_a.jpg';
  const local = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? ''}`;
  const urlOf = (path: string, bucket = 'demo-photo-shop.appspot.com', origin = local) =>
    `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
  const ours = urlOf(publicPath);
  const line = (imageUrl: string, thumbnailUrl = '') => ({
    ...samples.orderLine('a'),
    imageUrl,
    thumbnailUrl,
  });
  const foreign = [
    urlOf(publicPath, 'another-bucket'),
    urlOf(publicPath, undefined, 'https://evil.example'),
    urlOf(original),
    'https://evil.example/pixel.gif',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
  ];

  test('are shown when they are ours, and never else, wherever orders are read', async () => {
    const buyer = { uid: otherUid, email: other.email };
    const items = [line(ours, ours), ...foreign.map((url) => line(url, url))];
    const id = freshId('order0123456789');
    await given({
      [`pending-orders/${id}`]: { ...samples.pendingOrder(buyer), items, createdAt: new Date() },
      [`purchases/${id}`]: { ...samples.purchase(buyer), items, purchaseDate: new Date() },
      [`orders/${id}`]: { ...samples.orderRecord(buyer), items, date: new Date() },
    });
    await as(admin);
    const lists = await Promise.all([
      pendingOrders.listPending(),
      pendingOrders.listOwn(otherUid).then((page) => page.items),
      purchases.listOwn(otherUid).then((page) => page.items),
      purchases.listAll().then((page) => page.items),
      orders.listAll().then((page) => page.items),
    ]);
    const watched = await new Promise<PendingOrder[]>((resolve, reject) => {
      pendingOrders.watchPending(resolve, reject);
    });
    const alone = await Promise.all([pendingOrders.get(id), purchases.get(id)]);
    const found = [
      ...[...lists, watched].map((list) => list.find((each) => each.id === id)),
      ...alone,
    ];
    for (const order of found) {
      expect(order?.items.map(({ imageUrl, thumbnailUrl }) => [imageUrl, thumbnailUrl])).toEqual([
        [ours, ours],
        ...foreign.map(() => ['', '']),
      ]);
    }
  });
});

describe('long lists', () => {
  test('come page by page, each record once', async () => {
    const buyer = { uid, email: customer.email };
    const documents = Array.from({ length: 65 }, (_, index): [string, Data] => [
      `purchases/${run}${index}`,
      { ...samples.purchase(buyer), purchaseDate: new Date(2026, 0, 1, 0, index) },
    ]);
    await given(Object.fromEntries(documents));
    await as(customer);
    const seen: string[] = [];
    const sizes: number[] = [];
    let after: string | undefined;
    do {
      const page = await purchases.listOwn(uid, after);
      seen.push(...page.items.map(({ id }) => id));
      sizes.push(page.items.length);
      after = page.next;
    } while (after !== undefined);
    expect(sizes).toEqual([10, 10, 10, 10, 10, 10, 5]);
    expect(seen).toEqual(documents.map((_, index) => `${run}${64 - index}`));
  });
});

describe('what a purchase needs', () => {
  test('is known even when its record cannot be read', async () => {
    const path = `high-quality/albums/${run}/original_1700000000000_a.jpg`;
    await given({ [`admin-order-lookup/${run}`]: { originalImagePaths: [path], orderId: 5 } });
    await as(admin);
    await expect(orders.isOriginalBought(path)).resolves.toBe(true);
    await expect(orders.isOriginalBought(`${path}x`)).resolves.toBe(false);
  });
});
