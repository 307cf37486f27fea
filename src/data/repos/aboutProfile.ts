import { documents } from '#src/model/base/paths.ts';
import { aboutProfileSchema } from '#src/model/content/schema.ts';
import { documentRepo } from '../firestore/documentRepo.ts';

/** The picture of the about page. */
export const { get, watch, update } = documentRepo({
  path: documents.aboutProfile.build(),
  schema: aboutProfileSchema,
  timeField: 'updatedAt',
});

/** It changes while it is shown, for those whose consent allows a listener. */
export const current = { read: get, watch, while: 'consented' } as const;
