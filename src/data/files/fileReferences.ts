import * as z from 'zod/mini';
import { collections, documents } from '#src/model/base/paths.ts';
import { date } from '#src/model/base/schema.ts';
import { keepsFiles, storageReferences } from '#src/model/files/cleanup.ts';
import { STORAGE_ORIGINS } from '#src/model/files/urlPolicy.ts';
import { readDocument, readPage } from '../firestore/documents.ts';
import type { QuerySpec } from '../firestore/port.ts';
import { queries } from '../firestore/queries.ts';
import { readAllPages } from '../readAllPages.ts';
import { storageOrigins } from './storage.ts';

/*
 * Collects the files that cleanup must keep. Records are read as they are stored, whatever their
 * schema: even an invalid record still refers to its files. A failed read throws, so that cleanup
 * stops.
 */
const PAGE_SIZE = 300;

/** Each may weigh half a megabyte. They are apart from the other queries, which the public pages carry. */
const clientGalleries: QuerySpec = { collection: collections.clientGalleries, limit: 20 };

/** The pictures of those galleries that customers may buy. */
const clientSales: QuerySpec = { collection: collections.clientSales };

/** The items of a collection that were changed since. */
const changedSince = (query: QuerySpec, since: Date): QuerySpec => ({
  ...query,
  where: [['updatedAt', '>=', since]],
  orderBy: [['updatedAt', 'asc']],
});

const anyRecord = z.record(z.string(), z.unknown());

/** The documents that refer to files shown to visitors. */
const shopDocuments = [
  documents.frontPage,
  documents.paymentIcons,
  documents.aboutContent,
  documents.aboutProfile,
  documents.branding,
].map((document) => document.build());

/** The collections of the shop, with deleted items for as long as orders wait for them. */
const catalogue: readonly QuerySpec[] = [
  queries.albums,
  queries.singleImages,
  queries.legacySingleImages,
  queries.portfolio,
  queries.offSaleAlbums,
  queries.offSaleImages,
  clientGalleries,
  clientSales,
];

/** The collections of orders and users. */
const orderCollections: readonly QuerySpec[] = [
  queries.everyPurchase,
  queries.everyOrder,
  queries.everyPendingOrder,
  queries.everyOrderLookup,
  queries.everyUser,
];

/**
 * The files that a record refers to. Google's addresses are included too, because a local copy of
 * production data contains them.
 */
export function filesNamedIn(record: unknown): Set<string> {
  return storageReferences(record, [...storageOrigins(), ...STORAGE_ORIGINS]);
}

async function pathsInCollection(spec: QuerySpec): Promise<Set<string>> {
  const page = { limit: PAGE_SIZE, ...spec };
  const records = await readAllPages((after) => readPage(page, anyRecord, after));
  return filesNamedIn(spec === queries.everyPendingOrder ? records.filter(keepsFiles) : records);
}

/** The files shown or sold in the shop, or deleted from it while orders wait for them or they lie in the bin. */
export function shopReferences(): Promise<Set<string>[]> {
  return Promise.all([
    ...shopDocuments.map(async (path) => filesNamedIn(await readDocument(path, anyRecord))),
    ...[...catalogue, queries.bin].map(pathsInCollection),
  ]);
}

const datedRecord = z.looseObject({ updatedAt: date, lastUpdated: date });

/** The files that those parts of the shop refer to which were changed since a time. */
export async function changedReferences(since: Date): Promise<Set<string>> {
  const ofDocument = async (path: string): Promise<Set<string>> => {
    const record = await readDocument(path, datedRecord);
    const changedAt = record?.updatedAt ?? record?.lastUpdated;
    return changedAt && changedAt >= since ? filesNamedIn(record) : new Set();
  };
  const changed = await Promise.all([
    ...shopDocuments.map(ofDocument),
    ...catalogue.map((query) => pathsInCollection(changedSince(query, since))),
  ]);
  return new Set(changed.flatMap((paths) => [...paths]));
}

/** The files that orders and user profiles refer to. */
export function orderReferences(): Promise<Set<string>[]> {
  return Promise.all(orderCollections.map(pathsInCollection));
}
