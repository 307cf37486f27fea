import * as z from 'zod/mini';
import { isoDay, startOfDay } from '../base/dates.ts';
import type { collections } from '../base/paths.ts';
import { date, maybe, requiredDate, zeroByDefault } from '../base/schema.ts';
import { DAY_MS } from '../base/units.ts';
import { orderDay } from '../orders/orderId.ts';

/** Bookkeeping records are kept for this long after the end of the year of the sale. */
export const RETENTION_YEARS = 5;

/** The moment before which sales have lost their persons: the start of a year in Copenhagen. */
export function retentionLimit(now: Date): Date {
  const year = Number(isoDay(now).slice(0, 4)) - RETENTION_YEARS;
  return startOfDay(`${year}-01-01`);
}

/** One run of the removal. It names nobody. */
export const retentionRunSchema = z.object({
  id: z.string(),
  at: requiredDate,
  /** The number of records that lost their person. */
  count: zeroByDefault,
  /** Sales before this moment were looked through. */
  until: requiredDate,
  /** Missing when the run was cut off; the next one does the rest. */
  finishedAt: date,
});

export type RetentionRun = z.infer<typeof retentionRunSchema>;

/** The records of a sale that name a person, in the order in which they lose them. */
export const personalCollections = [
  'pendingOrders',
  'purchases',
  'orders',
  'adminOrderLookup',
  'vouchers',
  'payments',
  'orderMails',
  'downloadLogs',
] as const satisfies readonly (keyof typeof collections)[];

export type PersonalCollection = (typeof personalCollections)[number];

/** `emptied` and `replaced` for fields in which rules and schemas expect a text, `removed` for others. */
type Fate = 'emptied' | 'replaced' | 'removed';

const REMOVED = 'removed';

const leftovers: Record<Fate, string | undefined> = {
  emptied: '',
  replaced: REMOVED,
  removed: undefined,
};

/** Some of these names are found only in older records. */
const person = {
  userName: 'emptied',
  userEmail: 'emptied',
  customerName: 'emptied',
  customerEmail: 'emptied',
  userPhone: 'removed',
  customerPhone: 'removed',
  phone: 'removed',
  phoneNumber: 'removed',
  customerInfo: 'removed',
} as const satisfies Record<string, Fate>;

/** The fields that a purchase loses with its buyer's account. The payment is part of the bookkeeping. */
export const purchaseFieldsOfAccount: Readonly<Record<string, Fate>> = {
  ...person,
  withdrawnBy: 'emptied',
  adminNotes: 'emptied',
};

/** Every field that says something about a person, in each kind of record. */
export const personalFields: Record<PersonalCollection, Readonly<Record<string, Fate>>> = {
  pendingOrders: { ...person, withdrawnBy: 'emptied', invoiceTo: 'removed', cancelNote: 'removed' },
  purchases: {
    ...purchaseFieldsOfAccount,
    stripeSessionId: 'replaced',
    paymentIntentId: 'replaced',
  },
  orders: person,
  adminOrderLookup: { ...person, adminNotes: 'emptied' },
  vouchers: { pdf: 'removed' },
  payments: { redirectUrl: 'removed' },
  orderMails: {
    to: 'emptied',
    toName: 'removed',
    // Those to the shop name the customer.
    subject: 'emptied',
    message: 'removed',
    pin: 'removed',
  },
  downloadLogs: { ipAddress: 'emptied', userAgent: 'emptied' },
};

/** The field with the id of the buyer. */
const owners: Record<PersonalCollection, string> = {
  pendingOrders: 'userId',
  purchases: 'userId',
  orders: 'userId',
  adminOrderLookup: 'customerUserId',
  vouchers: 'userId',
  payments: 'userId',
  orderMails: 'userId',
  downloadLogs: 'userId',
};

/** The fields that tell the time of the sale, as a time or as the number of its order, the best first. */
const times: Record<PersonalCollection, readonly string[]> = {
  pendingOrders: ['createdAt', 'id'],
  purchases: ['purchaseDate', 'completedDate', 'id'],
  orders: ['date', 'createdAt', 'id'],
  adminOrderLookup: ['purchaseDate', 'createdAt', 'id'],
  vouchers: ['issuedAt', 'orderId'],
  payments: ['createdAt', 'orderId'],
  orderMails: ['createdAt', 'orderId'],
  downloadLogs: ['purchaseId', 'downloadDate'],
};

