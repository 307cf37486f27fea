import { collections } from '#src/shared/paths.ts';
import type { Order, QuerySpec } from './query.ts';

const NEWEST_FIRST: readonly Order[] = [['createdAt', 'desc']];

/** The rules let a visitor list only what is provably published, so the conditions are part of the query. */
const publishedSingles = (collection: 'enkeltbilleder' | 'individuelle'): QuerySpec => ({
  collection,
  where: [
    ['isPublished', '==', true],
    ['visible', '==', true],
  ],
  orderBy: [
    ['order', 'asc'],
    ['createdAt', 'desc'],
  ],
});

/** Every query that the site asks, in one place: the rules tests and the index test read this list. */
export const queries = {
  publishedSingleImages: publishedSingles(collections.singleImages),
  publishedLegacySingleImages: publishedSingles(collections.legacySingleImages),
  publishedAlbums: {
    collection: collections.albums,
    where: [['isPublished', '==', true]],
    orderBy: NEWEST_FIRST,
  },
  publishedPortfolio: {
    collection: collections.portfolio,
    where: [['isPublished', '==', true]],
    orderBy: NEWEST_FIRST,
  },
  adminPresence: { collection: collections.presence },
} satisfies Record<string, QuerySpec>;
