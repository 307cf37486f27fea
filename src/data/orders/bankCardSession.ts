import { site } from '#src/config/site.ts';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { writePurchase } from '#src/model/sale/approval/approve.ts';
import { readCatalogue, catalogueFiles } from '#src/model/orders/orderedItems.ts';
import { createOrderId } from '#src/model/orders/orderId.ts';
import {
  purchaseFromBankCardSession,
  type BankCardSession,
} from '#src/model/purchases/bankCardSession.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { issueInvoice } from '#src/model/vouchers/issueVoucher.ts';
import { recordsOf } from '../firestore/records.ts';
import * as purchases from '../repos/purchases/purchases.ts';
import { readIssuer } from '../repos/settings/shop.ts';
import { transactWithVoucher } from '../vouchers/transactWithVoucher.ts';

/**
 * The order id is derived from the session, so that recording a session again finds the existing
 * purchase.
 */
async function orderIdOf({ sessionId, createdAt }: BankCardSession): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sessionId));
  const letters = new Uint8Array(digest);
  let used = 0;
  const bytes = (count: number) => {
    const start = used;
    used += count;
    return letters.subarray(start, used);
  };
  return createOrderId({ prefix: site.orderIdPrefix, now: createdAt, bytes });
}

/**
 * Records a paid card session as a purchase; repeated calls create only one. For administrators.
 */
export async function recordBankCardSession(session: BankCardSession): Promise<Purchase> {
  const orderId = await orderIdOf(session);
  await transactWithVoucher(async (transaction) => {
    const stored = await transaction.read(documents.purchase.build({ orderId }));
    if (stored?.data['stripeSessionId'] === session.sessionId) return;
    if (stored) throw new AppError('already-exists');
    const records = recordsOf(transaction);
    const catalogue = await readCatalogue(records, { ...session, items: session.lines });
    const now = new Date();
    const sold = purchaseFromBankCardSession(session, { orderId, now });
    const items = sold.items.map((item) => ({ ...item, ...catalogueFiles(item, catalogue) }));
    const purchase = { ...sold, items };
    const issuer = await readIssuer(transaction);
    const invoice = await issueInvoice(records, purchase, { invoiceTo: undefined, issuer });
    writePurchase(records, { ...purchase, ...invoice }, now);
  });
  const purchase = await purchases.get(orderId);
  if (!purchase) throw new AppError('order/not-found', { details: { id: orderId } });
  return purchase;
}
