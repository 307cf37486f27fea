import { collections } from '#src/model/base/paths.ts';
import { showsEverything, type Arrangement, type SortOrder } from '#src/model/catalogue/gallery.ts';
import { ORDER_HISTORY_PAGE_SIZE } from '#src/model/orders/pages.ts';
import type { PagedQuery, QuerySpec } from './port.ts';

/** Documents per page. */
const PAGE_SIZE = 30;

/** As many as one answer may hold without being slow. */
export const LARGE_PAGE_SIZE = 200;

/** The field that stands for the name of a document in queries. */
export const DOCUMENT_NAME = '__name__';

/** Published items per page: more than a first screen shows. */
const PUBLISHED_PAGE_SIZE = 60;

/** An album brings along all its pictures. */
const ALBUMS_PAGE_SIZE = 18;

const directions = { newest: 'desc', oldest: 'asc' } as const satisfies Record<SortOrder, string>;

/** A page of published items as a visitor wants them; `published` is one of the queries below. */
export function arranged(published: QuerySpec, { category, sort }: Arrangement): PagedQuery {
  const ofCategory = showsEverything(category) ? [] : [['category', '==', category] as const];
  return {
    ...published,
    where: [...(published.where ?? []), ...ofCategory],
    // The second is what a list goes on by where several were uploaded at once.
    orderBy: [
      ['createdAt', directions[sort]],
      [DOCUMENT_NAME, directions[sort]],
    ],
    limit: published.limit ?? PUBLISHED_PAGE_SIZE,
  };
}

/** Far more than the front page shows, because any of them may be arranged first. */
const FEATURED_LIMIT = 100;

/** Far more than wait for their money at any time. */
const WITHDRAWN_LIMIT = 200;

/** A moment; the tests of rules and indexes ask with any text. */
type Moment = Date | string;

/** Visitors may list only published items, so the rules require these conditions in the query. */
const publishedSingles = (collection: 'enkeltbilleder' | 'individuelle') =>
  ({
    collection,
    where: [
      ['isPublished', '==', true],
      ['visible', '==', true],
    ],
  }) satisfies QuerySpec;

const inCategory = (collection: QuerySpec['collection'], category: string) =>
  ({ collection, where: [['category', '==', category]] }) satisfies QuerySpec;

/** Records with a moment in a period, the newest first. */
const within =
  (collection: QuerySpec['collection'], field: string, limit: number) =>
  (from: Moment, until: Moment) =>
    ({
      collection,
      where: [
        [field, '>=', from],
        [field, '<', until],
      ],
      orderBy: [[field, 'desc']],
      limit,
    }) satisfies QuerySpec;

/**
 * Every query of the site in one place, because the tests of rules and indexes read this list.
 * Lists that are shown as a whole are sorted by the screen, so that a record without a date stays
 * in them.
 */
