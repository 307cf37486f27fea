import { groupBy } from '#src/model/base/lists.ts';
import { sumKroner } from '#src/model/base/money.ts';
import { RECENT_PRODUCT_COUNT } from '../limits.ts';
import { isListedEmail } from '../roles.ts';
import { normalizeEmail } from './email.ts';
import { newestFirst } from './orderMerge.ts';
import type { OrderView } from './orderViews.ts';
import { personName } from './people.ts';
import { formatPhone, isCompletePhone, splitPhone } from './phone.ts';

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
    totalSpent: sumKroner(
      orders.filter(({ status }) => status === 'completed').map(({ total }) => total),
    ),
    lastOrderDate: sorted[0]?.date,
    totalDownloads: downloads,
    uniqueProducts: products.size,
    recentProducts: [...products.values()].slice(0, RECENT_PRODUCT_COUNT),
  };
}

/**
 * One summary for each customer, told apart by e-mail; the one who ordered last comes first. Orders
 * without an e-mail are of people who have deleted their account.
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

/** What the table of users shows as a person's mobile number. */
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
