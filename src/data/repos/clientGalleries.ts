import { collections } from '#src/model/base/paths.ts';
import { clientDocuments, clientGallerySchema, pinTriesSchema } from '#src/model/clients/schema.ts';
import { catalogueRepo } from '../firestore/catalogueRepo.ts';
import { readDocument, writeTogether } from '../firestore/documents.ts';

/** The galleries of clients; for administrators only. */
export const { listAll, watchAll, get, create, revise } = catalogueRepo({
  schema: clientGallerySchema,
  pathOf: (galleryId) => clientDocuments.gallery.build({ galleryId }),
  all: { collection: collections.clientGalleries, orderBy: [['createdAt', 'desc']] },
});

/** The wrong PINs of a gallery; undefined while there are none. */
export function tries(galleryId: string) {
  return readDocument(clientDocuments.tries.build({ galleryId }), pinTriesSchema);
}

/** Forgets the wrong PINs of a gallery, which lets go of its lock. */
export function unlock(galleryId: string): Promise<void> {
  return writeTogether((writer) => writer.remove(clientDocuments.tries.build({ galleryId })));
}

/** Forgets a gallery, once its files are gone. */
export function remove(galleryId: string): Promise<void> {
  return writeTogether((writer) => {
    writer.remove(clientDocuments.gallery.build({ galleryId }));
    writer.remove(clientDocuments.tries.build({ galleryId }));
  });
}
