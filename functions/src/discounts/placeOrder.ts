import type { Transaction } from 'firebase-admin/firestore';
import { localLicences } from '../../../src/config/local.ts';
import { site } from '../../../src/config/site.ts';
import { toOre } from '../../../src/model/base/money.ts';
import { documents } from '../../../src/model/base/paths.ts';
import type { LicensedItem } from '../../../src/model/cart/schema.ts';
import {
  findTermsVersion,
  LICENSED_TERMS,
} from '../../../src/model/content/legal/termsVersions.ts';
import { codeProblem, termsOf } from '../../../src/model/discounts/codes.ts';
import type { discountContracts } from '../../../src/model/discounts/contracts.ts';
import type { DiscountTerms } from '../../../src/model/discounts/terms.ts';
import { discountedOrder, itemsInShop } from '../../../src/model/discounts/order.ts';
import { discountAnswers } from '../../../src/model/discounts/texts.ts';
import { areOffered, type Licences, withLicences } from '../../../src/model/licences/licence.ts';
import { readCatalogue } from '../../../src/model/orders/catalogueRecords.ts';
import {
  ORDER_QUOTA_MAX_COUNT,
  ORDER_QUOTA_WINDOW_MS,
  orderQuotaSchema,
  type PendingOrder,
} from '../../../src/model/orders/schema.ts';
import type { ContractInput, ContractOutput } from '../../../src/model/system/contracts.ts';
import { ok, type Answer, type Call } from '../callable.ts';
import { decode } from '../decode.ts';
import { isEmulated } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { Caller } from '../guards/identity.ts';
import { recordsOf } from '../payments/records.ts';
import { Refusal } from '../refusal.ts';
import { codeIn, codesIn, codesPlace, findCode, usesOf } from './codes.ts';

type Finding = typeof discountContracts.findDiscount;
type Placing = typeof discountContracts.placeOrder;
type Order = Call<ContractInput<Placing>, Caller>;

/** Many customers may use a code at the same moment, one after the other. */
const ATTEMPTS = 20;

const at = (path: string) => firestore().doc(path);

const refused = (text: string) => new Refusal(409, 'invalid-argument', { text });

/** As the security rules ask of every order. */
function requireVerified({ claims }: Caller, text: string): void {
  if (claims.email_verified !== true) throw new Refusal(403, 'permission-denied', { text });
}

type Wanted = Order['input']['items'];

/** The wider licences that are sold. The local functions serve sites of every choice: the order tells. */
function licencesFor(wanted: Wanted): Licences | false {
  if (!isEmulated) return site.licences;
  return wanted.some(({ licenceId }) => licenceId) && (site.licences || localLicences);
}

/** The terms that go with every cart of the customer today. */
function offersFor({ uid }: Caller): Promise<DiscountTerms[]> {
  return firestore().runTransaction(
    async (transaction) => {
      const codes = codesIn(await transaction.get(codesPlace()));
      const now = new Date();
      const offers: DiscountTerms[] = [];
      for (const code of codes.filter(({ isAutomatic }) => isAutomatic)) {
        const uses = await usesOf(transaction, code, uid);
        if (!codeProblem(code, uses, now)) offers.push(termsOf(code));
      }
      return offers;
    },
    { readOnly: true },
  );
}

/** Tells what a code takes off, to somebody who knows it. */
export async function findDiscount({
  input,
  caller,
}: Call<ContractInput<Finding>, Caller>): Promise<Answer<ContractOutput<Finding>>> {
  requireVerified(caller, discountAnswers.unverified);
  const { code: typed } = input;
  if (typed === undefined) return ok({ success: true, offers: await offersFor(caller) });
  await findCode(caller, typed);
  const terms = await firestore().runTransaction(
    (transaction) => usableTerms(transaction, typed, caller.uid),
    { readOnly: true },
  );
  return ok({ success: true, terms });
}

/** The terms of a code that may be used on one more order of the customer. */
async function usableTerms(
  transaction: Transaction,
  typed: string,
  uid: string,
): Promise<DiscountTerms> {
  const code = codeIn(await transaction.get(codesPlace()), typed);
  if (!code) throw refused(discountAnswers.unknown);
  const problem = codeProblem(code, await usesOf(transaction, code, uid), new Date());
  if (problem) throw refused(discountAnswers.problems[problem]);
  return termsOf(code);
}

