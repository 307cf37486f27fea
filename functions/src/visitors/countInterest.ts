import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { documents } from '../../../src/model/base/paths.ts';
import {
  interestId,
  interestTime,
  type Interest,
  type InterestStep,
} from '../../../src/model/statistics/interest.ts';
import { contracts } from '../../../src/model/system/contracts.ts';
import { ok, serve } from '../callable.ts';
import { firestore } from '../firebaseAdmin.ts';
import { anonymous } from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';

interface Item extends Pick<Interest, 'id' | 'isAlbum'> {
  steps: Set<InterestStep>;
}

/** The steps of each item: one that is told twice counts once. */
function itemsOf(told: readonly Interest[]): Item[] {
  const items = new Map<string, Item>();
  for (const { id, isAlbum, step } of told) {
    const key = `${isAlbum} ${id}`;
    const item = items.get(key) ?? { id, isAlbum, steps: new Set() };
    item.steps.add(step);
    items.set(key, item);
  }
  return [...items.values()];
}

function pathsOf({ id, isAlbum }: Item): string[] {
  return isAlbum
    ? [documents.album.build({ albumId: id })]
    : [documents.singleImage, documents.legacySingleImage].map((home) =>
        home.build({ imageId: id }),
      );
}

/** The fields that are read: an album without them holds hundreds of pictures. */
const READ_FIELDS = ['title', 'isPublished', 'visible'];

async function publishedAmong(items: readonly Item[]): Promise<Map<string, DocumentSnapshot>> {
  const references = items.flatMap(pathsOf).map((path) => firestore().doc(path));
  const found = await firestore().getAll(...references, { fieldMask: READ_FIELDS });
  const published = found.filter(
    (each) => each.get('isPublished') === true && each.get('visible') !== false,
  );
  return new Map(published.map((each) => [each.ref.path, each]));
}

/**
 * Counts the steps of a visitor, by item, year and month. Nothing is kept of who it was, and nothing but
 * what is published is counted, so that nobody can fill the database with names of their own.
 */
export const countInterest = serve({
  contract: contracts.countInterest,
  limit: rateLimits.countInterest,
  options: { timeoutSeconds: 15 },
  identify: anonymous,
  async handle({ input: { steps } }) {
    const items = itemsOf(steps);
    const published = await publishedAmong(items);
    const { year, month } = interestTime(new Date());
    const batch = firestore().batch();
    for (const item of items) {
      const record = pathsOf(item).flatMap((path) => published.get(path) ?? [])[0];
      if (!record) continue;
      const countId = interestId(year, item.id);
      const counts = [...item.steps].map((step) => [step, FieldValue.increment(1)] as const);
      batch.set(
        firestore().doc(documents.itemInterest.build({ countId })),
        {
          year,
          itemId: item.id,
          name: String(record.get('title') ?? ''),
          isAlbum: item.isAlbum,
          months: { [month]: Object.fromEntries(counts) },
        },
        { merge: true },
      );
    }
    await batch.commit();
    return ok({ success: true });
  },
});
