import type { QuerySpec } from '#src/data/firestore/port.ts';
import { arranged, queries } from '#src/data/firestore/queries.ts';
import { sortOrders } from '#src/model/catalogue/gallery.ts';

const published = {
  publishedSingleImages: queries.publishedSingleImages,
  publishedLegacySingleImages: queries.publishedLegacySingleImages,
  publishedAlbums: queries.publishedAlbums,
  publishedPortfolio: queries.publishedPortfolio,
};

/** Every list of a gallery, in each order, of everything and of one category. */
export const arrangedQueries: readonly { name: string; spec: QuerySpec }[] = Object.entries(
  published,
).flatMap(([name, query]) =>
  sortOrders.flatMap((sort) =>
    ['alle', 'x'].map((category) => ({
      name: `${name} of ${category}, ${sort}`,
      spec: arranged(query, { category, sort }),
    })),
  ),
);
