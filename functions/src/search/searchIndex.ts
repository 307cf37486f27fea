import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as z from 'zod/mini';
import { STORAGE_ORIGINS } from '../../../src/model/files/urlPolicy.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { itemKinds, type ItemKind } from '../../../src/model/base/routes.ts';
import {
  albumSchema,
  portfolioItemSchema,
  singleImageSchema,
} from '../../../src/model/catalogue/schema.ts';
import {
  albumHits,
  imageHits,
  portfolioHits,
  searchIndexPart,
} from '../../../src/model/catalogue/search/searchIndex.ts';
import { type SearchHit, searchHitSchema } from '../../../src/model/catalogue/search/search.ts';
import { homes } from '../addresses/nameItems.ts';
import { recordOf } from '../decodeSnapshot.ts';
import { storageOrigin } from '../env.ts';
import { endEvent } from '../events.ts';
import { firestore } from '../firebaseAdmin.ts';
import { wasChanged } from '../wasChanged.ts';
import { addToParts, emptyParts, entriesOf, PARTS, type Parts } from './parts.ts';

/*
 * The index that visitors search: the hits of every published item by its path, in a few documents, so that a search
 * reads those and not the catalogue.
 */

const partRef = (part: string) => firestore().doc(searchIndexPart.build({ part }));

const origins = [...STORAGE_ORIGINS, storageOrigin];

function read<Item>(
  schema: z.ZodMiniType<Item>,
  hits: (item: Item, origins: readonly string[]) => SearchHit[],
) {
  return (record: unknown): SearchHit[] => {
    const { data: item } = z.safeParse(schema, record);
    return item ? hits(item, origins) : [];
  };
}

const readers: Record<ItemKind, (record: unknown) => SearchHit[]> = {
  album: read(albumSchema, albumHits),
  billede: read(singleImageSchema, imageHits),
  portfolio: read(portfolioItemSchema, portfolioHits),
};

/** Returns the hits of a document: none where the rules hide it from visitors, or it cannot be read. */
function hitsOf(kind: ItemKind, snapshot: DocumentSnapshot): SearchHit[] {
  const isShown =
    snapshot.get('isPublished') === true &&
    (kind !== 'billede' || snapshot.get('visible') === true);
  return isShown ? readers[kind](recordOf(snapshot)) : [];
}

/**
 * Writes down what visitors find of a document. Events come in any order: whoever sees that it was changed meanwhile
 * does it again, so that the last to write has read the last change.
 */
export async function indexItem(kind: ItemKind, ref: DocumentReference): Promise<void> {
  const snapshot = await ref.get();
  const batch = firestore().batch();
  for (const { part, key, hits } of entriesOf(kind, ref.path, hitsOf(kind, snapshot))) {
    const entry = hits.length === 0 ? FieldValue.delete() : hits;
    batch.set(partRef(part), { entries: { [key]: entry } }, { merge: true });
  }
  await batch.commit();
  const later = await ref.get();
  const isSame =
    later.exists === snapshot.exists &&
    (!later.updateTime || snapshot.updateTime?.isEqual(later.updateTime));
  if (!isSame) await indexItem(kind, ref);
}

type Entries = Record<string, readonly SearchHit[]>;

const partSchema = z.object({ entries: z.record(z.string(), z.array(searchHitSchema)) });

const entriesIn = (snapshot: DocumentSnapshot): Entries =>
  z.safeParse(partSchema, snapshot.data()).data?.entries ?? {};

/** In one order, to be compared. */
const textOf = (entries: Entries): string =>
  JSON.stringify(Object.entries(z.parse(partSchema, { entries }).entries).sort());

async function publishedEntries(): Promise<Parts> {
  const parts = emptyParts();
  for (const kind of itemKinds) {
    for (const collection of homes[kind]) {
      const published = firestore().collection(collection).where('isPublished', '==', true);
      // One by one: all albums together would fill the memory.
      for await (const found of published.stream()) {
        const snapshot = found as unknown as QueryDocumentSnapshot;
        addToParts(parts, entriesOf(kind, snapshot.ref.path, hitsOf(kind, snapshot)));
      }
    }
  }
  return parts;
}

const readParts = () => firestore().getAll(...PARTS.map(partRef));

/** Writes a part, unless an event has changed it since it was read. */
async function replacePart(part: DocumentSnapshot, entries: Entries): Promise<boolean> {
  try {
    if (part.updateTime) await part.ref.update({ entries }, { lastUpdateTime: part.updateTime });
    else await part.ref.create({ entries });
    return true;
  } catch (error) {
    if (wasChanged(error)) return false;
    throw error;
  }
}

const ATTEMPTS = 5;

/**
 * Makes the whole index anew: of what was published before this function was deployed, or whose event was lost.
 * Events go on meanwhile, and are not overwritten.
 */
export async function makeSearchIndex(attempts = ATTEMPTS): Promise<void> {
  const parts = await readParts();
  const published = await publishedEntries();
  const written = await Promise.all(
    parts.map(async (part) => {
      const entries = published.get(part.id) ?? {};
      const isSame = part.exists && textOf(entriesIn(part)) === textOf(entries);
      return isSame || (await replacePart(part, entries));
    }),
  );
  if (written.every(Boolean)) return;
  if (attempts === 1) throw new Error('The search index changed while it was made');
  await makeSearchIndex(attempts - 1);
}

/** Everything that visitors find. An index that was never made is made first. */
export async function readSearchIndex(): Promise<SearchHit[]> {
  let parts = await readParts();
  if (!parts.every(({ exists }) => exists)) {
    await makeSearchIndex();
    parts = await readParts();
  }
  return parts.flatMap((part) => Object.values(entriesIn(part)).flat());
}

function indexing(kind: ItemKind, document: string) {
  return onDocumentWritten({ document, retry: true }, ({ data }) => {
    if (!data) return undefined;
    const [before, after] = [data.before, data.after].map((each) => hitsOf(kind, each));
    if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
    return endEvent(indexItem(kind, data.after.ref));
  });
}

export const indexAlbum = indexing('album', documents.album.pattern);
export const indexSingleImage = indexing('billede', documents.singleImage.pattern);
export const indexLegacySingleImage = indexing('billede', documents.legacySingleImage.pattern);
export const indexPortfolioItem = indexing('portfolio', documents.portfolioItem.pattern);
