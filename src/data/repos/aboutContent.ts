import { documents } from '#src/model/base/paths.ts';
import { aboutContentSchema } from '#src/model/content/schema.ts';
import { documentRepo } from '../firestore/documentRepo.ts';

/** The texts of the about page. */
export const { get, watch, update } = documentRepo({
  path: documents.aboutContent.build(),
  schema: aboutContentSchema,
  timeField: 'updatedAt',
});
