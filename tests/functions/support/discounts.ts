import { FieldValue } from 'firebase-admin/firestore';
import { type DiscountCode, discountsDocument } from '#src/options/discounts/codes.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, type Reply } from './call.ts';
import { unique, type Person } from './people.ts';

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
    .doc(discountsDocument.build())
    .set({ codes: FieldValue.arrayUnion(made) }, { merge: true });
  return code;
}

export const find = ({ token }: Person, code: string): Promise<Reply> =>
  call('findDiscount', { token, input: { code } });

/** Asks what goes with every cart. */
export const offersOf = ({ token }: Person): Promise<Reply> => call('findDiscount', { token });
