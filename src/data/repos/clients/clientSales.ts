import * as z from 'zod/mini';
import { documents } from '#src/model/base/paths.ts';
import { falseByDefault } from '#src/model/base/schema.ts';
import { readDocument } from '../../firestore/documents.ts';

const priceSchema = z.object({
  id: z.string(),
  price: z.number(),
  /** False once the photographer has taken it back. */
  isPublished: falseByDefault,
});

/** Those of these pictures that belong to a gallery and may be bought by the customer who asks. */
export async function some(ids: readonly string[]) {
  const found = await Promise.all(
    ids.map((saleId) => readDocument(documents.clientSale.build({ saleId }), priceSchema)),
  );
  return found.flatMap((sale) => (sale?.isPublished ? [sale] : []));
}
