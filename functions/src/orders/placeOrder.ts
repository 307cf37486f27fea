import type { Transaction } from 'firebase-admin/firestore';
import { site } from '../../../src/config/site.ts';
import { formatKroner, toOre } from '../../../src/model/base/money.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { issuingRules } from '../../../src/model/giftCards/offer.ts';
import { discountOf, isBelowMinimum } from '../../../src/model/sale/discount.ts';
import { discountTexts } from '../../../src/model/sale/discountTexts.ts';
import { saleLines } from '../../../src/model/sale/line.ts';
import { needsFullInvoice } from '../../../src/model/vouchers/invoiceForm.ts';
import type { DiscountTerms } from '../../../src/model/sale/discountSchema.ts';
import { acceptedTermsDocument } from '../../../src/model/orders/acceptedTerms.ts';
import { readCatalogue } from '../../../src/model/orders/orderedItems.ts';
import { orderContracts } from '../../../src/model/orders/contracts.ts';
import { itemsInShop, pendingOrderFrom } from '../../../src/model/cart/checkout.ts';
import { isOfGiftCards } from '../../../src/model/cart/prices.ts';
import {
  ORDER_QUOTA_MAX_COUNT,
  ORDER_QUOTA_WINDOW_MS,
  orderQuotaSchema,
  type PendingOrder,
  pendingOrderSchema,
} from '../../../src/model/orders/schema.ts';
import { placingAnswers } from '../../../src/model/orders/texts.ts';
import { isGiftCard, type OrderLine } from '../../../src/model/sale/schema.ts';
import { paysAutomatically } from '../../../src/model/payments/paymentPage.ts';
import { ok, serve } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { requireVerified, signedIn } from '../guards/identity.ts';
import { placings } from '../options/list.ts';
import type { PlaceOrderCall, Wish } from '../options/placing.ts';
import { serverRecords } from '../records.ts';
import { orderLimits } from '../rateLimits.ts';
import { refused, Refusal, requireOffered } from '../refusal.ts';
import { readShop } from '../settings/shop.ts';
import { termsText } from './acceptedTerms.ts';
import { approveFree, waitsForNothing } from './approveFree.ts';

/** Many customers may use a code at the same moment, one after the other. */
const ATTEMPTS = 20;

const documentRef = (path: string) => firestore().doc(path);

