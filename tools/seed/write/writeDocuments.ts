import type { App } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import type { SeedPlan } from '../plan/seedPlan.ts';

const BATCH_SIZE = 100;

/** The data of a document as it is stored: what names it is its path, not a field. */
export function storedData(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'id'));
}

/** Writes all documents, in batches, over what is there. */
export async function writeDocuments(app: App, { documents }: SeedPlan): Promise<void> {
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  const entries = [...documents];
  for (let start = 0; start < entries.length; start += BATCH_SIZE) {
    const batch = firestore.batch();
    for (const [path, data] of entries.slice(start, start + BATCH_SIZE)) {
      batch.set(firestore.doc(path), storedData(data));
    }
    await batch.commit();
  }
}

/** Writes the nodes of the realtime database. */
export async function writeNodes(app: App, { nodes }: SeedPlan): Promise<void> {
  const database = getDatabase(app);
  await Promise.all([...nodes].map(([path, data]) => database.ref(path).set(data)));
}
