import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import { publishedItems } from '../../firestore/published.ts';
import { queries } from '../../firestore/queries.ts';

/** The images for sale in both collections. */
export const published = publishedItems({
  queries: [queries.publishedSingleImages, queries.publishedLegacySingleImages],
  schema: singleImageSchema,
});
