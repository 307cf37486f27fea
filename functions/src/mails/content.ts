import { documents } from '../../../src/model/base/paths.ts';
import { adminPath, withdrawalPath } from '../../../src/model/base/addresses.ts';
import { withPaymentTerms } from '../../../src/model/content/legal/allSalesTerms.ts';
import type { MailedOrder } from '../../../src/model/mails/mailedOrder.ts';
import { mailingShop } from '../../../src/model/mails/mailingShop.ts';
import { newsPath } from '../../../src/model/mails/newsPath.ts';
import type { MailParams } from '../../../src/model/mails/mailParams.ts';
import { orderMailParams } from '../../../src/model/mails/orderMail.ts';
import {
  acceptedTermsDocument,
  acceptedTermsSchema,
} from '../../../src/model/orders/acceptedTerms.ts';
import { orderNumber } from '../../../src/model/orders/orderId.ts';
import { optionalMailKind, type OrderMailError } from '../../../src/model/mails/outbox.ts';
import { orderMailFacts, type OrderMailKind } from '../../../src/model/mails/orderMailRules.ts';
import { reminderPlan } from '../../../src/model/orders/orderReminders.ts';
import { pendingOrderSchema, type PendingOrder } from '../../../src/model/orders/schema.ts';
import { saleFacts } from '../../../src/model/sale/life.ts';
import {
  isPaidAtProvider,
  paymentPagePath,
  paysAutomatically,
} from '../../../src/model/payments/paymentPage.ts';
import { isPaymentOf } from '../../../src/model/payments/reference.ts';
import { bookedAs } from '../../../src/model/payments/schema.ts';
import type { Shop } from '../../../src/model/settings/schema.ts';
import {
  withdrawalStatementSchema,
  type WithdrawalStatement,
} from '../../../src/model/withdrawal/form.ts';
import { type FileLoss, fileLossSchema } from '../../../src/model/purchases/fileProof.ts';
import { purchaseSchema, type Purchase } from '../../../src/model/purchases/schema.ts';
import { statementOfPurchase, statementOfSale } from '../../../src/model/sale/records.ts';
import { sentBack } from '../../../src/model/sale/refund.ts';
import { joinedStatement } from '../../../src/model/sale/statement.ts';
import { isPaidLater } from '../../../src/model/vouchers/payable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { linkOrigin } from '../env.ts';
import { auth, firestore } from '../firebaseAdmin.ts';
import { adminErrorCode } from '../guards/identity.ts';
import { termsText } from '../orders/acceptedTerms.ts';
import { currentShop, ownWordsOf } from '../settings/shop.ts';
import { readReminderSettings } from './remindOfOrders.ts';
import { voucherAttachment } from './voucherFile.ts';

/** The records of an order, before and after its approval. */
interface Records {
  orderId: string;
  /** The shop at the moment of the mail. */
  shop: Shop;
  order: PendingOrder | undefined;
  purchase: Purchase | undefined;
  /** The terms as they read when they were accepted; undefined for an order from before they were kept. */
  terms: string | undefined;
  /** A withdrawal that waits for its confirmation. */
  statement: WithdrawalStatement | undefined;
  /** The files of it that are lost. */
  loss: FileLoss | undefined;
  /** The sum of the credit note of its refund. */
  refundedOre: number | undefined;
}

export type MailContent =
  /** `isForgotten`: its customer has deleted the account, and no record names them again. */
  | { kind: 'mail'; params: MailParams; isForgotten?: boolean }
  | { kind: 'failed'; error: OrderMailError }
  /** There is nothing to tell any more. */
  | { kind: 'needless' };

const urlOf = (path: string): string => new URL(path, linkOrigin).href;

/** Returns the sum of a credit note. The mail about it does not wait for one that cannot be read. */
async function refundOf(number: string | undefined): Promise<number | undefined> {
  if (!number) return undefined;
  const note = await firestore().doc(documents.voucher.build({ number })).get();
  const total: unknown = note.get('totalOre');
  return typeof total === 'number' ? -total : undefined;
}