/** The count that an order of the customer brings about: what the rules ask of an order without a discount. */
async function nextCount(transaction: Transaction, { input, caller }: Order): Promise<object> {
  const stored = await transaction.get(at(documents.orderQuota.build({ uid: caller.uid })));
  const quota = decode(orderQuotaSchema, stored);
  if (quota?.isBlocked) throw new Refusal(403, 'order/blocked');
  const { orderId } = input;
  const startedAt = quota?.startedAt;
  const now = new Date();
  if (!startedAt || startedAt.getTime() + ORDER_QUOTA_WINDOW_MS <= now.getTime()) {
    return { orderId, count: 1, startedAt: now };
  }
  if (quota.count >= ORDER_QUOTA_MAX_COUNT) throw new Refusal(429, 'rate-limited');
  return { orderId, count: quota.count + 1, startedAt };
}

/** True when the order is there already. The numbers of others, and of purchases, cannot be used. */
async function isPlaced(transaction: Transaction, { input, caller }: Order): Promise<boolean> {
  const { orderId } = input;
  const [order, purchase, deletion] = await transaction.getAll(
    at(documents.pendingOrder.build({ pendingOrderId: orderId })),
    at(documents.purchase.build({ orderId })),
    at(documents.deletionJob.build({ uid: caller.uid })),
  );
  if (order?.get('userId') === caller.uid) return true;
  const isTaken = order?.exists === true || purchase?.exists === true;
  // The token of a deleted account stays valid for up to an hour.
  if (isTaken || deletion?.exists === true) throw new Refusal(403, 'permission-denied');
  return false;
}

/** The wanted things at the prices of the shop, each with its licence where the shop sells several. */
async function itemsOf(
  transaction: Transaction,
  { items: wanted, termsVersion }: Order['input'],
  now: Date,
): Promise<LicensedItem[] | undefined> {
  const licences = licencesFor(wanted);
  if (!areOffered(wanted, licences)) return undefined;
  // Under other terms the buyer has agreed to other rights.
  if (licences && findTermsVersion(termsVersion) !== LICENSED_TERMS) {
    throw refused(discountAnswers.otherTerms);
  }
  const items = itemsInShop(wanted, await readCatalogue(recordsOf(transaction), wanted, now));
  return items && licences ? withLicences(items, licences) : items;
}

/** The order at the prices of the shop, if it costs what the customer was shown. */
async function orderFrom(
  transaction: Transaction,
  { input, caller }: Order,
  terms: DiscountTerms | undefined,
): Promise<PendingOrder> {
  const { orderId: id, customerName, paymentMethod, invoiceTo, totalOre } = input;
  const now = new Date();
  const items = await itemsOf(transaction, input, now);
  const order =
    items &&
    discountedOrder(
      {
        id,
        items,
        buyer: { uid: caller.uid, email: caller.email, name: customerName },
        paymentMethod,
        terms: { version: input.termsVersion, acceptedAt: now },
        invoiceTo,
        now,
      },
      terms,
    );
  if (!order || toOre(order.amount) !== totalOre) throw refused(discountAnswers.changed);
  return order;
}

/**
 * Places an order with a discount or with licences, once however often it is asked for. Its use of a code
 * is counted in the transaction that writes it.
 */
export async function placeOrder(call: Order): Promise<Answer<ContractOutput<Placing>>> {
  const { input, caller } = call;
  requireVerified(caller, discountAnswers.unverifiedBuyer);
  const isThere = await firestore().runTransaction((each) => isPlaced(each, call), {
    readOnly: true,
  });
  if (isThere) return ok({ success: true });
  const { code } = input;
  if (code !== undefined) await findCode(caller, code);
  await firestore().runTransaction(
    async (transaction) => {
      if (await isPlaced(transaction, call)) return;
      const count = await nextCount(transaction, call);
      const terms =
        code === undefined ? undefined : await usableTerms(transaction, code, caller.uid);
      const { id: pendingOrderId, ...order } = await orderFrom(transaction, call, terms);
      const records = recordsOf(transaction);
      records.set(documents.pendingOrder.build({ pendingOrderId }), order);
      records.set(documents.orderQuota.build({ uid: caller.uid }), count);
      // Whoever places another order with a code has to read the codes again.
      if (terms) transaction.update(codesPlace(), { usedAt: new Date() });
    },
    { maxAttempts: ATTEMPTS },
  );
  return ok({ success: true });
}
