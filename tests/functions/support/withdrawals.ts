import { randomInt } from 'node:crypto';
import { documents } from '#src/model/base/paths.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal, type Reply } from './call.ts';
import type { Person } from './people.ts';

type Data = Record<string, unknown>;

export const UNKNOWN = refusal('Ordren findes ikke blandt dine køb.', 'not-found');
export const DOWNLOADED = refusal(
  'Billederne er hentet, så købet kan ikke længere fortrydes.',
  'order/downloaded',
);

export async function read(path: string): Promise<Data | undefined> {
  const data = (await firestore().doc(path).get()).data();
  return (
    data && Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]))
  );
}

function plain(value: unknown): unknown {
  const isTime = typeof value === 'object' && value !== null && 'toDate' in value;
  return isTime ? (value as { toDate: () => Date }).toDate().toISOString() : value;
}

/** An order number of the real shape. */
export function orderNumber(): string {
  const letters = Array.from({ length: 6 }, () => String.fromCharCode(65 + randomInt(26))).join('');
  return `JF20260102${letters}${String(randomInt(1000)).padStart(3, '0')}`;
}

export const orderAt = (id: string) => documents.pendingOrder.build({ pendingOrderId: id });
export const purchaseAt = (id: string) => documents.purchase.build({ orderId: id });
export const mirrorAt = (id: string) => documents.order.build({ orderId: id });
export const statementAt = (id: string) => documents.withdrawalStatement.build({ orderId: id });

/** An order that waits. */
export async function order({ uid, email }: Person, changes: Data = {}): Promise<string> {
  const id = orderNumber();
  await firestore()
    .doc(orderAt(id))
    .set({
      userId: uid,
      customerName: 'Mette Ågård',
      customerEmail: email,
      amount: 199,
      items: [{ id: 'billede-1', name: 'Skov', price: 199 }],
      paymentStatus: 'pending',
      createdAt: new Date('2026-01-02T10:00:00Z'),
      ...changes,
    });
  return id;
}

/** An approved order with its purchase and mirror, nothing of which is downloaded. */
export async function buy(buyer: Person, changes: Data = {}): Promise<string> {
  const id = await order(buyer);
  await firestore()
    .doc(purchaseAt(id))
    .set({
      userId: buyer.uid,
      userEmail: buyer.email,
      userName: 'Mette Ågård',
      items: [{ id: 'billede-1', name: 'Skov', price: 199 }],
      totalAmount: 199,
      paymentStatus: 'completed',
      downloadCount: 0,
      pendingOrderId: id,
      ...changes,
    });
  await firestore()
    .doc(orderAt(id))
    .update({ paymentStatus: 'completed', convertedToPurchaseId: id });
  await firestore().doc(mirrorAt(id)).set({ userId: buyer.uid, status: 'completed', total: 199 });
  return id;
}

export const withdraw = ({ token }: Person, orderId: string, name = 'Mette Ågård') =>
  call('withdrawOrder', { token, input: { orderId, name } });

export const timeIn = ({ body }: Reply): string => String(body['withdrawnAt'] ?? body['statedAt']);
