import { documents } from '#src/model/base/paths.ts';
import { systemStatusSchema } from '#src/model/system/schema.ts';
import { documentRepo } from '../firestore/documentRepo.ts';

/** How the system is doing. */
export const { save } = documentRepo({
  path: documents.systemStatus.build(),
  schema: systemStatusSchema,
  timeField: 'lastUpdated',
});
