import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { collections } from '../../../src/model/base/paths.ts';
import { binLimit } from '../../../src/model/bin/bin.ts';
import { cleanedFolders, keepsFiles, storageReferences } from '../../../src/model/files/cleanup.ts';
import { STORAGE_ORIGINS } from '../../../src/model/files/urlPolicy.ts';
import { traceOf } from '../callable.ts';
import { storageOrigin } from '../env.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';

/** A portion is done with its files before the next is read. */
const PORTION = 20;

const origins = [...STORAGE_ORIGINS, storageOrigin];

const filesIn = (record: unknown) => storageReferences(record, origins);

/** Everything that may still name the files of what was deleted. */
const shop = [
  collections.albums,
  collections.singleImages,
  collections.legacySingleImages,
  collections.portfolio,
  collections.offSaleAlbums,
  collections.offSaleImages,
  collections.bin,
];
const orders = [
  collections.purchases,
  collections.orders,
  collections.pendingOrders,
  collections.adminOrderLookup,
];

/** The files among these that nothing in the shop, in the bin or in an order names. */
async function unneeded(files: ReadonlySet<string>): Promise<string[]> {
  const needed = new Set<string>();
  // The shop twice: what moved between two collections while they were read may have been in neither.
  for (const name of [...shop, ...orders, ...shop]) {
    if (needed.size === files.size) break;
    // As a stream: a long history of orders need not fit into memory.
    for await (const each of firestore().collection(name).stream()) {
      const document = each as unknown as QueryDocumentSnapshot;
      if (name === collections.pendingOrders && !keepsFiles(document.data())) continue;
      for (const file of filesIn(document.data())) if (files.has(file)) needed.add(file);
    }
  }
  return [...files]
    .filter((path) => !needed.has(path))
    .filter((path) => cleanedFolders.some((folder) => path.startsWith(folder)));
}

/** Takes an entry out of the bin unless it was put back, or deleted anew, since it was read. */
async function takeOut({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
  try {
    await ref.delete({ lastUpdateTime: updateTime });
    return true;
  } catch (thrown) {
    logger.warn('Something in the bin has changed meanwhile', {
      id: ref.id,
      ...traceOf(thrown),
    });
    return false;
  }
}

/**
 * Deletes for good what has lain in the bin for its days. The entries go first, so that nothing is put
 * back without its files. What a cut leaves lying about is found by the cleanup of the dashboard.
 */
export async function emptyBin(now: Date): Promise<void> {
  const expired = firestore()
    .collection(collections.bin)
    .where('removedAt', '<', binLimit(now))
    .orderBy('removedAt')
    .limit(PORTION);
  for (let { docs } = await expired.get(); docs.length > 0; { docs } = await expired.get()) {
    const files = new Set<string>();
    let count = 0;
    for (const document of docs) {
      if (!(await takeOut(document))) continue;
      count += 1;
      for (const file of filesIn(document.data())) files.add(file);
    }
    if (count === 0) return;
    const free = await unneeded(files);
    for (const path of free) await bucket().file(path).delete({ ignoreNotFound: true });
    logger.info('emptyBin: done', { count, files: free.length });
  }
}
