import { getFirestore } from 'firebase-admin/firestore';
import { collections, documents } from '#src/model/base/paths.ts';
import { withLocalFirebase } from '../../../tools/seed/localFirebase.ts';
import { type Customer, uniqueEmail } from './accounts.ts';
import { ports } from '../ports.ts';

export interface OrderedThing {
  id: string;
  name: string;
  price: number;
  type?: 'image' | 'album';
}

export interface WaitingOrder {
  id: string;
  customer: string;
  email: string;
}

/** A single image of the demo content, as it is sold. */
export const NORDLYS: OrderedThing = { id: 'billede-nordlys', name: 'Nordlys', price: 349 };

function newOrderNumber(): string {
  const random = crypto.getRandomValues(new Uint32Array(7));
  const letters = [...random.subarray(0, 6)].map((each) => String.fromCharCode(65 + (each % 26)));
  return `JF20260101${letters.join('')}${String((random[6] ?? 0) % 1000).padStart(3, '0')}`;
}

/** An order that no other test uses, waiting for the photographer; its customer may have no account. */
export async function placeOrder(
  items: readonly OrderedThing[] = [NORDLYS],
  buyer?: Customer,
): Promise<WaitingOrder> {
  const id = newOrderNumber();
  const customer = `Kirsten ${id.slice(-9)}`;
  const { uid, email } = buyer ?? { uid: `uid-${id}`, email: uniqueEmail() };
  const order = {
    userId: uid,
    customerName: customer,
    customerEmail: email,
    amount: items.reduce((sum, { price }) => sum + price, 0),
    items: items.map(({ type = 'image', ...item }) => ({
      ...item,
      type,
      category: 'natur',
      thumbnailUrl: '',
      imageUrl: '',
      downloadUrl: '',
      quantity: 1,
    })),
    paymentMethod: 'mobilepay',
    paymentStatus: 'pending',
    source: { type: 'single' },
    termsConsent: { version: '2026-11-29', acceptedAt: new Date() },
    createdAt: new Date(),
  };
  await withLocalFirebase(ports, async (app) => {
    await getFirestore(app)
      .doc(documents.pendingOrder.build({ pendingOrderId: id }))
      .set(order);
  });
  return { id, customer, email };
}

/** Counts the orders of a customer in the database. */
export function orderCount(uid: string): Promise<number> {
  return withLocalFirebase(ports, async (app) => {
    const orders = getFirestore(app).collection(collections.pendingOrders);
    return (await orders.where('userId', '==', uid).get()).size;
  });
}

/** Takes the orders of a customer off the photographer's list, which would grow with every run. */
export function forgetOrders(uid: string): Promise<void> {
  return withLocalFirebase(ports, async (app) => {
    const orders = getFirestore(app).collection(collections.pendingOrders);
    const { docs } = await orders.where('userId', '==', uid).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  });
}

interface DecidedOrder {
  paymentStatus: string;
  /** The number of purchases that came out of the order. */
  purchaseCount: number;
  /** The state of the archive of the first purchase. */
  backupStatus: string | undefined;
}

/** Reads the outcome of an order from the database. */
export function outcomeOf(id: string): Promise<DecidedOrder> {
  return withLocalFirebase(ports, async (app) => {
    const db = getFirestore(app);
    const order = await db.doc(documents.pendingOrder.build({ pendingOrderId: id })).get();
    const { docs } = await db.collection('purchases').where('pendingOrderId', '==', id).get();
    return {
      paymentStatus: String(order.get('paymentStatus')),
      purchaseCount: docs.length,
      backupStatus: docs[0]?.get('backupStatus') as string | undefined,
    };
  });
}
