import { isoDay } from '../base/dates.ts';
import { isOrderId, shortOrderId } from '../orders/orderId.ts';
import type { PendingOrder } from '../orders/schema.ts';
import { oreToPay } from '../sale/records.ts';
import type { ReceivedPayment } from './schema.ts';

/** The reason why a person has to look at a payment. */
export const doubts = ['amount', 'early', 'twice', 'several', 'end', 'no-number'] as const;

export type Doubt = (typeof doubts)[number];

type Verdict =
  /** The payment of this order, by its number and amount, or because the photographer said so. */
  | { kind: 'certain'; order: PendingOrder; isChosen: boolean }
  | { kind: 'doubtful'; doubt: Doubt; candidates: readonly PendingOrder[] }
  /** Its order has been approved already. */
  | { kind: 'settled'; orderId: string }
  | { kind: 'unmatched' }
  /** It names a number of which it is not known yet whether an approved order has it. */
  | { kind: 'unknown' };

/** A payment with its verdict. */
export type MatchedPayment = Verdict & { payment: ReceivedPayment };

/** A payment with a verdict of one kind. */
export type Matched<Kind extends Verdict['kind']> = Extract<MatchedPayment, { kind: Kind }>;

interface Known {
  /** The orders that wait for their payment. */
  orders: readonly PendingOrder[];
  /**
   * The numbers that payments name: those of approved orders true where another payment has paid them,
   * undefined where no approved order has the number. One that is missing is not known yet.
   */
  sold: ReadonlyMap<string, boolean | undefined>;
}

/** People write a number with spaces, hyphens and in small letters. */
const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const NUMBER = /[A-Z]{2}\d{8}[A-Z]{6}\d{3}/g;

/** The numbers of orders in a text. */
export function numbersIn({ text, orderId }: Pick<ReceivedPayment, 'text' | 'orderId'>): string[] {
  return orderId === '' ? (compact(text).match(NUMBER) ?? []) : [orderId];
}

/**
 * The orders that a payment names, by the whole number or else by its end. Customers make the ids of their
 * orders: an end, or an id that is no number, may be words that others write when they pay.
 */
function namedBy({ text }: ReceivedPayment, orders: readonly PendingOrder[]) {
  const written = compact(text);
  const whole = orders.filter(({ id }) => isOrderId(id) && written.includes(id));
  const isWhole = whole.length > 0;
  const named = isWhole ? whole : orders.filter(({ id }) => written.includes(shortOrderId(id)));
  return { named, isWhole };
}

const isAmount = ({ amountOre }: ReceivedPayment, order: PendingOrder): boolean =>
  amountOre === oreToPay({ ...order, total: order.amount });

/** Files tell the day, and not all of them the time. */
const isEarly = ({ day }: ReceivedPayment, { createdAt }: PendingOrder): boolean =>
  createdAt !== undefined && day < isoDay(createdAt);

const fits = (payment: ReceivedPayment, order: PendingOrder): boolean =>
  isAmount(payment, order) && !isEarly(payment, order);

function doubtAbout(
  payment: ReceivedPayment,
  order: PendingOrder,
  isWhole: boolean,
): Doubt | undefined {
  if (isEarly(payment, order)) return 'early';
  if (!isAmount(payment, order)) return 'amount';
  return isWhole ? undefined : 'end';
}

/** The verdict about a payment whose order has been approved already, as far as its text says. */
function soldVerdict(payment: ReceivedPayment, sold: Known['sold']): Verdict | undefined {
  const numbers = numbersIn(payment);
  if (!numbers.every((number) => sold.has(number))) return { kind: 'unknown' };
  const orderId = numbers.find((number) => sold.get(number) !== undefined);
  if (orderId === undefined) return undefined;
  return sold.get(orderId) === true
    ? { kind: 'doubtful', doubt: 'twice', candidates: [] }
    : { kind: 'settled', orderId };
}

/** The number of payments that name an order, and no other. */
function countsByOrder(payments: readonly ReceivedPayment[], orders: readonly PendingOrder[]) {
  const named = new Map<string, number>();
  for (const payment of payments) {
    const [order, ...others] = payment.orderId === '' ? namedBy(payment, orders).named : [];
    if (order && others.length === 0) named.set(order.id, (named.get(order.id) ?? 0) + 1);
  }
  return named;
}

/** The verdict about a payment by what is written in it; undefined when it names no order. */
function writtenVerdict(
  payment: ReceivedPayment,
  { orders, sold }: Known,
  facts: { chosen: ReadonlySet<string>; counts: ReadonlyMap<string, number> },
): Verdict | undefined {
  const own = orders.find(({ id }) => id === payment.orderId);
  if (own) return { kind: 'certain', order: own, isChosen: true };
  const { named, isWhole } = namedBy(payment, orders);
  const [order, ...others] = named;
  if (!order) return soldVerdict(payment, sold);
  const fitting = isWhole ? [] : orders.filter((each) => fits(payment, each));
  const candidates = [...new Set([...named, ...fitting])].filter(({ id }) => !facts.chosen.has(id));
  if (others.length > 0) return { kind: 'doubtful', doubt: 'several', candidates };
  const isTwice = facts.chosen.has(order.id) || facts.counts.get(order.id) !== 1;
  const doubt = isTwice ? 'twice' : doubtAbout(payment, order, isWhole);
  return doubt
    ? { kind: 'doubtful', doubt, candidates }
    : { kind: 'certain', order, isChosen: false };
}

/** The verdict about a payment without a number: an equal amount alone proves nothing. */
function amountVerdict(payment: ReceivedPayment, free: readonly PendingOrder[]): Verdict {
  const candidates = free.filter((order) => fits(payment, order));
  return candidates.length > 0
    ? { kind: 'doubtful', doubt: 'no-number', candidates }
    : { kind: 'unmatched' };
}

/** Finds the order of each payment that is open: by number, amount and day. */
export function matchPayments(
  payments: readonly ReceivedPayment[],
  known: Known,
): MatchedPayment[] {
  const chosen = new Set(payments.map(({ orderId }) => orderId));
  const counts = countsByOrder(payments, known.orders);
  const written = payments.map((payment) => writtenVerdict(payment, known, { chosen, counts }));
  const taken = new Set(
    written.map((verdict) => (verdict?.kind === 'certain' ? verdict.order.id : undefined)),
  );
  const free = known.orders.filter(({ id }) => !taken.has(id));
  return payments.map((payment, at) => ({
    payment,
    ...(written[at] ?? amountVerdict(payment, free)),
  }));
}
