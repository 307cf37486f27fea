import { documents } from '#src/model/base/paths.ts';
import { brandingSchema } from '#src/model/content/schema.ts';
import { documentRepo } from '../../firestore/documentRepo.ts';

/** The logo and its position. */
export const { get, watch, update } = documentRepo({
  path: documents.branding.build(),
  schema: brandingSchema,
  timeField: 'updatedAt',
});

/** It changes while it is shown, for those whose consent allows a listener. */
export const current = { read: get, watch, while: 'consented' } as const;
