import { toOre } from '../../../src/model/base/money.ts';
import { documents } from '../../../src/model/base/paths.ts';
import type { Records } from '../../../src/model/base/records.ts';
import type { paymentContracts } from '../../../src/model/payments/contracts.ts';
import { isPaymentOf } from '../../../src/model/payments/reference.ts';
import {
  isCollected,
  hasBought,
  type Payment,
  paymentSchema,
  reducing,
  returning,
} from '../../../src/model/payments/schema.ts';
import { paymentAnswers } from '../../../src/model/payments/texts.ts';
import { noteRefund } from '../../../src/model/purchases/purchase.ts';
import { type Purchase, purchaseSchema } from '../../../src/model/purchases/schema.ts';
import { isDownloaded, lifeOf, stageFacts } from '../../../src/model/sale/life.ts';
import { refundOf } from '../../../src/model/sale/refund.ts';
import type { ContractInput, ContractOutput } from '../../../src/model/system/contracts.ts';
import { type Answer, type Call, ok } from '../callable.ts';
import { type Caller, requireAdministrator } from '../guards/identity.ts';
import { Refusal } from '../refusal.ts';
import { transactRecords } from '../records.ts';
import { cancelSale } from './cancelSale.ts';
import { paymentPath } from './records.ts';
import { settle, type PaymentTools } from './settle.ts';

type Refunding = typeof paymentContracts.refundPayment;

const refuse = (text: string) => new Refusal(409, 'order/not-pending', { text });

async function readPaid(
  records: Records,
  orderId: string,
): Promise<{ purchase: Purchase; payment: Payment }> {
  const purchase = await records.read(purchaseSchema, documents.purchase.build({ orderId }));
  const reference = purchase?.paymentIntentId;
  const payment = isPaymentOf(orderId, reference)
    ? await records.read(paymentSchema, paymentPath(reference))
    : undefined;
  if (!purchase || !payment) {
    throw new Refusal(404, 'not-found', { text: paymentAnswers.unknownOrder });
  }
  const life = lifeOf({ purchase });
  const isWhole = stageFacts(life).isBought && life.sentBack === undefined;
  // Cards may be used by now: the customer withdraws, or what is left of them is paid out.
  if (purchase.giftCards) throw refuse(paymentAnswers.giftCardsSold);
  // A part that is on its way ends with a credit note of its own: until then nothing else goes back.
  const hasPart = payment.partOre !== undefined;
  if (!isWhole || hasPart || !hasBought(payment)) throw refuse(paymentAnswers.notRefundable);
  return { purchase, payment };
}

/** Calls for the return of the money, together with what follows for the sale. */
function callBack(orderId: string, ore: number): Promise<string> {
  return transactRecords(async (records) => {
    const { purchase, payment } = await readPaid(records, orderId);
    const now = new Date();
    const wholeOre = toOre(purchase.totalAmount);
    if (ore > wholeOre) throw refuse(paymentAnswers.tooMuch);
    if (ore === wholeOre) {
      await cancelSale(records, purchase, { at: now });
      records.update(paymentPath(payment.id), returning(now));
      return payment.id;
    }
    // A withdrawal gives everything back, with one credit note: until it is over there is no part.
    if (!isDownloaded(purchase)) throw refuse(paymentAnswers.partBeforeDownload);
    if (!isCollected(payment)) throw refuse(paymentAnswers.notCollected);
    const { moneyOre } = refundOf(purchase, ore);
    if (moneyOre > 0) records.update(paymentPath(payment.id), reducing(moneyOre, now));
    else await noteRefund(records, purchase, ore);
    return payment.id;
  });
}

/** Sends the money of a purchase back, all or a part; for administrators. What is cut off, the sweep completes. */
export async function refundPayment(
  { input: { orderId, ore }, caller }: Call<ContractInput<Refunding>, Caller>,
  tools: PaymentTools,
): Promise<Answer<ContractOutput<Refunding>>> {
  await requireAdministrator(caller, paymentAnswers.adminsOnly);
  const reference = await callBack(orderId, ore);
  try {
    await settle(reference, tools);
    return ok({ success: true, isSent: true });
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return ok({ success: true, isSent: false });
  }
}
