import type { Transaction } from 'firebase-admin/firestore';
import { localLicences } from '../../../src/config/local.ts';
import { site } from '../../../src/config/site.ts';
import { toOre } from '../../../src/model/base/money.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { isMixed } from '../../../src/model/cart/cart.ts';
import { isGiftCard, type LicensedItem } from '../../../src/model/cart/schema.ts';
import {
  coversGiftCards,
  coversLicences,
  findSalesTermsVersion,
} from '../../../src/model/content/legal/salesTermsVersions.ts';
import { discountOf } from '../../../src/model/discounts/discount.ts';
import type { DiscountTerms } from '../../../src/model/discounts/schema.ts';
import { partOf } from '../../../src/model/giftCards/balance.ts';
import { giftCardCode } from '../../../src/model/giftCards/code.ts';
import { isOfferedAmount } from '../../../src/model/giftCards/offer.ts';
import type { PaidPart } from '../../../src/model/giftCards/schema.ts';
import { giftCardAnswers } from '../../../src/model/giftCards/texts.ts';
import { areOffered, type Licences, withLicences } from '../../../src/model/licences/licence.ts';
import { readCatalogue } from '../../../src/model/orders/orderedItems.ts';
import { orderContracts } from '../../../src/model/orders/contracts.ts';
import { itemsInShop, pendingOrderFrom } from '../../../src/model/cart/checkout.ts';
import {
  ORDER_QUOTA_MAX_COUNT,
  ORDER_QUOTA_WINDOW_MS,
  orderQuotaSchema,
  type PendingOrder,
} from '../../../src/model/orders/schema.ts';
import { placingAnswers } from '../../../src/model/orders/texts.ts';
import type { Shop } from '../../../src/model/settings/schema.ts';
import type { ContractInput } from '../../../src/model/system/contracts.ts';
import { ok, serve, type Call } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { discountCodesRef, findCode, usableDiscount } from '../discounts/codes.ts';
import { isEmulated } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import { giftCardRef, findGiftCardCode, usableGiftCard } from '../giftCards/giftCards.ts';
import { requireVerified, signedIn, type Caller } from '../guards/identity.ts';
import { serverRecords } from '../records.ts';
import { orderLimits } from '../rateLimits.ts';
import { refused, Refusal, requireOffered } from '../refusal.ts';
import { readShop } from '../settings/shop.ts';

type PlaceOrderCall = Call<ContractInput<typeof orderContracts.placeOrder>, Caller>;

/** An order that is asked for, and the shop at that moment. */
type Wish = PlaceOrderCall & { shop: Shop };

/** Many customers may use a code at the same moment, one after the other. */
const ATTEMPTS = 20;

const documentRef = (path: string) => firestore().doc(path);

type OrderedItems = PlaceOrderCall['input']['items'];

/** The wider licences that are sold. The local functions serve sites of every choice: the order tells. */
function licencesFor(wanted: OrderedItems, { licences }: Shop): Licences | false {
  const asksForLicences = wanted.some(({ licenceId }) => licenceId);
  return licences || (isEmulated && asksForLicences && localLicences);
}

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

/** True when the order is there already. The numbers of others, and of purchases, cannot be used. */
async function isPlaced(
  transaction: Transaction,
  { input, caller }: PlaceOrderCall,
): Promise<boolean> {
  const { orderId } = input;
  const [order, purchase, deletion] = await transaction.getAll(
    documentRef(documents.pendingOrder.build({ pendingOrderId: orderId })),
    documentRef(documents.purchase.build({ orderId })),
    documentRef(documents.deletionJob.build({ uid: caller.uid })),
  );
  if (order?.get('userId') === caller.uid) return true;
  const isTaken = order?.exists === true || purchase?.exists === true;
  // The token of a deleted account stays valid for up to an hour.
  if (isTaken || deletion?.exists === true) throw new Refusal(403, 'permission-denied');
  return false;
}

/** The wanted cards, each of an amount that the shop sells. */
function giftCardsOf(wanted: OrderedItems, { giftCards }: Shop): LicensedItem[] | undefined {
  if (!giftCards || !wanted.every(({ price }) => isOfferedAmount(price ?? 0, giftCards))) {
    return undefined;
  }
  return itemsInShop(wanted, { albums: new Map(), images: new Map() });
}

