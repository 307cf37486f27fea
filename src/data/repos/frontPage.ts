import { documents } from '#src/model/base/paths.ts';
import { frontPageSchema } from '#src/model/content/schema.ts';
import { documentRepo } from '../firestore/documentRepo.ts';

/** The front page: its words and its picture. */
export const { get, watch, update } = documentRepo({
  path: documents.frontPage.build(),
  schema: frontPageSchema,
  timeField: 'lastUpdated',
});

export const current = { read: get };
