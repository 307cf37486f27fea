import { documents } from '#src/model/base/paths.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { defaultFilterButtons } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { filterButtonSchema, type FilterButton } from '#src/model/catalogue/schema.ts';
import { listInDocument } from '../../firestore/documentRepo.ts';

/** The filter buttons, a list in one document. */
export const { list, watch, update } = listInDocument({
  path: documents.filterButtons.build(),
  field: 'buttons',
  itemSchema: filterButtonSchema,
});

/** All of them, hidden ones too; the defaults when they cannot be read. */
export const all: Resource<readonly FilterButton[]> = {
  read: list,
  watch,
  while: 'consented',
  otherwise: defaultFilterButtons,
};
