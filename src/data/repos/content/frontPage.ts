import { documents } from '#src/model/base/paths.ts';
import { frontPageSchema } from '#src/model/content/schema.ts';
import { documentRepo } from '../../firestore/documentRepo.ts';

/** The texts and the background of the front page. */
export const { get, watch, update } = documentRepo({
  path: documents.frontPage.build(),
  schema: frontPageSchema,
  timeField: 'lastUpdated',
});

export const current = { read: get };
