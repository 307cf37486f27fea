import { formatOre } from '../base/money.ts';
import type { PaymentMethod } from '../orders/payment.ts';
import type { Cancellation } from '../orders/sentences.ts';
import type { LostFile } from '../purchases/fileProof.ts';
import type { ConfirmedOrder, Seller } from './confirmation.ts';
import { orderMailTexts as texts } from './texts.ts';

export interface MailedLoss extends Pick<LostFile, 'path' | 'problem'> {
  number: string;
}

/** The facts about an order in a mail. */
export interface MailedOrder extends ConfirmedOrder {
  /** The numbers of further orders that were rejected together with it. */
  otherNumbers?: readonly string[] | undefined;
  /** The reasons of cancelled orders. */
  cancellations?: readonly Cancellation[] | undefined;
  customerName: string;
  customerEmail: string;
  /** True for an order that was approved before its receipt is sent. */
  isApproved?: boolean | undefined;
  /** The page on which the order is paid, where the shop takes the payment by itself. */
  payUrl?: string | undefined;
  /** True for a purchase whose money the provider has, and sends back by itself. */
  isReturnedByProvider?: boolean | undefined;
  /** True for a purchase that is paid once its buyer has the invoice. */
  isPaidLater?: boolean | undefined;
  /** The day on which an unpaid order expires. */
  expiresAt?: Date | undefined;
  withdrawnAt?: Date | undefined;
  /** The money that was sent back, where it may be a part. */
  refundedOre?: number | undefined;
  /** The amount that went back to a gift card. */
  refundedToGiftCardOre?: number | undefined;
  /** A withdrawal that was stated without a sign-in, and the link that confirms it. */
  withdrawal?: { name: string; statedAt: Date; confirmUrl: string } | undefined;
  /** The files of it that the server no longer finds as they were sold. */
  lostFiles?: readonly MailedLoss[] | undefined;
  /** The number of the voucher that is attached. */
  voucherNumber?: string | undefined;
}

/** The sender of the mails and the targets of their links. */
export interface OrderMailShop extends Seller {
  /** The photographer's own words, before those of the mail. */
  opening?: string | undefined;
  /** And those that end it. */
  closing?: string | undefined;
  mobilePayNumber: string;
  bankAccount: { bank: string; registrationNumber: string; accountNumber: string };
  /** True where the shop approves by itself what is paid. */
  approvesByItself: boolean;
  /** True where the page on which an order is paid takes cards as well. */
  takesBankCards: boolean;
  historyUrl: string;
  dashboardUrl: string;
}

type PaymentWords = (order: MailedOrder, shop: OrderMailShop) => string;

/** The amount that is asked for, once a gift card has paid its part. */
export const toPay = ({ statement }: MailedOrder): string => formatOre(statement.toPayOre);

const byMobilePay: PaymentWords = (order, { mobilePayNumber }) =>
  texts.payment.mobilePay(toPay(order), mobilePayNumber, order.number);

const byBank: PaymentWords = (order, { bankAccount }) => {
  const { bank, registrationNumber, accountNumber } = bankAccount;
  const account = texts.payment.account(bank, registrationNumber, accountNumber);
  return texts.payment.transfer(toPay(order), account, order.number);
};

const paymentInstructions: Record<PaymentMethod, PaymentWords> = {
  mobilepay: byMobilePay,
  cash: byBank,
  bank_transfer: byBank,
  card: byMobilePay,
};

/** The payment of an order, with the page of the shop that the mail leads to for it. */
export function payment(
  order: MailedOrder,
  shop: OrderMailShop,
): { how: string; linkText: string; link?: string | undefined } {
  const { payUrl: link, paymentMethod, statement } = order;
  if (statement.isFree) {
    const how =
      statement.giftCardOre > 0 ? texts.payment.nothingWithGiftCard : texts.payment.nothing;
    return { how, linkText: texts.historyLink };
  }
  if (link === undefined) {
    const how = paymentInstructions[paymentMethod](order, shop);
    return { how, linkText: texts.historyLink };
  }
  const { onPage, link: linkText } = texts.payment;
  const { takesBankCards } = shop;
  return { how: onPage(toPay(order), takesBankCards), linkText: linkText(takesBankCards), link };
}
