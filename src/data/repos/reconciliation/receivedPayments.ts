import { sha256 } from '#src/model/base/hash.ts';
import { chunks } from '#src/model/base/lists.ts';
import { documents } from '#src/model/base/paths.ts';
import type { Resource } from '#src/model/base/resource.ts';
import type { Period } from '#src/model/bookkeeping/period.ts';
import { paymentKeys, type PaymentLine } from '#src/model/reconciliation/lines.ts';
import { receivedPaymentSchema, type ReceivedPayment } from '#src/model/reconciliation/schema.ts';
import { readAllPages } from '../../readAllPages.ts';
import { SERVER_TIME } from '../../firestore/converter.ts';
import { readList, readPage, writeTogether } from '../../firestore/documents.ts';
import { watchList } from '../../firestore/live.ts';
import type { PagedQuery } from '../../firestore/port.ts';
import { queries } from '../../firestore/queries.ts';
import * as purchases from '../purchases/purchases.ts';

const pathOf = (paymentId: string) => documents.receivedPayment.build({ paymentId });

/** The payments that have found no order yet. */
export const open: Resource<ReceivedPayment[]> = {
  watch: (onNext, onError) =>
    watchList(queries.openPayments, receivedPaymentSchema, { onNext, onError }),
};

/** Far below what one write may hold. */
const WRITTEN_TOGETHER = 100;

const readAll = (query: PagedQuery) =>
  readAllPages((after) => readPage(query, receivedPaymentSchema, after));

/** The payments that were approved or set aside in a period. */
export function readDecided({ from, until }: Omit<Period, 'name'>): Promise<ReceivedPayment[]> {
  return readAll(queries.paymentsDecided(from, until));
}

async function knownSince(day: string): Promise<Set<string>> {
  const known = await readAll(queries.paymentsSince(day));
  return new Set(known.map(({ id }) => id));
}

/** The ids of the payments of a file, each once, with those that are kept already. */
async function knownAmong(payments: readonly PaymentLine[]) {
  const ids = await Promise.all(paymentKeys(payments).map(sha256));
  const byId = new Map(ids.map((id, at) => [id, payments[at]]));
  const [firstDay = ''] = payments.map(({ day }) => day).sort();
  return { byId, known: await knownSince(firstDay) };
}

/** The number of payments of a file that are kept already. */
export async function countKnown(payments: readonly PaymentLine[]): Promise<number> {
  if (payments.length === 0) return 0;
  const { byId, known } = await knownAmong(payments);
  return [...byId.keys()].filter((id) => known.has(id)).length;
}

/**
 * Keeps the payments of a file and returns the number of new ones. Those that are known stay as they are,
 * so that a file can be read again, also after an interruption.
 */
export async function add(payments: readonly PaymentLine[]): Promise<number> {
  const { byId, known } = await knownAmong(payments);
  const added = [...byId].filter(([id]) => !known.has(id));
  for (const some of chunks(added, WRITTEN_TOGETHER)) {
    await writeTogether((writer) => {
      for (const [id, payment] of some) {
        const { reference: _, ...stored } = payment ?? {};
        writer.set(pathOf(id), { ...stored, status: 'open', orderId: '', addedAt: SERVER_TIME });
      }
    });
  }
  return added.length;
}

function update(ids: readonly string[], change: object): Promise<void> {
  return writeTogether((writer) => {
    for (const id of ids) writer.update(pathOf(id), change);
  });
}

/** Says which order a payment is for, or with an empty id that this is not known. */
export function choose(id: string, orderId: string): Promise<void> {
  return update([id], { orderId });
}

/** Notes the approved order that each of some payments has paid, by the ids of both. */
export function closeAll(paid: readonly (readonly [id: string, orderId: string])[]): Promise<void> {
  return writeTogether((writer) => {
    for (const [id, orderId] of paid) {
      const change = { status: 'approved', orderId, text: '', decidedAt: SERVER_TIME };
      writer.update(pathOf(id), change);
    }
  });
}

/** Notes the approved order that a payment has paid. */
export function close(id: string, orderId: string): Promise<void> {
  return closeAll([[id, orderId]]);
}

/** Notes that payments belong to no order. */
export function setAside(ids: readonly string[]): Promise<void> {
  return update(ids, { status: 'set-aside', orderId: '', text: '', decidedAt: SERVER_TIME });
}

/** The approved orders among these numbers; true where a payment from a file has paid one. */
export async function readSold(numbers: readonly string[]): Promise<Map<string, boolean>> {
  const found = await Promise.all(
    numbers.map(async (orderId) => {
      const purchase = await purchases.get(orderId);
      if (!purchase) return [];
      const payments = await readList(queries.paymentsFor(orderId), receivedPaymentSchema);
      return [[orderId, payments.some(({ status }) => status === 'approved')] as const];
    }),
  );
  return new Map(found.flat());
}
