import { describe } from 'vitest';
import firebase from 'firebase/compat/app';
import type { QuerySpec } from '#src/data/firestore/port.ts';
import { DOCUMENT_NAME, queries } from '#src/data/firestore/queries.ts';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, type Firestore } from '../support/firestore.ts';
import { arrangedQueries } from '../support/arrangedQueries.ts';
import { accounts, admins, everybody, type Role } from '../support/roles.ts';

const world = firestoreWorld();

/** The roles that may ask each query of the site; those about one person are asked about the customer. */
const askers: Record<keyof typeof queries, readonly Role[]> = {
  publishedSingleImages: everybody,
  publishedLegacySingleImages: everybody,
  publishedAlbums: everybody,
  publishedPortfolio: everybody,
  featuredPortfolio: everybody,
  singleImages: admins,
  legacySingleImages: admins,
  albums: admins,
  portfolio: admins,
  singleImagesIn: admins,
  legacySingleImagesIn: admins,
  albumsIn: admins,
  portfolioIn: admins,
  offSaleAlbums: admins,
  offSaleImages: admins,
  bin: admins,
  pendingOrders: admins,
  pendingOrdersOf: ['customer', ...admins],
  firstPendingOrderOf: ['customer', ...admins],
  openOrdersOf: ['customer', ...admins],
  purchases: admins,
  purchasesOf: ['customer', ...admins],
  firstPurchaseOf: ['customer', ...admins],
  unarchivedPurchases: admins,
  purchasesBy: admins,
  abandonedOrders: admins,
  mailsOfOrder: admins,
  failedOrderMails: admins,
  payeeChanges: admins,
  blockedCustomers: admins,
  approvedOrders: admins,
  approvedOrdersBy: admins,
  orders: admins,
  ordersWithOriginal: admins,
  ordersWithAnyOriginal: admins,
  ordersByKeyword: admins,
  ordersByAmount: admins,
  downloadLogsOf: ['customer', ...admins],
  ordersPlaced: admins,
  purchasesMade: admins,
  ordersDated: admins,
  downloadsLogged: admins,
  interestCounted: admins,
  vouchersIssued: admins,
  fileLosses: admins,
  latestRetentionRun: admins,
  users: admins,
  everyPurchase: admins,
  everyOrder: admins,
  everyPendingOrder: admins,
  everyOrderLookup: admins,
  everyUser: admins,
  ordersBy: admins,
  withdrawnOrders: admins,
  withdrawnPurchases: admins,
  withdrawalStatements: admins,
  openPayments: admins,
  paymentsSince: admins,
  paymentsBetween: admins,
  paymentsFor: admins,
  adminPresence: admins,
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
const table = Object.entries<QuerySpec | ((...parameters: [string, string]) => QuerySpec)>(queries);

describe('the queries of the site', () => {
  testAccess(
    world,
    table.map(([name, query]) => ({
      what: `ask ${name}`,
      allowed: Object.entries(askers).find(([asked]) => asked === name)?.[1] ?? [],
      act: (db) => ask(db, typeof query === 'function' ? query(uid, uid) : query),
    })),
  );
  testAccess(
    world,
    // Asked by the cleanup of files, drafts included.
    (['albums', 'singleImages', 'legacySingleImages', 'portfolio'] as const).map((name) => ({
      what: `ask ${name} for what has changed`,
      allowed: admins,
      act: (db) =>
        ask(db, {
          ...queries[name],
          where: [['updatedAt', '>=', new Date(0)]],
          orderBy: [['updatedAt', 'asc']],
        }),
    })),
  );
  testAccess(
    world,
    arrangedQueries.map(({ name, spec }) => ({
      what: `ask ${name}`,
      allowed: everybody,
      act: (db) => ask(db, spec),
    })),
  );
});
