import { FieldValue } from 'firebase-admin/firestore';
import { type DiscountCode, DISCOUNTS_PATH } from '#src/model/discounts/codes.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, type Reply } from './call.ts';
import { sellPicture } from './payments.ts';
import { unique, type Person } from './people.ts';
import { orderNumber } from './withdrawals.ts';

/** A code that only this test uses. */
export async function makeCode(changes: Partial<DiscountCode> = {}): Promise<string> {
  const code = unique().slice(0, 16).toUpperCase();
  const made: DiscountCode = {
    code,
    kind: 'percent',
    value: 25,
    paidFor: 0,
    minimum: 0,
    from: '',
    until: '',
    times: 0,
    isOncePerCustomer: false,
    ...changes,
  };
  await firestore()
    .doc(DISCOUNTS_PATH)
    .set({ codes: FieldValue.arrayUnion(made) }, { merge: true });
  return code;
}

export const find = ({ token }: Person, code: string): Promise<Reply> =>
  call('findDiscount', { token, input: { code } });

/** Asks what goes with every cart. */
export const offersOf = ({ token }: Person): Promise<Reply> => call('findDiscount', { token });

interface Ordered {
  code: string;
  items: readonly string[];
  totalOre: number;
  orderId?: string;
  [field: string]: unknown;
}

/** Orders pictures with a code. */
export function place({ token }: Person, { items, ...ordered }: Ordered): Promise<Reply> {
  return call('placeOrder', {
    token,
    input: {
      orderId: orderNumber(),
      items: items.map((id) => ({ id, type: 'image' })),
      paymentMethod: 'mobilepay',
      customerName: 'Mette Ågård',
      termsVersion: '24. juni 2025',
      ...ordered,
    },
  });
}

/** The status of the answer to an order of one picture of 200 kroner with a code of a quarter. */
export const statusOf = async (buyer: Person, code: string): Promise<number> =>
  (await place(buyer, { code, items: [await sellPicture(200)], totalOre: 15_000 })).status;
