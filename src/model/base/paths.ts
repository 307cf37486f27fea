import { AppError } from './errors.ts';

type ParameterNames<Pattern extends string> =
  Pattern extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never;

export type PathParameters<Pattern extends string> = Record<ParameterNames<Pattern>, string>;

type BuildArguments<Pattern extends string> = [ParameterNames<Pattern>] extends [never]
  ? []
  : [parameters: PathParameters<Pattern>];

/** A path pattern such as `albums/{albumId}`, used both to build and to parse paths. */
export interface PathTemplate<Pattern extends string> {
  readonly pattern: Pattern;
  /** Fills the placeholders; throws for a value that would change the shape of the path. */
  build(...parameters: BuildArguments<Pattern>): string;
  /** The placeholders' values in a path of this shape, or undefined for any other path. */
  parse(path: string): PathParameters<Pattern> | undefined;
}

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function expressionFor(pattern: string, shapes: Record<string, string>, fallback: string): RegExp {
  const parts = pattern.split(PLACEHOLDER);
  const source = parts.map((part, index) =>
    index % 2 === 0 ? escaped(part) : `(?<${part}>${shapes[part] ?? fallback})`,
  );
  return new RegExp(`^${source.join('')}$`);
}

/**
 * Creates the template of one path. `shapes` gives the regular expression of a placeholder; one
 * without a shape takes anything but a slash.
 */
export function pathTemplate<Pattern extends string>(
  pattern: Pattern,
  shapes: Record<string, string> = {},
): PathTemplate<Pattern> {
  const expression = expressionFor(pattern, shapes, '[^/]+');
  return {
    pattern,
    build(...[parameters]) {
      const values: Record<string, string> = parameters ?? {};
      const path = pattern.replace(PLACEHOLDER, (_, name: string) => values[name] ?? '');
      const groups = expression.exec(path)?.groups ?? {};
      const isSame = Object.entries(values).every(([name, value]) => groups[name] === value);
      const isSafe =
        expression.test(path) && !path.split('/').some((part) => /^\.{1,2}$/.test(part));
      if (!isSame || !isSafe) throw new AppError('path/invalid', { details: { path } });
      return path;
    },
    parse(path) {
      const match = expression.exec(path);
      // The names of the groups are the names of the placeholders: both come from `pattern`.
      return match ? ({ ...match.groups } as PathParameters<Pattern>) : undefined;
    },
  };
}

/** The collections of the document database. */
export const collections = {
  users: 'users',
  albums: 'albums',
  singleImages: 'enkeltbilleder',
  /** The older collection of single images: read, edited and deleted, but never added to. */
  legacySingleImages: 'individuelle',
  portfolio: 'portfolio',
  /** Items that were deleted from the shop while orders may wait for them. */
  offSaleAlbums: 'withdrawn-albums',
  offSaleImages: 'withdrawn-images',
  /** Deleted items that can be put back. */
  bin: 'bin',
  content: 'content',
  about: 'about',
  siteConfig: 'site-config',
  websiteConfig: 'website-config',
  /** What the photographer decides while the shop runs, and who has changed where money goes. */
  settings: 'settings',
  settingsLog: 'settings-log',
  pricingPackages: 'pricing-packages',
  pendingOrders: 'pending-orders',
  orderMails: 'order-mails',
  orderQuota: 'order-quota',
  /** Withdrawals that were stated without a sign-in and wait for their confirmation. */
  withdrawalStatements: 'withdrawal-statements',
  /** Payments at the provider, where the shop takes them automatically. */
  payments: 'payments',
  /** Payments from the files of banks and MobilePay, and what has become of them. */
  receivedPayments: 'received-payments',
  giftCards: 'gift-cards',
  purchases: 'purchases',
  orders: 'orders',
  adminOrderLookup: 'admin-order-lookup',
  vouchers: 'vouchers',
  voucherSeries: 'voucher-series',
  downloadLogs: 'download-logs',
  presence: 'presence',
  systemStatus: 'sloth-stamp-system',
  downloads: 'downloads',
  favourites: 'favourites',
  userPreferences: 'userPreferences',
  userAnalytics: 'userAnalytics',
  carts: 'carts',
  deletionJobs: 'deletion-jobs',
  recoveryCodes: 'recovery-codes',
  rateLimits: 'rate-limits',
  retentionLog: 'retention-log',
  /** The nightly look at the files of what was sold: their fingerprints, and those that are lost. */
  fileProofs: 'file-proofs',
  fileLosses: 'file-losses',
  consentLog: 'consent-log',
  /** Counts of the times an item was seen, put in carts and ordered, month by month. */
  itemInterest: 'item-interest',
  clientGalleries: 'client-galleries',
  clientTries: 'client-tries',
  clientChoices: 'client-choices',
  clientDeliveries: 'client-deliveries',
  clientSales: 'client-sales',
  /** Originals that the server makes pictures of. */
  intake: 'intake',
  /** The messages of the contact form. */
  messages: 'messages',
  /** The programs that may reach the shop, the addresses that are told of events, and what is told. */
  apiTokens: 'api-tokens',
  webhooks: 'webhooks',
  webhookCalls: 'webhook-calls',
  /** The index that visitors search, made of published items. */
  searchIndex: 'search-index',
  /** The browsers of administrators that take pushes. */
  pushDevices: 'push-devices',
} as const;

