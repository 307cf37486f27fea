import { documents } from '#src/model/base/paths.ts';
import { aboutContentSchema, aboutProfileSchema } from '#src/model/content/schema.ts';
import { documentRepo } from '../../firestore/documentRepo.ts';

/** The texts of the about page. */
export const content = documentRepo({
  path: documents.aboutContent.build(),
  schema: aboutContentSchema,
  timeField: 'updatedAt',
});

/** The picture of the about page. */
export const profile = documentRepo({
  path: documents.aboutProfile.build(),
  schema: aboutProfileSchema,
  timeField: 'updatedAt',
});

/** Both change while they are shown, for those whose consent allows a listener. */
const shown = { while: 'consented' } as const;

export const currentContent = { read: content.get, watch: content.watch, ...shown };
export const currentProfile = { read: profile.get, watch: profile.watch, ...shown };