async function readRecords(orderId: string, shop: Shop): Promise<Records> {
  const db = firestore();
  const purchase = decodeSnapshot(
    purchaseSchema,
    await db.doc(documents.purchase.build({ orderId })).get(),
  );
  const pendingOrderId = purchase?.pendingOrderId ?? orderId;
  const order = decodeSnapshot(
    pendingOrderSchema,
    await db.doc(documents.pendingOrder.build({ pendingOrderId })).get(),
  );
  const terms = decodeSnapshot(
    acceptedTermsSchema,
    await db.doc(acceptedTermsDocument.build({ pendingOrderId })).get(),
  );
  const statement = decodeSnapshot(
    withdrawalStatementSchema,
    await db.doc(documents.withdrawalStatement.build({ orderId })).get(),
  );
  const loss = decodeSnapshot(
    fileLossSchema,
    await db.doc(documents.fileLoss.build({ orderId })).get(),
  );
  const refundedOre = await refundOf(purchase?.creditNoteNumber);
  return { orderId, shop, order, purchase, terms: terms?.text, statement, loss, refundedOre };
}

/** The address that a customer's account has today; undefined when it has none that is verified. */
async function accountAddress(uid: string): Promise<string | undefined> {
  try {
    const { email, emailVerified } = await auth().getUser(uid);
    return emailVerified ? email : undefined;
  } catch (error) {
    if (adminErrorCode(error) !== 'auth/user-not-found') throw error;
    return undefined;
  }
}

async function expiryOf(order: PendingOrder): Promise<Date | undefined> {
  return reminderPlan(order, await readReminderSettings(), new Date())?.expireAt;
}

/** The terms of a sale as they were kept, or of an older one as they read today. */
function termsOf(version: string, { shop, purchase, terms }: Records): string {
  const accepted = terms ?? termsText(version, shop);
  if (!purchase || !isPaymentOf(purchase.id, purchase.paymentIntentId)) return accepted;
  // It was paid on the page, whatever the shop takes now or took when it was ordered.
  const card = shop.payments.card || purchase.paymentMethod === bookedAs.CARD;
  return withPaymentTerms(accepted, { payments: { mobilePay: 'automatic', card } });
}

function commonFacts(records: Records): Pick<MailedOrder, 'orderedAt' | 'consent' | 'withdrawal'> {
  const { order, purchase, statement } = records;
  const consent = purchase?.termsConsent ?? order?.termsConsent;
  return {
    orderedAt: order?.createdAt ?? purchase?.purchaseDate,
    consent: consent && {
      ...consent,
      salesTermsText: termsOf(consent.version, records),
    },
    withdrawal: statement && {
      name: statement.name,
      statedAt: statement.statedAt,
      confirmUrl: urlOf(withdrawalPath(statement.id, statement.code)),
    },
  };
}

/** The page on which an order is paid; undefined for one that is paid by hand. */
function payUrlOf(order: PendingOrder, shop: Shop): string | undefined {
  const isPaidOnPage = isPaidAtProvider({ ...order, total: order.amount }, shop);
  return isPaidOnPage ? urlOf(paymentPagePath(order.id)) : undefined;
}

async function orderFacts(records: Records, order: PendingOrder): Promise<MailedOrder> {
  const statement = statementOfSale({ ...order, total: order.amount }, records.shop);
  return {
    ...commonFacts(records),
    number: orderNumber(order.id),
    cancellations: [order],
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    statement,
    paymentMethod: order.paymentMethod,
    isApproved: saleFacts(records).isBought && !statement.isFree,
    payUrl: payUrlOf(order, records.shop),
    expiresAt: await expiryOf(order),
    withdrawnAt: order.withdrawnAt,
  };
}

/** The money that went back, and what went back to the gift card that had paid a part. */
function refundFacts(
  { refundedOre }: Records,
  purchase: Purchase,
): Pick<MailedOrder, 'refundedOre' | 'refundedToGiftCardOre'> {
  if (!purchase.giftCard) return { refundedOre };
  const { giftCardOre, moneyOre } = sentBack(purchase.giftCard, purchase);
  return { refundedToGiftCardOre: giftCardOre, refundedOre: moneyOre };
}

function purchaseFacts(records: Records, purchase: Purchase): MailedOrder {
  return {
    ...commonFacts(records),
    number: purchase.id,
    customerName: purchase.userName,
    customerEmail: purchase.userEmail,
    statement: statementOfPurchase(purchase, records.shop),
    giftCards: purchase.giftCards,
    paymentMethod: purchase.paymentMethod,
    isPaidLater: isPaidLater(records.order?.invoiceTo ?? {}, purchase.paymentMethod),
    isReturnedByProvider: isPaymentOf(purchase.id, purchase.paymentIntentId),
    withdrawnAt: purchase.withdrawnAt,
    ...refundFacts(records, purchase),
    lostFiles: records.loss?.files.map((file) => ({ ...file, number: purchase.id })),
  };
}