export type CollectionName = (typeof collections)[keyof typeof collections];

/**
 * The documents of the document database that every page carries. Those of payments, discounts, gift
 * cards and client galleries are named in the same way within their concept, which few pages need.
 */
export const documents = {
  frontPage: pathTemplate('content/frontpage'),
  paymentIcons: pathTemplate('content/payment-icons'),
  aboutContent: pathTemplate('about/content'),
  aboutProfile: pathTemplate('about/profile'),
  branding: pathTemplate('site-config/branding'),
  reminders: pathTemplate('site-config/reminders'),
  uploadPresets: pathTemplate('site-config/upload-presets'),
  filterButtons: pathTemplate('website-config/filter-buttons'),
  publicSettings: pathTemplate('settings/public'),
  closedSettings: pathTemplate('settings/closed'),
  payeeChange: pathTemplate('settings-log/{changeId}'),
  pricePackages: pathTemplate('pricing-packages/packages'),
  systemStatus: pathTemplate('sloth-stamp-system/status'),
  operationLog: pathTemplate('sloth-stamp-system/operations'),
  cleanupLease: pathTemplate('sloth-stamp-system/cleanup-lease'),
  proofState: pathTemplate('sloth-stamp-system/file-proof'),
  storageUse: pathTemplate('sloth-stamp-system/storage-use'),
  user: pathTemplate('users/{uid}'),
  album: pathTemplate('albums/{albumId}'),
  singleImage: pathTemplate('enkeltbilleder/{imageId}'),
  legacySingleImage: pathTemplate('individuelle/{imageId}'),
  portfolioItem: pathTemplate('portfolio/{itemId}'),
  offSaleAlbum: pathTemplate('withdrawn-albums/{albumId}'),
  offSaleImage: pathTemplate('withdrawn-images/{imageId}'),
  binned: pathTemplate('bin/{binId}'),
  pendingOrder: pathTemplate('pending-orders/{pendingOrderId}'),
  orderMail: pathTemplate('order-mails/{mailId}'),
  orderQuota: pathTemplate('order-quota/{uid}'),
  withdrawalStatement: pathTemplate('withdrawal-statements/{orderId}'),
  receivedPayment: pathTemplate('received-payments/{paymentId}'),
  purchase: pathTemplate('purchases/{orderId}'),
  order: pathTemplate('orders/{orderId}'),
  adminOrderLookup: pathTemplate('admin-order-lookup/{orderId}'),
  voucher: pathTemplate('vouchers/{number}'),
  voucherSeries: pathTemplate('voucher-series/{series}'),
  downloadLog: pathTemplate('download-logs/{logId}'),
  presence: pathTemplate('presence/{email}'),
  download: pathTemplate('downloads/{downloadId}'),
  favourites: pathTemplate('favourites/{uid}'),
  userPreferences: pathTemplate('userPreferences/{uid}'),
  userAnalytics: pathTemplate('userAnalytics/{uid}'),
  cart: pathTemplate('carts/{uid}'),
  deletionJob: pathTemplate('deletion-jobs/{uid}'),
  recoveryCodes: pathTemplate('recovery-codes/{uid}'),
  rateLimit: pathTemplate('rate-limits/{key}'),
  retentionRun: pathTemplate('retention-log/{runId}'),
  fileProof: pathTemplate('file-proofs/{orderId}'),
  fileLoss: pathTemplate('file-losses/{orderId}'),
  itemInterest: pathTemplate('item-interest/{countId}'),
  clientSale: pathTemplate('client-sales/{saleId}'),
  consentLogEntry: pathTemplate('consent-log/{entryId}'),
} as const;

/** The nodes of the realtime database. */
export const realtimePaths = {
  onlineUsers: pathTemplate('onlineUsers'),
  onlineUser: pathTemplate('onlineUsers/{uid}'),
  /** The time until which an administrator may read who is online; written by the server. */
  adminAccess: pathTemplate('adminAccess/{uid}'),
  /** The administrators who have an item open in the dashboard. */
  openItem: pathTemplate('adminPresence/{item}'),
  openItemOf: pathTemplate('adminPresence/{item}/{uid}'),
} as const;