export const queries = {
  publishedSingleImages: publishedSingles(collections.singleImages),
  publishedLegacySingleImages: publishedSingles(collections.legacySingleImages),
  singleImages: { collection: collections.singleImages },
  legacySingleImages: { collection: collections.legacySingleImages },
  publishedAlbums: {
    collection: collections.albums,
    where: [['isPublished', '==', true]],
    limit: ALBUMS_PAGE_SIZE,
  },
  albums: { collection: collections.albums },
  publishedPortfolio: { collection: collections.portfolio, where: [['isPublished', '==', true]] },
  featuredPortfolio: {
    collection: collections.portfolio,
    where: [
      ['isPublished', '==', true],
      ['featured', '==', true],
    ],
    limit: FEATURED_LIMIT,
  },
  portfolio: { collection: collections.portfolio },
  singleImagesIn: (category: string) => inCategory(collections.singleImages, category),
  legacySingleImagesIn: (category: string) => inCategory(collections.legacySingleImages, category),
  albumsIn: (category: string) => inCategory(collections.albums, category),
  portfolioIn: (category: string) => inCategory(collections.portfolio, category),
  offSaleAlbums: { collection: collections.offSaleAlbums },
  offSaleImages: { collection: collections.offSaleImages },
  bin: { collection: collections.bin },
  pendingOrders: {
    collection: collections.pendingOrders,
    where: [['paymentStatus', '==', 'pending']],
  },
  pendingOrdersOf: (userId: string) => ({
    collection: collections.pendingOrders,
    where: [['userId', '==', userId]],
    orderBy: [['createdAt', 'desc']],
    limit: ORDER_HISTORY_PAGE_SIZE,
  }),
  firstPendingOrderOf: (userId: string) => ({
    collection: collections.pendingOrders,
    where: [['userId', '==', userId]],
    orderBy: [['createdAt', 'asc']],
    limit: 1,
  }),
  openOrdersOf: (userId: string) => ({
    collection: collections.pendingOrders,
    where: [
      ['userId', '==', userId],
      ['paymentStatus', '==', 'pending'],
    ],
    limit: ORDER_HISTORY_PAGE_SIZE,
  }),
  purchases: {
    collection: collections.purchases,
    orderBy: [['purchaseDate', 'desc']],
    limit: PAGE_SIZE,
  },
  purchasesOf: (userId: string) => ({
    collection: collections.purchases,
    where: [['userId', '==', userId]],
    orderBy: [['purchaseDate', 'desc']],
    limit: ORDER_HISTORY_PAGE_SIZE,
  }),
  firstPurchaseOf: (userId: string) => ({
    collection: collections.purchases,
    where: [['userId', '==', userId]],
    orderBy: [['purchaseDate', 'asc']],
    limit: 1,
  }),
  unarchivedPurchases: {
    collection: collections.purchases,
    where: [['backupStatus', '==', 'pending']],
    orderBy: [['purchaseDate', 'desc']],
    limit: LARGE_PAGE_SIZE,
  },
  purchasesBy: (email: string) => ({
    collection: collections.purchases,
    where: [['userEmail', '==', email]],
    orderBy: [['purchaseDate', 'desc']],
    limit: PAGE_SIZE,
  }),
  abandonedOrders: {
    collection: collections.pendingOrders,
    where: [['cancelReason', '==', 'account-deleted']],
    orderBy: [['cancelledAt', 'desc']],
    limit: PAGE_SIZE,
  },
  withdrawnOrders: {
    collection: collections.pendingOrders,
    orderBy: [['withdrawnAt', 'desc']],
    limit: WITHDRAWN_LIMIT,
  },
  withdrawnPurchases: {
    collection: collections.purchases,
    orderBy: [['withdrawnAt', 'desc']],
    limit: WITHDRAWN_LIMIT,
  },
  openPayments: { collection: collections.receivedPayments, where: [['status', '==', 'open']] },
  paymentsSince: (day: string) => ({
    collection: collections.receivedPayments,
    where: [['day', '>=', day]],
    orderBy: [['day', 'asc']],
    limit: LARGE_PAGE_SIZE,
  }),
  paymentsDecided: within(collections.receivedPayments, 'decidedAt', LARGE_PAGE_SIZE),
  paymentsFor: (orderId: string) => ({
    collection: collections.receivedPayments,
    where: [['orderId', '==', orderId]],
    limit: PAGE_SIZE,
  }),
  withdrawalStatements: { collection: collections.withdrawalStatements },
  mailsOfOrder: (orderId: string) => ({
    collection: collections.orderMails,
    where: [['orderId', '==', orderId]],
  }),
  messages: { collection: collections.messages, isWhole: true },
  newestMessages: {
    collection: collections.messages,
    orderBy: [['createdAt', 'desc']],
    limit: LARGE_PAGE_SIZE,
    isWhole: true,
  },
  arrivedIntakes: {
    collection: collections.intake,
    where: [['state', 'in', ['arrived', 'making', 'refused']]],
  },
  newMessages: { collection: collections.messages, where: [['state', '==', 'new']] },
  payeeChanges: {
    collection: collections.settingsLog,
    orderBy: [['at', 'desc']],
    limit: PAGE_SIZE,
  },
  pushDevicesOf: (userId: string) =>
    ({
      collection: collections.pushDevices,
      where: [['userId', '==', userId]],
    }) satisfies QuerySpec,
  blockedCustomers: { collection: collections.orderQuota, where: [['isBlocked', '==', true]] },
  approvedOrders: {
    collection: collections.pendingOrders,
    where: [['paymentStatus', '==', 'completed']],
    orderBy: [['createdAt', 'desc']],
    limit: PAGE_SIZE,
  },
  approvedOrdersBy: (email: string) => ({
    collection: collections.pendingOrders,
    where: [
      ['customerEmail', '==', email],
      ['paymentStatus', '==', 'completed'],
    ],
  }),
  orders: { collection: collections.orders, orderBy: [['date', 'desc']], limit: PAGE_SIZE },
  ordersWithOriginal: (path: string) => ({
    collection: collections.adminOrderLookup,
    where: [['originalImagePaths', 'array-contains', path]],
    limit: 1,
  }),
  ordersWithAnyOriginal: (...paths: string[]) => ({
    collection: collections.adminOrderLookup,
    where: [['originalImagePaths', 'array-contains-any', paths]],
  }),
  ordersByKeyword: (keyword: string) => ({
    collection: collections.adminOrderLookup,
    where: [['searchKeywords', 'array-contains', keyword]],
    limit: 8,
  }),
  ordersByAmount: (kroner: string) => ({
    collection: collections.adminOrderLookup,
    where: [['totalAmount', '==', Number(kroner)]],
    limit: 8,
  }),
  downloadLogsOf: (userId: string) => ({
    collection: collections.downloadLogs,
    where: [['userId', '==', userId]],
    orderBy: [['downloadDate', 'desc']],
    limit: PAGE_SIZE,
  }),
  vouchersOf: (userId: string) => ({
    collection: collections.vouchers,
    where: [['userId', '==', userId]],
    limit: LARGE_PAGE_SIZE,
  }),
  ordersPlaced: within(collections.pendingOrders, 'createdAt', LARGE_PAGE_SIZE),
  purchasesMade: within(collections.purchases, 'purchaseDate', LARGE_PAGE_SIZE),
  ordersDated: within(collections.orders, 'date', LARGE_PAGE_SIZE),
  downloadsLogged: within(collections.downloadLogs, 'downloadDate', LARGE_PAGE_SIZE),
  interestCounted: within(collections.itemInterest, 'year', LARGE_PAGE_SIZE),
  vouchersIssued: within(collections.vouchers, 'issuedAt', PAGE_SIZE),
  fileLosses: {
    collection: collections.fileLosses,
    orderBy: [['checkedAt', 'desc']],
    limit: PAGE_SIZE,
  },
  latestRetentionRun: {
    collection: collections.retentionLog,
    orderBy: [['at', 'desc']],
    limit: 1,
  },
  users: { collection: collections.users, orderBy: [['createdAt', 'desc']], limit: PAGE_SIZE },
  // Without an order, because a query omits records that lack the field it is ordered by.
  everyPurchase: { collection: collections.purchases },
  everyOrder: { collection: collections.orders },
  everyPendingOrder: { collection: collections.pendingOrders },
  everyOrderLookup: { collection: collections.adminOrderLookup },
  everyUser: { collection: collections.users },
  ordersBy: (email: string) => ({
    collection: collections.orders,
    where: [['userEmail', '==', email]],
  }),
  adminPresence: { collection: collections.presence },
} satisfies Record<string, QuerySpec | ((...parameters: [string, string]) => QuerySpec)>;
