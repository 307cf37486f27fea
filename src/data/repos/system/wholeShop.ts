import { fileInfo, listPaths } from '#src/data/files/storage.ts';
import type { CollectionName } from '#src/model/base/paths.ts';
import { CLIENT_AREA } from '#src/model/clients/files.ts';
import { storageAreas } from '#src/model/files/paths.ts';
import {
  type FileFacts,
  listedCollections,
  namedRecords,
  type StoredRecord,
} from '#src/model/takeout/layout.ts';
import { readStored, readStoredPage } from '../../firestore/documents.ts';
import { LARGE_PAGE_SIZE } from '../../firestore/queries.ts';

async function* listed(collection: CollectionName): AsyncGenerator<StoredRecord> {
  let after: string | undefined;
  do {
    const { items, next } = await readStoredPage({ collection, limit: LARGE_PAGE_SIZE }, after);
    for (const { id, data } of items) yield { path: `${collection}/${id}`, data };
    after = next;
  } while (after !== undefined);
}

/** Every record that an administrator may read, as it is stored. */
export async function* readRecords(): AsyncGenerator<StoredRecord> {
  for (const collection of listedCollections) yield* listed(collection);
  for (const path of namedRecords) {
    const stored = await readStored(path);
    if (stored) yield { path, data: stored.data };
  }
}

/** The paths of all files of the shop, in order. */
export async function listFiles(): Promise<string[]> {
  const areas = [...Object.values(storageAreas), CLIENT_AREA];
  const paths = await Promise.all(areas.map(listPaths));
  return paths.flat().toSorted();
}

/** A file with its size; undefined for one that is gone. */
export async function fileFacts(
  path: string,
): Promise<(FileFacts & { bytes: number }) | undefined> {
  const info = await fileInfo(path);
  return info && { path, ...info };
}
