import { documents } from '#src/model/base/paths.ts';
import { pricePackageSchema } from '#src/model/content/schema.ts';
import { listInDocument } from '../../firestore/documentRepo.ts';

/** The price packages, a list in one document. */
export const { list, watch, update } = listInDocument({
  path: documents.pricePackages.build(),
  field: 'packages',
  itemSchema: pricePackageSchema,
});

export const all = { read: list };
