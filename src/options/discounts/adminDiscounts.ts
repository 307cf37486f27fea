import { collections } from '#src/model/base/paths.ts';
import { usingStatuses } from '#src/model/sale/life.ts';
import {
  discountCodeSchema,
  DISCOUNTS_FIELD,
  discountsDocument,
} from '#src/options/discounts/codes.ts';
import { listInDocument } from '#src/data/firestore/documentRepo.ts';
import { countList, readDocument } from '#src/data/firestore/documents.ts';

/** The discount codes, for administrators. */
export const { list, watch, update } = listInDocument({
  path: discountsDocument.build(),
  field: DISCOUNTS_FIELD,
  itemSchema: discountCodeSchema,
  read: readDocument,
});

/** Counts the orders that use a code, as the server does: those that wait, and the purchases that stand. */
export async function countUses(code: string): Promise<number> {
  const [waiting, bought] = await Promise.all([
    countList({
      collection: collections.pendingOrders,
      where: [
        ['discount.code', '==', code],
        ['paymentStatus', 'in', usingStatuses.pendingOrders],
      ],
    }),
    countList({
      collection: collections.purchases,
      where: [
        ['discount.code', '==', code],
        ['paymentStatus', 'in', usingStatuses.purchases],
      ],
    }),
  ]);
  return waiting + bought;
}
