import { collections } from '#src/model/base/paths.ts';
import { chooserSchema, type Chooser } from '#src/model/clients/choices.ts';
import { clientDocuments, clientGallerySchema, pinTriesSchema } from '#src/model/clients/schema.ts';
import { catalogueRepo } from '../firestore/catalogueRepo.ts';
import { readDocument, readList, writeTogether } from '../firestore/documents.ts';
import { watchList, type OnError } from '../firestore/live.ts';
import type { QuerySpec } from '../firestore/port.ts';

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

const choosersOf = (galleryId: string): QuerySpec => ({
  collection: collections.clientChoices,
  where: [['galleryId', '==', galleryId]],
});

/** Those who choose in a gallery, with what they have chosen. */
export function choosers(galleryId: string) {
  const query = choosersOf(galleryId);
  return {
    read: () => readList(query, chooserSchema),
    watch: (onNext: (choosers: Chooser[]) => void, onError: OnError) =>
      watchList(query, chooserSchema, { onNext, onError }),
  };
}

const choicesPath = (chooserId: string) => clientDocuments.choices.build({ chooserId });

/** Opens a sent choice again. */
export function reopenChoice({ id }: Pick<Chooser, 'id'>): Promise<void> {
  return writeTogether((writer) => writer.update(choicesPath(id), { sentAt: null }));
}

/** Forgets somebody with all that they have chosen. */
export function removeChooser({ id }: Pick<Chooser, 'id'>): Promise<void> {
  return writeTogether((writer) => writer.remove(choicesPath(id)));
}

/** Forgets a closed gallery and what was chosen in it, once its files are gone. */
export async function remove(galleryId: string): Promise<void> {
  const known = await choosers(galleryId).read();
  await writeTogether((writer) => {
    for (const { id } of known) writer.remove(choicesPath(id));
    writer.remove(clientDocuments.gallery.build({ galleryId }));
    writer.remove(clientDocuments.tries.build({ galleryId }));
  });
}