/** The number of the voucher that a mail brings, if there is one. */
const vouchers: Partial<Record<OrderMailKind, (purchase: Purchase) => string | undefined>> = {
  approved: ({ voucherNumber }) => voucherNumber,
  refunded: ({ creditNoteNumber }) => creditNoteNumber,
};

/** True for a sale that the shop has approved by itself. Of an approval of her own the photographer need not hear. */
function isApprovedByItself({ purchase, shop }: Records): boolean {
  if (!purchase || !saleFacts({ purchase }).isBought) return false;
  const isFree = statementOfPurchase(purchase, shop).isFree && paysAutomatically(shop);
  return isFree || isPaymentOf(purchase.id, purchase.paymentIntentId);
}

/** True when a mail that waits has become wrong: the order was decided, the link was used, the file was found. */
const isNeedless: Partial<Record<OrderMailKind, (records: Records) => boolean>> = {
  'withdrawal-statement': ({ statement }) => !statement,
  'files-lost': ({ loss }) => !loss,
  received: (records) => {
    const { isWaiting, isBought } = saleFacts(records);
    return !isWaiting && !isBought;
  },
  'new-order': (records) => !saleFacts(records).isWaiting && !isApprovedByItself(records),
  reminder: ({ order }) => !saleFacts({ order }).isUndecided,
};

async function factsOf(kind: OrderMailKind, records: Records): Promise<MailedOrder | undefined> {
  const { order, purchase } = records;
  if (orderMailFacts[kind].about === 'purchase' && purchase)
    return purchaseFacts(records, purchase);
  return order && (await orderFacts(records, order));
}

/** Adds further orders of the same customer, which one mail tells of. */
function together(first: MailedOrder, others: readonly MailedOrder[]): MailedOrder {
  const all = [first, ...others];
  return {
    ...first,
    otherNumbers: others.map(({ number }) => number),
    cancellations: all.flatMap(({ cancellations = [] }) => cancellations),
    lostFiles: all.flatMap(({ lostFiles = [] }) => lostFiles),
    statement: joinedStatement(
      first.statement,
      others.map(({ statement }) => statement),
    ),
  };
}

/** Writes the mail about one order, or about several that were rejected together. */
export async function mailContent(
  kind: OrderMailKind,
  orderIds: readonly string[],
): Promise<MailContent> {
  const shop = await currentShop();
  const found = await Promise.all(orderIds.map((orderId) => readRecords(orderId, shop)));
  const all = found.filter((each) => !isNeedless[kind]?.(each));
  const [records] = all;
  if (!records) return { kind: 'needless' };
  const facts = (await Promise.all(all.map((each) => factsOf(kind, each)))).filter(
    (each) => each !== undefined,
  );
  const [first, ...others] = facts;
  const userId = records.purchase?.userId ?? records.order?.userId;
  if (!first || !userId) return { kind: 'needless' };
  const customerEmail = (await accountAddress(userId)) ?? first.customerEmail;
  if (customerEmail === '' && orderMailFacts[kind].to === 'customer')
    return { kind: 'failed', error: 'no-address' };
  const voucherNumber = records.purchase && vouchers[kind]?.(records.purchase);
  const attachment = voucherNumber ? await voucherAttachment(voucherNumber) : {};
  if (!attachment) return { kind: 'failed', error: 'no-voucher' };
  const news = optionalMailKind(kind);
  // Orders from elsewhere are not found by the number that their mails name.
  const dashboardUrl = urlOf(news ? newsPath(news, records.orderId) : adminPath('kontantbetaling'));
  const mailed = { ...together(first, others), customerEmail, voucherNumber };
  const sender = { ...mailingShop(shop, linkOrigin), ...(await ownWordsOf(kind)), dashboardUrl };
  const params = orderMailParams(kind, mailed, sender);
  const isForgotten = records.purchase?.accountDeletedAt !== undefined;
  return { kind: 'mail', params: { ...params, ...attachment }, isForgotten };
}
