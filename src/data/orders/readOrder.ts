import type * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { pendingOrderSchema, type PendingOrder, type OrderLine } from '#src/model/orders/schema.ts';
import type { Catalogue } from '#src/model/purchases/catalogueFiles.ts';
import { decodeOrThrow } from '../firestore/converter.ts';
import type { DocumentReader } from '../firestore/port.ts';

/** The order that a decision is about, as it is at this moment. */
export async function readPendingOrder(
  reader: DocumentReader,
  pendingOrderId: string,
): Promise<PendingOrder> {
  const path = documents.pendingOrder.build({ pendingOrderId });
  const stored = await reader.read(path);
  if (!stored) throw new AppError('order/not-found', { details: { id: pendingOrderId } });
  return decodeOrThrow(pendingOrderSchema, stored, path);
}

/** What the database takes as an id. A buyer writes those of an order, and may write anything. */
const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]+$/;

/** Something for sale; undefined when it is gone. Never a guess: a record that cannot be read is an error. */
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

/** What the shop says at this moment about the things that were ordered. */
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
