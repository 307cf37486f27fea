import { adminOrderLookupSchema, type AdminOrderLookup } from '#src/model/purchases/schema.ts';
import { readList } from '../firestore/documents.ts';
import { queries } from '../firestore/queries.ts';

/** Approved orders that hold this whole word in their number, their customer or their titles. */
export function find(word: string): Promise<AdminOrderLookup[]> {
  return readList(queries.ordersByKeyword(word.toLocaleLowerCase('da-DK')), adminOrderLookupSchema);
}