/** A stored record, with dates instead of timestamps. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** The fields to change; one that is undefined is to be removed. */
export type Changes = Record<string, unknown>;

/** An empty field holds no person either. */
function isSpent(value: unknown, leftover: string | undefined): boolean {
  return value === leftover || value === '';
}

/** The changes that take the person out of these fields, as far as a record has them. */
export function withoutFields(
  record: StoredRecord,
  fields: Readonly<Record<string, Fate>>,
): Changes {
  const changes = Object.entries(fields).map(([field, fate]) => [field, leftovers[fate]] as const);
  return Object.fromEntries(
    changes.filter(([field, left]) => field in record && !isSpent(record[field], left)),
  );
}

/** Orders are found by words, among them the buyer's name. Afterwards only the number is left. */
export function withoutKeywords({ orderId, searchKeywords }: StoredRecord): Changes {
  const left = typeof orderId === 'string' ? [orderId.toLowerCase()] : [];
  return JSON.stringify(searchKeywords) === JSON.stringify(left) ? {} : { searchKeywords: left };
}

const NOBODY = { name: '', email: '' };

export function withoutBuyer({ buyer }: StoredRecord): Changes {
  const fields = typeof buyer === 'object' && buyer !== null ? Object.entries(buyer) : [];
  const isNobody = fields.every(([field, value]) => field in NOBODY && value === '');
  return isNobody ? {} : { buyer: NOBODY };
}

/** The first PDF of a voucher is tried for this long. */
const FIRST_PDF_MS = 30 * DAY_MS;

export const madePdfSchema = z.object({
  issuedAt: date,
  pdf: maybe(z.object({ createdAt: date })),
});

/**
 * True for a voucher whose PDF may show the buyer still, whose account is being deleted since then: that of a
 * new voucher may have been on its way.
 */
export function showsBuyer({ issuedAt, pdf }: z.infer<typeof madePdfSchema>, since: Date): boolean {
  if (!pdf) return false;
  const isNew = !issuedAt || issuedAt.getTime() + FIRST_PDF_MS > since.getTime();
  return isNew || !pdf.createdAt || pdf.createdAt < since;
}

const special: Partial<Record<PersonalCollection, (record: StoredRecord) => Changes>> = {
  adminOrderLookup: withoutKeywords,
  vouchers: withoutBuyer,
};

/** The id of the buyer; undefined where there is none, or none any more. */
export function ownerOf(collection: PersonalCollection, record: StoredRecord): string | undefined {
  const uid = record[owners[collection]];
  return typeof uid === 'string' && uid !== '' && uid !== REMOVED ? uid : undefined;
}

/**
 * The changes that take the person out of a record. Customers who still have an account keep what
 * they bought, so that their id stays.
 */
export function withoutPersonIn(
  collection: PersonalCollection,
  record: StoredRecord,
  hasAccount: (uid: string) => boolean,
): Changes {
  const uid = ownerOf(collection, record);
  const isGone = uid !== undefined && !hasAccount(uid);
  return {
    ...withoutFields(record, personalFields[collection]),
    ...special[collection]?.(record),
    ...(isGone && { [owners[collection]]: REMOVED }),
  };
}

function asTime(value: unknown): Date | undefined {
  const day = typeof value === 'string' ? orderDay(value) : undefined;
  if (day !== undefined) return startOfDay(day);
  const time = z.safeParse(date, value);
  return time.success ? time.data : undefined;
}

/** The time of the sale; undefined when the record does not tell it, and then it stays as it is. */
export function saleTime(collection: PersonalCollection, record: StoredRecord): Date | undefined {
  return times[collection].map((field) => asTime(record[field])).find((time) => time);
}

/** True for a record of a sale whose time is over. */
export function isForgotten(
  collection: PersonalCollection,
  record: StoredRecord,
  limit: Date,
): boolean {
  const time = saleTime(collection, record);
  return time !== undefined && time < limit;
}
