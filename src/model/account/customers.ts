import { groupBy } from '../base/lists.ts';
import { DAY_MS } from '../base/units.ts';
import { newestFirst } from '../orders/orderList.ts';
import { containsQuery, type OrderView } from '../orders/orderViews.ts';
import { stageFacts } from '../sale/life.ts';
import { incomeOf, keptOre } from '../sale/refund.ts';
import type { ListedUser } from '../system/contracts.ts';
import { normalizeEmail } from './email.ts';
import { personName, fullName, splitName } from './people.ts';
import { formatPhone, isCompletePhone, splitPhone } from './phone.ts';
import { isListedEmail } from './roles.ts';
import type { UserProfile, UserRecord } from './schema.ts';

export const RECENT_PRODUCT_COUNT = 3;
export const ORPHAN_MIN_AGE_MS = DAY_MS;

export interface CustomerSummary {
  email: string;
  name: string;
  totalOrders: number;
  totalSpent: number;
  lastOrderDate: Date | undefined;
  totalDownloads: number;
  uniqueProducts: number;
  recentProducts: string[];
}

function summaryOf(
  email: string,
  orders: readonly OrderView[],
  downloads: number,
): CustomerSummary {
  const sorted = newestFirst(orders);
  const items = sorted.flatMap((order) => order.items);
  const products = new Map(items.map(({ id, name }) => [id, name]));
  const name = sorted.map(({ customerName }) => customerName.trim()).find(Boolean);
  return {
    email,
    name: name ?? personName({ email }),
    totalOrders: orders.length,
    totalSpent: incomeOf(orders.filter(({ life }) => stageFacts(life).isBought).map(keptOre)),
    lastOrderDate: sorted[0]?.date,
    totalDownloads: downloads,
    uniqueProducts: products.size,
    recentProducts: [...products.values()].slice(0, RECENT_PRODUCT_COUNT),
  };
}

/**
 * One summary for each customer, grouped by e-mail; the customer of the newest order comes first.
 * Orders without an e-mail belong to deleted accounts and are left out.
 */
export function customerSummaries(
  orders: readonly OrderView[],
  downloadsByUser: ReadonlyMap<string, number> = new Map(),
): CustomerSummary[] {
  const known = newestFirst(orders).filter(({ customerEmail }) => customerEmail.trim() !== '');
  const groups = groupBy(known, ({ customerEmail }) => normalizeEmail(customerEmail));
  return [...groups].map(([email, own]) => {
    const users = new Set(own.map(({ userId }) => userId));
    const downloads = [...users].reduce((sum, uid) => sum + (downloadsByUser.get(uid) ?? 0), 0);
    return summaryOf(email, own, downloads);
  });
}

export type PhoneLabel = { kind: 'admin' } | { kind: 'missing' } | { kind: 'phone'; text: string };

/** The cell for a user's mobile number in the table of users. */
export function phoneLabel(
  user: { email: string; phoneNumber: string },
  presenceEmails: readonly string[],
): PhoneLabel {
  if (isListedEmail(user.email, presenceEmails)) return { kind: 'admin' };
  const isMissing = user.phoneNumber.trim() === '';
  if (isMissing) return { kind: 'missing' };
  const isKnown = isCompletePhone(splitPhone(user.phoneNumber));
  return { kind: 'phone', text: isKnown ? formatPhone(user.phoneNumber) : user.phoneNumber.trim() };
}

function dateOf(text: string | null): Date | undefined {
  if (text === null) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A registered user: the account of Firebase Auth, completed by the profile. */
export function userRecordFrom(listed: ListedUser, profile: UserProfile | undefined): UserRecord {
  const displayName = listed.displayName ?? profile?.displayName ?? '';
  const split = splitName(displayName);
  const hasNames = profile !== undefined && fullName(profile.firstName, profile.lastName) !== '';
  const { firstName, lastName } = hasNames ? profile : split;
  return {
    id: listed.uid,
    email: listed.email ?? profile?.email ?? '',
    displayName,
    firstName,
    lastName,
    phoneNumber: profile?.phoneNumber ?? listed.phoneNumber ?? '',
    photoURL: profile?.photoURL ?? '',
    provider: 'password',
    isAdmin: listed.customClaims['admin'] === true || profile?.isAdmin === true,
    emailVerified: listed.emailVerified,
    disabled: listed.disabled,
    createdAt: dateOf(listed.creationTime) ?? profile?.createdAt,
    lastLogin: dateOf(listed.lastSignInTime) ?? profile?.lastLogin,
  };
}

/** A user whose account cannot be listed, described by the profile alone. */
export function userRecordFromProfile(profile: UserProfile): UserRecord {
  const { uid, email, displayName, firstName, lastName, phoneNumber, photoURL } = profile;
  const { isAdmin, emailVerified, createdAt, lastLogin } = profile;
  return {
    id: uid,
    email,
    displayName,
    firstName,
    lastName,
    phoneNumber,
    photoURL,
    provider: '',
    isAdmin,
    emailVerified,
    disabled: false,
    createdAt,
    lastLogin,
  };
}

export interface OrphanState {
  profiles: readonly UserProfile[];
  /** The users that can sign in; undefined when they could not be listed. */
  listedIds: ReadonlySet<string> | undefined;
  protectedEmails: readonly string[];
  now: Date;
}

/**
 * Profiles whose account no longer exists. Administrators are kept, and so is everybody when the
 * list of accounts is missing or empty.
 */
export function orphanedProfiles(state: OrphanState): UserProfile[] {
  const { profiles, listedIds, protectedEmails, now } = state;
  if (listedIds === undefined || listedIds.size === 0) return [];
  return profiles.filter(({ uid, email, isAdmin, createdAt }) => {
    const isProtected = isAdmin || isListedEmail(email, protectedEmails);
    const age = createdAt === undefined ? 0 : now.getTime() - createdAt.getTime();
    return !listedIds.has(uid) && !isProtected && age >= ORPHAN_MIN_AGE_MS;
  });
}

export function searchUsers(users: readonly UserRecord[], query: string): UserRecord[] {
  return users.filter((user) =>
    containsQuery([personName(user), user.displayName, user.email], query),
  );
}
