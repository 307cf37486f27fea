import { documents } from '#src/model/base/paths.ts';
import { albumSchema } from '#src/model/catalogue/schema.ts';
import { catalogueRepo } from '../../firestore/catalogueRepo.ts';
import { publishedItems } from '../../firestore/published.ts';
import { queries } from '../../firestore/queries.ts';

export const { listAll, get, watchAll, create, revise, reviseTogether, setOrders } = catalogueRepo({
  schema: albumSchema,
  pathOf: (albumId) => documents.album.build({ albumId }),
  all: queries.albums,
});

export const published = publishedItems({
  queries: [queries.publishedAlbums],
  schema: albumSchema,
});
