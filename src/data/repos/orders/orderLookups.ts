import { adminOrderLookupSchema, type AdminOrderLookup } from '#src/model/purchases/schema.ts';
import { readList } from '../../firestore/documents.ts';
import { queries } from '../../firestore/queries.ts';

/** Finds approved orders by a whole word of their number, customer or titles. */
export function find(word: string): Promise<AdminOrderLookup[]> {
  return readList(queries.ordersByKeyword(word.toLocaleLowerCase('da-DK')), adminOrderLookupSchema);
}
