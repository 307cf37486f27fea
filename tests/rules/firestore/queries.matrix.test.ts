import { describe } from 'vitest';
import firebase from 'firebase/compat/app';
import type { QuerySpec } from '#src/data/firestore/port.ts';
import { DOCUMENT_NAME, queries } from '#src/data/firestore/queries.ts';
import { attempts, testAccess } from '../support/access.ts';
import { firestoreWorld, type Firestore } from '../support/firestore.ts';
import { arrangedQueries } from '../support/arrangedQueries.ts';
import { accounts, everybody, type Role } from '../support/roles.ts';

const world = firestoreWorld();

const ofCustomer: readonly Role[] = ['customer', 'admin'];

/** The roles besides administrators that may ask each query; those about one person are asked about the customer. */
const askers: Partial<Record<keyof typeof queries, readonly Role[]>> = {
  publishedSingleImages: everybody,
  publishedLegacySingleImages: everybody,
  publishedAlbums: everybody,
  publishedPortfolio: everybody,
  featuredPortfolio: everybody,
  pendingOrdersOf: ofCustomer,
  firstPendingOrderOf: ofCustomer,
  openOrdersOf: ofCustomer,
  purchasesOf: ofCustomer,
  firstPurchaseOf: ofCustomer,
  downloadLogsOf: ofCustomer,
  vouchersOf: ofCustomer,
  // Each administrator asks about herself, below.
  pushDevicesOf: [],
};

function ask(db: Firestore, spec: QuerySpec): Promise<unknown> {
  let query: firebase.firestore.Query = db.collection(spec.collection);
  for (const [field, operator, value] of spec.where ?? []) {
    query = query.where(field, operator, value);
  }
  for (const [field, direction] of spec.orderBy ?? []) {
    const place = field === DOCUMENT_NAME ? firebase.firestore.FieldPath.documentId() : field;
    query = query.orderBy(place, direction);
  }
  return (spec.limit === undefined ? query : query.limit(spec.limit)).get();
}

const { uid } = accounts.customer;
const names = Object.keys(queries) as (keyof typeof queries)[];
const specOf = (name: keyof typeof queries): QuerySpec => {
  const query: QuerySpec | ((...parameters: [string, string]) => QuerySpec) = queries[name];
  return typeof query === 'function' ? query(uid, uid) : query;
};

/** Asked by the cleanup of files, drafts included. */
const changed = (['albums', 'singleImages', 'legacySingleImages', 'portfolio'] as const).map(
  (name) => ({
    name: `${name} for what has changed`,
    spec: {
      ...queries[name],
      where: [['updatedAt', '>=', new Date(0)]],
      orderBy: [['updatedAt', 'asc']],
    } satisfies QuerySpec,
  }),
);

describe('the queries of the site', () => {
  const asked = (all: readonly { name: string; spec: QuerySpec }[]) =>
    attempts(all, ({ name, spec }) => [`ask ${name}`, (db: Firestore) => ask(db, spec)]);

  testAccess(world, [
    ...names.map(
      (name) => [askers[name] ?? ['admin'], asked([{ name, spec: specOf(name) }])] as const,
    ),
    [
      ['admin'],
      asked([{ name: 'her own pushDevicesOf', spec: queries.pushDevicesOf(accounts.admin.uid) }]),
    ],
    [['admin'], asked(changed)],
    [everybody, asked(arrangedQueries)],
  ]);
});
