import {
  FieldPath,
  type DocumentSnapshot,
  type OrderByDirection,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { collections } from '../../../src/model/base/paths.ts';
import type { ItemKind } from '../../../src/model/base/routes.ts';
import {
  FEATURED_DEFAULT_COUNT,
  FEATURED_ORDER_MAX_COUNT,
} from '../../../src/model/catalogue/frontPage.ts';
import { sortByDate } from '../../../src/model/catalogue/gallery.ts';
import {
  albumSchema,
  portfolioItemSchema,
  singleImageSchema,
  type Album,
  type PortfolioItem,
  type SingleImage,
} from '../../../src/model/catalogue/schema.ts';
import { homes } from '../addresses/nameItems.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { Refusal } from '../refusal.ts';
import { forPublic } from './forPublic.ts';

/*
 * The catalogue as visitors may read it: published items, without their closed fields.
 */

interface Items {
  album: Album;
  billede: SingleImage;
  portfolio: PortfolioItem;
}

type Item = Items[ItemKind];

/** A kind with something of its items. */
type ByKind<Of extends Record<ItemKind, object>> = {
  [Kind in ItemKind]: { kind: Kind } & Of[Kind];
}[ItemKind];

/** The collection of a published item, and its place in the order there. */
interface Place {
  collection: string;
  /** The value that Firestore orders by, to the microsecond: a date knows milliseconds. */
  createdAt: unknown;
}

/** A published item with its place. */
export type Found = ByKind<{ [Kind in ItemKind]: { item: Items[Kind] } & Place }>;

const schemas: Record<ItemKind, z.ZodMiniType<Item>> = {
  album: albumSchema,
  billede: singleImageSchema,
  portfolio: portfolioItemSchema,
};

function isShown(item: Item): boolean {
  return item.isPublished && (!('visible' in item) || 'images' in item || item.visible);
}

/** Reads an item; undefined when it is not published. */
function published(kind: ItemKind, snapshot: DocumentSnapshot): Found | undefined {
  const item = decodeSnapshot(schemas[kind], snapshot);
  if (!item || !isShown(item)) return undefined;
  const place: Place = {
    collection: snapshot.ref.parent.id,
    createdAt: snapshot.get('createdAt'),
  };
  return { kind, item: forPublic(item), ...place } as Found;
}

/** The published records of a collection. */
function shownIn(collection: string, kind: ItemKind): Query {
  const all = firestore().collection(collection).where('isPublished', '==', true);
  return kind === 'billede' ? all.where('visible', '==', true) : all;
}

/** Reads an item; undefined when it is not published, or cannot be read: it hides no other. */
function readable(kind: ItemKind, snapshot: DocumentSnapshot): Found | undefined {
  try {
    return published(kind, snapshot);
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}

const readableIn = (kind: ItemKind, { docs }: QuerySnapshot): Found[] =>
  docs.flatMap((snapshot) => readable(kind, snapshot) ?? []);

/** Everything of a kind that is published, one by one: it need not fit into memory. */
export async function* eachPublished(kind: ItemKind): AsyncGenerator<Found> {
  for (const collection of homes[kind]) {
    const all = firestore().collection(collection).where('isPublished', '==', true);
    for await (const snapshot of all.stream()) {
      const found = readable(kind, snapshot as unknown as DocumentSnapshot);
      if (found) yield found;
    }
  }
}

async function listPublished(kind: ItemKind): Promise<Found[]> {
  const all: Found[] = [];
  for await (const found of eachPublished(kind)) all.push(found);
  return all;
}

/** The newest items of a kind. Those without a date, of which there are few, come where there is room for all. */
export async function newestPublished<Kind extends ItemKind>(
  kind: Kind,
  limit: number,
): Promise<{ items: Items[Kind][]; isWhole: boolean }> {
  const dated = await Promise.all(
    homes[kind].map((each) => shownIn(each, kind).orderBy('createdAt', 'desc').limit(limit).get()),
  );
  const isMore = dated.some(({ size }) => size === limit);
  const found = isMore
    ? dated.flatMap((each) => readableIn(kind, each))
    : await listPublished(kind);
  const items = sortByDate(
    found.map(({ item }) => item as Items[Kind]),
    'newest',
  );
  return { items: items.slice(0, limit), isWhole: !isMore && items.length <= limit };
}

/** The pictures that the photographer features; while there are none, the newest of the portfolio. */
export async function featuredPortfolio(): Promise<PortfolioItem[]> {
  const featured = shownIn(collections.portfolio, 'portfolio').where('featured', '==', true);
  const found = readableIn('portfolio', await featured.limit(FEATURED_ORDER_MAX_COUNT).get());
  if (found.length > 0) return found.map(({ item }) => item as PortfolioItem);
  return (await newestPublished('portfolio', FEATURED_DEFAULT_COUNT)).items;
}

/** The documents that an address may mean: by a name of today, by the id, or by a former name. */
async function documentsAt(kind: ItemKind, key: string): Promise<DocumentSnapshot[]> {
  const found = await Promise.all(
    homes[kind].flatMap((collection) => {
      const all = firestore().collection(collection);
      return [
        all.where('slug', '==', key).limit(1).get(),
        all.where(FieldPath.documentId(), '==', key).get(),
        all.where('formerSlugs', 'array-contains', key).limit(1).get(),
      ];
    }),
  );
  return found.flatMap(({ docs }) => docs);
}

const binKinds = { album: 'album', billede: 'image', portfolio: 'portfolio' } as const;

/** Returns true when a deleted item has had this name. */
async function wasDeleted(kind: ItemKind, name: string): Promise<boolean> {
  const bin = firestore().collection(collections.bin).where('kind', '==', binKinds[kind]);
  const named = await Promise.all([
    bin.where('record.slug', '==', name).limit(1).get(),
    bin.where('record.formerSlugs', 'array-contains', name).limit(1).get(),
  ]);
  return named.some(({ empty }) => !empty);
}

/** Finds the item at an address, or says that it is unknown or gone. Only an item that was public has a name. */
export async function findItem(kind: ItemKind, key: string): Promise<Found | 'unknown' | 'gone'> {
  const documents = await documentsAt(kind, key);
  for (const document of documents) {
    const found = published(kind, document);
    if (found) return found;
  }
  const wasNamed = documents.some(({ id }) => id !== key) || (await wasDeleted(kind, key));
  return wasNamed ? 'gone' : 'unknown';
}

const timeOf = ({ createdAt }: Item): number => createdAt?.getTime() ?? 0;

/** The published item that is nearest to another one in time, on one side. */
async function nextTo(
  { kind, item, createdAt }: Found,
  direction: OrderByDirection,
): Promise<Item | undefined> {
  const found = await Promise.all(
    homes[kind].map((collection) => {
      return shownIn(collection, kind)
        .orderBy('createdAt', direction)
        .orderBy(FieldPath.documentId(), direction)
        .startAfter(createdAt, item.id)
        .limit(1)
        .get();
    }),
  );
  const items = found.flatMap((each) => readableIn(kind, each)).map((each) => each.item);
  const nearestFirst = direction === 'asc' ? 1 : -1;
  return items.toSorted((a, b) => nearestFirst * (timeOf(a) - timeOf(b)))[0];
}

type Among = ByKind<{ [Kind in ItemKind]: { items: Items[Kind][] } }>;

/** An item between the newer and the older one beside it. One without a date stands alone. */
export async function withNeighbours(found: Found): Promise<Among> {
  const { kind, item } = found;
  const [newer, older] = item.createdAt
    ? await Promise.all([nextTo(found, 'asc'), nextTo(found, 'desc')])
    : [];
  return { kind, items: [newer, item, older].filter((each) => each !== undefined) } as Among;
}
