import { adminOrderLookupSchema, type AdminOrderLookup } from '#src/model/purchases/schema.ts';
import { lookupAmount } from '#src/model/system/quickSearch.ts';
import { readList } from '../../firestore/documents.ts';
import { queries } from '../../firestore/queries.ts';

/** Finds approved orders by a whole word of their number, customer or titles, or by what was paid. */
export async function find(word: string): Promise<AdminOrderLookup[]> {
  const kroner = lookupAmount(word);
  const found = await Promise.all(
    [
      queries.ordersByKeyword(word.toLocaleLowerCase('da-DK')),
      ...(kroner === undefined ? [] : [queries.ordersByAmount(String(kroner))]),
    ].map((query) => readList(query, adminOrderLookupSchema)),
  );
  return found.flat();
}