/** The wanted things at the prices of the shop, each with its licence where the shop sells several. */
async function itemsOf(
  transaction: Transaction,
  { input: { items: wanted, termsVersion }, caller, shop }: Wish,
  now: Date,
): Promise<LicensedItem[] | undefined> {
  const salesTerms = findSalesTermsVersion(termsVersion);
  if (wanted.some(isGiftCard)) {
    if (!coversGiftCards(salesTerms)) throw refused(placingAnswers.otherSalesTerms);
    return isMixed(wanted) ? undefined : giftCardsOf(wanted, shop);
  }
  const licences = licencesFor(wanted, shop);
  if (!areOffered(wanted, licences)) return undefined;
  // Under other terms of sale the buyer has agreed to other rights.
  if (licences && !coversLicences(salesTerms)) throw refused(placingAnswers.otherSalesTerms);
  const ordered = { userId: caller.uid, items: wanted, createdAt: now };
  const items = itemsInShop(wanted, await readCatalogue(serverRecords(transaction), ordered));
  return items && licences ? withLicences(items, licences) : items;
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
  if (toOre(order.amount) !== totalOre) throw refused(placingAnswers.changed);
  return order;
}

/** The part of the order that a gift card pays, if it is as much as the customer was shown. */
async function paidPart(
  transaction: Transaction,
  { input: { giftCard: shown } }: PlaceOrderCall,
  { amount }: PendingOrder,
): Promise<PaidPart | undefined> {
  const code = shown && giftCardCode(shown.code);
  if (code === undefined) return undefined;
  const { giftCard, left } = await usableGiftCard(transaction, code);
  const part = partOf({ code, left }, amount);
  if (toOre(part?.amount ?? 0) !== shown?.ore) throw refused(giftCardAnswers.changed);
  return part && { ...part, bookedAt: giftCard.bookedAt };
}

/** A card is not paid with a card, and nothing is taken off its price. */
function requireMoneyForGiftCards({ items, code, giftCard }: PlaceOrderCall['input']): void {
  const isReduced = code !== undefined || giftCard !== undefined;
  if (isReduced && items.some(isGiftCard)) throw refused(giftCardAnswers.notForGiftCards);
}

/** As the rules ask of every order: nobody could approve one with a number of another shop. */
function requireOwnNumber({ orderId }: PlaceOrderCall['input']): void {
  if (!orderId.startsWith(site.orderIdPrefix)) throw new Refusal(400, 'invalid-argument');
}

/** Refuses what the shop does not offer. Without any of it, browsers write their orders themselves. */
function requireServerForOrder({ input, shop }: Wish): void {
  const { code, giftCard, items } = input;
  const asksForGiftCards = giftCard !== undefined || items.some(isGiftCard);
  if (code !== undefined) requireOffered(shop.discounts);
  if (asksForGiftCards) requireOffered(shop.giftCards !== false);
  if (code === undefined && !asksForGiftCards) requireOffered(licencesFor(items, shop) !== false);
}

/**
 * Places an order with a discount, with licences or with gift cards, once however often it is asked for. Its
 * use of a code and of a card is counted in the transaction that writes it.
 */
export const placeOrder = serve({
  contract: orderContracts.placeOrder,
  limit: orderLimits.placeOrder,
  options: { timeoutSeconds: 60 },
  identify: signedIn,
  async handle(call) {
    const { input, caller } = call;
    requireOwnNumber(input);
    requireVerified(caller, placingAnswers.unverified);
    const isThere = await firestore().runTransaction((transaction) => isPlaced(transaction, call), {
      readOnly: true,
    });
    if (isThere) return ok({ success: true });
    const wish = { ...call, shop: await readShop() };
    requireServerForOrder(wish);
    const { code, giftCard } = input;
    requireMoneyForGiftCards(input);
    if (code !== undefined) await findCode(caller, code);
    if (giftCard) await findGiftCardCode(caller, giftCard.code);
    await firestore().runTransaction(
      async (transaction) => {
        if (await isPlaced(transaction, call)) return;
        const count = await nextCount(transaction, call);
        const discountTerms =
          code === undefined ? undefined : await usableDiscount(transaction, code, caller.uid);
        const { id: pendingOrderId, ...order } = await orderFrom(transaction, wish, discountTerms);
        const part = await paidPart(transaction, call, { id: pendingOrderId, ...order });
        const records = serverRecords(transaction);
        records.set(documents.pendingOrder.build({ pendingOrderId }), { ...order, giftCard: part });
        records.set(documents.orderQuota.build({ uid: caller.uid }), count);
        // Whoever places another order with a code or the card has to read them again.
        if (discountTerms) transaction.update(discountCodesRef(), { usedAt: new Date() });
        if (part) transaction.update(giftCardRef(part.code), { usedAt: new Date() });
      },
      { maxAttempts: ATTEMPTS },
    );
    return ok({ success: true });
  },
});
