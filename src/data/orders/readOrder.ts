import type * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { pendingOrderSchema, type PendingOrder, type OrderLine } from '#src/model/orders/schema.ts';
import type { Catalogue } from '#src/model/purchases/catalogueFiles.ts';
import { decodeOrThrow } from '../firestore/converter.ts';
import type { DocumentReader } from '../firestore/port.ts';

/** Reads the pending order within the transaction. */
export async function readPendingOrder(
  reader: DocumentReader,
  pendingOrderId: string,
): Promise<PendingOrder> {
  const path = documents.pendingOrder.build({ pendingOrderId });
  const stored = await reader.read(path);
  if (!stored) throw new AppError('order/not-found', { details: { id: pendingOrderId } });
  return decodeOrThrow(pendingOrderSchema, stored, path);
}

/** A valid document id. Buyers write the ids in their orders, which may contain anything. */
const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]+$/;

/**
 * An item for sale; undefined when it no longer exists. Throws for a record that cannot be read,
 * because a price must never be guessed.
 */
async function readItem<Item>(
  reader: DocumentReader,
  schema: z.ZodMiniType<Item>,
  paths: readonly string[],
): Promise<Item | undefined> {
  const found = await Promise.all(paths.map((path) => reader.read(path)));
  const stored = found.find((each) => each !== undefined);
  return stored && decodeOrThrow(schema, stored, stored.id);
}

async function readItems<Item>(
  ids: readonly string[],
  read: (id: string) => Promise<Item | undefined>,
): Promise<Map<string, Item>> {
  const known = [...new Set(ids)].filter((id) => DOCUMENT_ID.test(id));
  const items = await Promise.all(known.map(async (id) => [id, await read(id)] as const));
  return new Map(items.flatMap(([id, item]) => (item === undefined ? [] : [[id, item]])));
}

/** Reads the ordered items as they are in the shop now. */
export async function readCatalogue(
  reader: DocumentReader,
  lines: readonly OrderLine[],
): Promise<Catalogue> {
  const idsOf = (type: OrderLine['type']) =>
    lines.flatMap((line) => (line.type === type ? [line.id] : []));
  const [albums, images] = await Promise.all([
    readItems(idsOf('album'), (albumId) =>
      readItem(reader, albumSchema, [documents.album.build({ albumId })]),
    ),
    readItems(idsOf('image'), (imageId) =>
      readItem(reader, singleImageSchema, [
        documents.singleImage.build({ imageId }),
        documents.legacySingleImage.build({ imageId }),
      ]),
    ),
  ]);
  return { albums, images };
}
