import * as z from 'zod/mini';
import { chunks } from '#src/model/base/lists.ts';
import { collections, documents } from '#src/model/base/paths.ts';
import { chooserSchema, type Chooser } from '#src/model/clients/choices.ts';
import { deliverySchema, type Delivery } from '#src/model/clients/deliveries.ts';
import { INVITED_TOGETHER_MAX_COUNT, sendingContracts } from '#src/model/clients/invitations.ts';
import {
  clientDocuments,
  type ClientGallery,
  clientGallerySchema,
  pinTriesSchema,
} from '#src/model/clients/schema.ts';
import type { ContractInput } from '#src/model/system/contracts.ts';
import { catalogueRepo } from '../../firestore/catalogueRepo.ts';
import { readDocument, readList, writeTogether } from '../../firestore/documents.ts';
import { watchList, type OnError } from '../../firestore/live.ts';
import type { QuerySpec } from '../../firestore/port.ts';
import { callFunction } from '../../functions/callables.ts';

/** The galleries of clients; for administrators only. */
export const { listAll, watchAll, get, create, revise } = catalogueRepo({
  schema: clientGallerySchema,
  pathOf: (galleryId) => clientDocuments.gallery.build({ galleryId }),
  all: { collection: collections.clientGalleries, orderBy: [['createdAt', 'desc']] },
});

/** The galleries whose last day lies between now and then, also closed ones. */
export function expiringBefore(day: Date): Promise<ClientGallery[]> {
  const where: QuerySpec['where'] = [
    ['expiresAt', '>=', new Date()],
    ['expiresAt', '<', day],
  ];
  return readList({ collection: collections.clientGalleries, where }, clientGallerySchema);
}

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

const sent: QuerySpec = {
  collection: collections.clientChoices,
  where: [['sentAt', '>=', new Date(0)]],
};

/** Follows those who have sent what they chose, in every gallery. */
export function watchSent(onNext: (choosers: Chooser[]) => void, onError: OnError) {
  return watchList(sent, chooserSchema, { onNext, onError });
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

/** That a gallery was opened, and what was downloaded. */
export function deliveries(galleryId: string): Promise<Delivery[]> {
  const collection = collections.clientDeliveries;
  return readList({ collection, where: [['galleryId', '==', galleryId]] }, deliverySchema);
}

type Sent = ContractInput<typeof sendingContracts.sendGallery>;

/** Has the server mail a gallery. Returns to how many addresses it goes. */
export async function send(invitation: Sent): Promise<number> {
  let count = 0;
  for (const to of chunks(invitation.to, INVITED_TOGETHER_MAX_COUNT)) {
    const { queued } = await callFunction(sendingContracts.sendGallery, { ...invitation, to });
    count += queued;
  }
  return count;
}

/** The ids of all documents that belong to a gallery, also of those that cannot be read. */
const idsIn = async (
  collection: QuerySpec['collection'],
  galleryId: string,
  field = 'galleryId',
): Promise<string[]> => {
  const query: QuerySpec = { collection, where: [[field, '==', galleryId]] };
  return (await readList(query, z.object({ id: z.string() }))).map(({ id }) => id);
};

/** As many as the database takes in one write. */
const WRITTEN_TOGETHER = 500;

/** Takes back what customers have in their carts of a gallery. Orders that wait for it can still be approved. */
export async function takeOffersOffSale(galleryId: string): Promise<void> {
  const offers = await idsIn(collections.clientSales, galleryId);
  for (const some of chunks(offers, WRITTEN_TOGETHER)) {
    await writeTogether((writer) => {
      for (const saleId of some) {
        writer.update(documents.clientSale.build({ saleId }), { isPublished: false });
      }
    });
  }
}

/**
 * Forgets a closed gallery with what was chosen, noted and mailed about it, once its files are gone. Its own record goes
 * last, so that a repetition finds what is left.
 */
export async function remove(galleryId: string): Promise<void> {
  const chosen = (await idsIn(collections.clientChoices, galleryId)).map(choicesPath);
  const noted = (await idsIn(collections.clientDeliveries, galleryId)).map((deliveryId) =>
    clientDocuments.delivery.build({ deliveryId }),
  );
  const mailed = (await idsIn(collections.orderMails, galleryId, 'orderId')).map((mailId) =>
    documents.orderMail.build({ mailId }),
  );
  for (const some of chunks([...noted, ...chosen, ...mailed], WRITTEN_TOGETHER)) {
    await writeTogether((writer) => some.forEach((path) => writer.remove(path)));
  }
  await writeTogether((writer) => {
    writer.remove(clientDocuments.gallery.build({ galleryId }));
    writer.remove(clientDocuments.tries.build({ galleryId }));
  });
}
