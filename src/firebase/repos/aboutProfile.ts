import { documents } from '#src/model/base/paths.ts';
import { aboutProfileSchema } from '#src/shared/schemas/about.ts';
import { documentRepo } from '../firestore/documentRepo.ts';

/** The picture of the about page. */
export const { get, watch, update } = documentRepo({
  path: documents.aboutProfile.build(),
  schema: aboutProfileSchema,
  timeField: 'updatedAt',
});