/** The count that an order of the customer brings about: what the rules ask of an order that a browser writes. */
async function nextCount(
  transaction: Transaction,
  { input, caller }: PlaceOrderCall,
): Promise<object> {
  const stored = await transaction.get(
    documentRef(documents.orderQuota.build({ uid: caller.uid })),
  );
  const quota = decodeSnapshot(orderQuotaSchema, stored);
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

/** The order, when it is there already. The numbers of others, and of purchases, cannot be used. */
async function placedBefore(
  transaction: Transaction,
  { input, caller }: PlaceOrderCall,
): Promise<PendingOrder | undefined> {
  const { orderId } = input;
  const [order, purchase, deletion] = await transaction.getAll(
    documentRef(documents.pendingOrder.build({ pendingOrderId: orderId })),
    documentRef(documents.purchase.build({ orderId })),
    documentRef(documents.deletionJob.build({ uid: caller.uid })),
  );
  if (order?.get('userId') === caller.uid) return decodeSnapshot(pendingOrderSchema, order);
  const isTaken = order?.exists === true || purchase?.exists === true;
  // The token of a deleted account stays valid for up to an hour.
  if (isTaken || deletion?.exists === true) throw new Refusal(403, 'permission-denied');
  return undefined;
}

/** The wanted things at the prices of the shop; undefined where it does not sell all of them so. */
async function itemsOf(
  transaction: Transaction,
  wish: Wish,
  now: Date,
): Promise<readonly OrderLine[] | undefined> {
  const { items: wanted } = wish.input;
  if (wanted.some(isGiftCard)) return placings.find(({ things }) => things)?.things?.(wish);
  const ordered = { userId: wish.caller.uid, items: wanted, createdAt: now };
  const items = itemsInShop(wanted, await readCatalogue(serverRecords(transaction), ordered));
  const priced = placings.find((each) => each.priced && each.isOn(wish))?.priced;
  if (priced) return items && priced(items, wish);
  return wanted.some(({ licenceId }) => licenceId) ? undefined : items;
}

/** Refuses in its own words a code for which the things cost too little. */
function requireMinimum(discountTerms: DiscountTerms, items: readonly OrderLine[]): void {
  const { code, minimum } = discountTerms;
  if (!isBelowMinimum(discountTerms, saleLines(items))) return;
  throw refused(discountTexts.belowMinimum(code, formatKroner(minimum)));
}

/** The order at the prices of the shop, if it costs what the customer was shown. */
async function orderFrom(
  transaction: Transaction,
  wish: Wish,
  discountTerms: DiscountTerms | undefined,
): Promise<PendingOrder> {
  const { input, caller } = wish;
  const { orderId: id, customerName, paymentMethod, invoiceTo, totalOre } = input;
  const now = new Date();
  const items = await itemsOf(transaction, wish, now);
  const discount = items && discountOf(discountTerms, items);
  if (items && discountTerms) requireMinimum(discountTerms, items);
  if (!items || (discountTerms && !discount)) throw refused(placingAnswers.changed);
  const order = pendingOrderFrom({
    id,
    items,
    discount,
    buyer: { uid: caller.uid, email: caller.email, name: customerName },
    paymentMethod,
    salesTerms: { version: input.termsVersion, acceptedAt: now },
    invoiceTo,
    now,
  });
  if (needsFullInvoice(order.amount) && !invoiceTo) throw refused(placingAnswers.invoiceMissing);
  if (toOre(order.amount) !== totalOre) throw refused(placingAnswers.changed);
  return order;
}

/** As the rules ask of every order: nobody could approve one with a number of another shop. */
function requireOwnNumber({ orderId }: PlaceOrderCall['input']): void {
  if (!orderId.startsWith(site.orderIdPrefix)) throw new Refusal(400, 'invalid-argument');
}

/** Refuses what the shop does not offer, and counts the codes that are wrong. */
async function requireAskedFor(wish: Wish): Promise<void> {
  const asked = placings.filter(({ isAskedFor }) => isAskedFor(wish.input));
  // An order of nothing else is written by the browser.
  if (asked.length === 0) throw new Refusal(404, 'not-configured');
  for (const { isOn } of asked) requireOffered(isOn(wish));
  for (const { check } of asked) await check?.(wish);
}

/** Places the order in a transaction, which also notes what it uses. Returns it as it is stored then. */
async function place(transaction: Transaction, wish: Wish): Promise<PendingOrder> {
  const { input, caller } = wish;
  // A transaction whose answer was lost runs again.
  const placed = await placedBefore(transaction, wish);
  if (placed) return placed;
  const count = await nextCount(transaction, wish);
  const asked = placings.filter(({ isAskedFor }) => isAskedFor(input));
  const discount = await asked.find((each) => each.discount)?.discount?.(transaction, wish);
  const order = await orderFrom(transaction, wish, discount?.value);
  const giftCard = await asked
    .find((each) => each.giftCard)
    ?.giftCard?.(transaction, wish, order.amount);
  const { id: pendingOrderId, ...stored } = order;
  const records = serverRecords(transaction);
  const path = documents.pendingOrder.build({ pendingOrderId });
  const giftCardYears = isOfGiftCards(order.items)
    ? issuingRules(wish.shop.giftCards).years
    : undefined;
  records.set(path, { ...stored, giftCard: giftCard?.value, giftCardYears });
  records.set(acceptedTermsDocument.build({ pendingOrderId }), {
    text: termsText(input.termsVersion, wish.shop),
  });
  records.set(documents.orderQuota.build({ uid: caller.uid }), count);
  // Whoever places another order with a code or the card has to read them again.
  for (const used of [discount?.document, giftCard?.document]) {
    if (used) transaction.update(used, { usedAt: new Date() });
  }
  return { ...order, giftCard: giftCard?.value };
}

/**
 * Places an order, and approves one that costs nothing where the shop approves by itself. A repetition
 * does the rest of what was cut off.
 */
export async function placeWish(wish: Wish): Promise<void> {
  const placed = await firestore().runTransaction(
    (transaction) => placedBefore(transaction, wish),
    { readOnly: true },
  );
  if (!placed) {
    requireVerified(wish.caller, placingAnswers.unverified);
    await requireAskedFor(wish);
  }
  const order =
    placed ??
    (await firestore().runTransaction((transaction) => place(transaction, wish), {
      maxAttempts: ATTEMPTS,
    }));
  if (waitsForNothing(order) && paysAutomatically(wish.shop)) await approveFree(order.id);
}

/**
 * Places an order with something that only the server can check, once however often it is asked for. Its
 * use of a code and of a card is counted in the transaction that writes it.
 */
export const placeOrder = serve({
  contract: orderContracts.placeOrder,
  limit: orderLimits.placeOrder,
  options: { timeoutSeconds: 60 },
  identify: signedIn,
  async handle(call) {
    requireOwnNumber(call.input);
    await placeWish({ ...call, shop: await readShop() });
    return ok({ success: true });
  },
});
