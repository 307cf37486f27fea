import { documents } from '#src/model/base/paths.ts';
import { filterButtonSchema } from '#src/model/catalogue/schema.ts';
import { listInDocument } from '../firestore/listInDocument.ts';

/** The filter buttons, a list in one document. */
export const { list, watch, update } = listInDocument({
  path: documents.filterButtons.build(),
  field: 'buttons',
  itemSchema: filterButtonSchema,
});
