import { FieldValue } from 'firebase-admin/firestore';
import { type DiscountCode, DISCOUNTS_PATH } from '#src/model/discounts/codes.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal, type Reply } from './call.ts';
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

/** The answer to an order that costs something else today, or of what the shop does not sell. */
export const CHANGED = refusal(
  'Prisen eller rabatten har ændret sig. Luk kurven, åbn den igen, og se den nye pris.',
  'invalid-argument',
);

/** A picture by its id, or with more than that. */
type Wanted = string | { id: string };

interface Ordered {
  code?: string;
  items: readonly Wanted[];
  totalOre: number;
  orderId?: string;
  [field: string]: unknown;
}

/** Orders pictures, with a code or with licences. */
export function place({ token }: Person, { items, ...ordered }: Ordered): Promise<Reply> {
  return call('placeOrder', {
    token,
    input: {
      orderId: orderNumber(),
      items: items.map((item) => ({
        type: 'image',
        ...(typeof item === 'string' ? { id: item } : item),
      })),
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
