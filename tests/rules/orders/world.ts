import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import { afterAll, beforeAll } from 'vitest';
import { LOCAL_STORAGE_BUCKET } from '#src/config/local.ts';
import { connectSite, createAccount } from '../repos/connection.ts';
import { pastRules, startRules } from '../support/environment.ts';
import { freshId, putPastRules, type Data } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import 'firebase/compat/firestore';
import 'firebase/compat/storage';

connectSite();
export const { approveOrder } = await import('#src/data/orders/approveOrder.ts');
const rejections = await import('#src/data/orders/approveOrder.ts');
const auth = await import('#src/data/auth/session.ts');

/** Rejects an order that was not paid. */
export const rejectOrder = (id: string): Promise<void> =>
  rejections.rejectOrder(id, { cancelReason: 'unpaid', cancelNote: '' });

let environment: RulesTestEnvironment;
/** The bucket of the project; the default of the library has another name. */
const BUCKET = `gs://${LOCAL_STORAGE_BUCKET}`;
const run = freshId('deals').toLowerCase();
const password = 'Demo1234!';
const admin = { email: `${run}.admin@jerslevfoto.example`, password };
const customer = { email: `${run}.kunde@jerslevfoto.example`, password };
export const buyer = { uid: `buyer-${run}`, email: customer.email };

/** Signs the photographer in against the emulators, and lets nobody in past the rules afterwards. */
export function photographerIsSignedIn(): void {
  beforeAll(async () => {
    environment = await startRules(['firestore', 'storage']);
    await createAccount({ ...admin, claims: { admin: true } });
    await createAccount(customer);
    await auth.signIn({ ...admin, remember: false });
  });
  afterAll(async () => {
    await auth.signOut();
    await environment.cleanup();
  });
}

export const signInAs = (who: 'photographer' | 'customer') =>
  auth.signIn({ ...(who === 'customer' ? customer : admin), remember: false });

/** Writes documents past the rules; null removes one. */
export function given(documents: Record<string, Data | null>): Promise<void> {
  return putPastRules(environment, documents);
}

/** Changes fields of a document past the rules. */
export async function changed(path: string, fields: Data): Promise<void> {
  const context = await pastRules(environment);
  await context.firestore().doc(path).update(fields);
}

export interface Stored {
  id: string;
  data: Data;
}

function plain(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof firebase.firestore.Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/** A document as it is stored, times in milliseconds; undefined when there is none. */
export async function stored(path: string): Promise<Data | undefined> {
  const context = await pastRules(environment);
  const found = await context.firestore().doc(path).get({ source: 'server' });
  return plain(found.data()) as Data | undefined;
}

async function storedWhere(collection: string, field: string, value: string): Promise<Stored[]> {
  const context = await pastRules(environment);
  const query = context.firestore().collection(collection).where(field, '==', value);
  // Without it, a connection that is late answers from an empty cache.
  const { docs } = await query.get({ source: 'server' });
  return docs.map((each) => ({ id: each.id, data: plain(each.data()) as Data }));
}

/** The purchases that came out of an order. */
export function purchasesOf(pendingOrderId: string): Promise<Stored[]> {
  return storedWhere('purchases', 'pendingOrderId', pendingOrderId);
}

/** The vouchers of a series, by their place in it. */
export async function vouchersOfSeries(series: string): Promise<Stored[]> {
  const found = await storedWhere('vouchers', 'series', series);
  return found.toSorted((a, b) => Number(a.data['sequence']) - Number(b.data['sequence']));
}

export const line = (id: string, price = 199, type = 'image'): Data => ({
  ...samples.orderLine(id),
  price,
  type,
});

export interface Waiting {
  id: string;
  image: string;
  album: string;
}

/** An order for one image (199) and one album (500) of its own, waiting for the photographer. */
export async function waitingOrder(
  changes: Data = {},
  id = freshId('order0123456789'),
): Promise<Waiting> {
  const names = {
    id,
    image: freshId('image'),
    album: freshId('album'),
  };
  await given({
    [`enkeltbilleder/${names.image}`]: samples.singleImage(),
    [`albums/${names.album}`]: samples.album(),
    [`pending-orders/${names.id}`]: {
      ...samples.pendingOrder(buyer),
      amount: 699,
      items: [line(names.image), line(names.album, 500, 'album')],
      ...changes,
    },
  });
  return names;
}

/** Everything that is stored about a decided order. */
export async function outcomeOf(pendingOrderId: string) {
  const purchases = await purchasesOf(pendingOrderId);
  const [purchase] = purchases;
  const mirror = (collection: string) =>
    purchase ? stored(`${collection}/${purchase.id}`) : Promise.resolve(undefined);
  const [order, record, lookup] = await Promise.all([
    stored(`pending-orders/${pendingOrderId}`),
    mirror('orders'),
    mirror('admin-order-lookup'),
  ]);
  return { purchases, order, record, lookup };
}

/** Puts a file there past the rules. */
export async function givenFile(
  path: string,
  bytes: Uint8Array,
  metadata: { contentType: string; customMetadata?: Record<string, string> },
): Promise<void> {
  const context = await pastRules(environment);
  await context.storage(BUCKET).ref(path).put(bytes, metadata);
}
