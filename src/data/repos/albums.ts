import { documents } from '#src/model/base/paths.ts';
import { albumSchema } from '#src/model/catalogue/schema.ts';
import { catalogueRepo } from '../firestore/catalogueRepo.ts';
import { queries } from '../firestore/queries.ts';

export const { listPublished, listAll, get, watchAll, create, revise, reviseTogether, setOrders } =
  catalogueRepo({
    schema: albumSchema,
    pathOf: (albumId) => documents.album.build({ albumId }),
    published: queries.publishedAlbums,
    all: queries.albums,
  });

export const published = { read: listPublished };
