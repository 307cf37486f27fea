import * as z from 'zod/mini';
import { documents } from '#src/model/base/paths.ts';
import { storageReferences, STORAGE_ORIGINS } from '#src/model/files/urlPolicy.ts';
import { everyPage } from './everyPage.ts';
import { readDocument, readPage } from './firestore/documents.ts';
import type { QuerySpec } from './firestore/port.ts';
import { queries } from './firestore/queries.ts';
import { storageOrigins } from './storage.ts';

/*
 * What the cleanup of files must not touch. Records are read as they are stored, whatever they hold: one
 * that no schema understands still refers to its files. Whoever cannot read a part of them throws.
 */
const PAGE_SIZE = 300;

const anyRecord = z.record(z.string(), z.unknown());

/** Everything that shows files to visitors. */
const shopDocuments = [
  documents.frontPage,
  documents.paymentIcons,
  documents.aboutContent,
  documents.aboutProfile,
  documents.branding,
].map((document) => document.build());

const shopCollections: readonly QuerySpec[] = [
  queries.albums,
  queries.singleImages,
  queries.legacySingleImages,
  queries.portfolio,
];

/** Everything that has been ordered, and who has ordered it. */
const orderCollections: readonly QuerySpec[] = [
  queries.everyPurchase,
  queries.everyOrder,
  queries.everyPendingOrder,
  queries.everyOrderLookup,
  queries.everyUser,
];

/** The files that a record points to, or several do; a local copy of the live records names Google. */
export function filesNamedIn(record: unknown): Set<string> {
  return storageReferences(record, [...storageOrigins(), ...STORAGE_ORIGINS]);
}

async function pathsInCollection(spec: QuerySpec): Promise<Set<string>> {
  const page = { ...spec, limit: PAGE_SIZE };
  return filesNamedIn(await everyPage((after) => readPage(page, anyRecord, after)));
}

/** The files that the shop shows or sells. */
export function shopReferences(): Promise<Set<string>[]> {
  return Promise.all([
    ...shopDocuments.map(async (path) => filesNamedIn(await readDocument(path, anyRecord))),
    ...shopCollections.map(pathsInCollection),
  ]);
}

/** The files that orders and people need. */
export function orderReferences(): Promise<Set<string>[]> {
  return Promise.all(orderCollections.map(pathsInCollection));
}
