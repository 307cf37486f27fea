import { formatKroner } from '../base/money.ts';
import type { Rejection } from './cancellation.ts';
import { reasonForCustomer } from './cancelReason.ts';
import { orderMailTexts as texts } from './mailTexts.ts';
import { accountFor, type PaymentMethod, type ShopAccount } from './payment.ts';
import { pendingOrderTexts } from './pendingTexts.ts';

/** The facts about an order in a mail. */
export interface MailedOrder {
  /** The order number that the customer knows. */
  number: string;
  /** The numbers of further orders that were rejected together with it. */
  otherNumbers?: string[] | undefined;
  /** Set in a mail about a rejection. */
  rejection?: Rejection | undefined;
  customerName: string;
  customerEmail: string;
  items: { name: string; price: number }[];
  total: number;
  paymentMethod: PaymentMethod;
}

/** All go to the customer, except `new-order`, which goes to the photographer. */
export type OrderMailKind = 'received' | 'new-order' | 'approved' | 'rejected';

/** The sender of the mails and the targets of their links. */
export interface OrderMailShop {
  name: string;
  email: string;
  /** Formatted for display. */
  mobilePayNumber: string;
  bankAccount: { bank: string; registrationNumber: string; accountNumber: string };
  historyUrl: string;
  dashboardUrl: string;
}

interface MailContent {
  isForShop: boolean;
  subject: string;
  /** The text before the list of items. */
  lead: string;
  next: readonly string[];
  linkText: string;
}

const paymentInstructions: Record<
  ShopAccount,
  (order: MailedOrder, shop: OrderMailShop) => string
> = {
  mobilePay: ({ total, number }, { mobilePayNumber }) =>
    texts.received.mobilePay(formatKroner(total), mobilePayNumber, number),
  bank: ({ total, number }, { bankAccount: { bank, registrationNumber, accountNumber } }) => {
    const account = texts.received.account(bank, registrationNumber, accountNumber);
    return texts.received.transfer(formatKroner(total), account, number);
  },
};

const mailContents: Record<
  OrderMailKind,
  (order: MailedOrder, shop: OrderMailShop) => MailContent
> = {
  received: (order, shop) => ({
    isForShop: false,
    subject: texts.received.subject(order.number),
    lead: texts.received.lead,
    next: [paymentInstructions[accountFor(order.paymentMethod)](order, shop), texts.received.next],
    linkText: texts.historyLink,
  }),
  'new-order': ({ customerName, customerEmail, total, paymentMethod, number }) => ({
    isForShop: true,
    subject: texts.newOrder.subject(customerName || customerEmail, formatKroner(total)),
    lead: texts.newOrder.lead(customerName, customerEmail),
    next: [texts.newOrder.next(pendingOrderTexts.payment[paymentMethod], number)],
    linkText: texts.newOrder.link,
  }),
  approved: ({ number }) => ({
    isForShop: false,
    subject: texts.approved.subject(number),
    lead: texts.approved.lead,
    next: [texts.approved.next],
    linkText: texts.approved.link,
  }),
  rejected: ({ number, otherNumbers = [], rejection }) => ({
    isForShop: false,
    subject: texts.rejected.subject(number, otherNumbers.length),
    lead: texts.rejected.lead([number, ...otherNumbers]),
    next: [rejection ? reasonForCustomer(rejection) : '', texts.rejected.next].filter(Boolean),
    linkText: texts.historyLink,
  }),
};

/** The parameters of the mail template for orders. */
export function orderMailParams(
  kind: OrderMailKind,
  order: MailedOrder,
  shop: OrderMailShop,
): Record<string, string> {
  const { isForShop, subject, lead, next, linkText } = mailContents[kind](order, shop);
  const list = [
    ...order.items.map(({ name, price }) => texts.line(name, formatKroner(price))),
    texts.total(formatKroner(order.total)),
  ].join('\n');
  const paragraphs = isForShop
    ? [lead, list, ...next]
    : [texts.greeting(order.customerName), lead, list, ...next, texts.signature(shop.name)];
  return {
    to_email: isForShop ? shop.email : order.customerEmail,
    to_name: isForShop ? shop.name : order.customerName,
    from_name: shop.name,
    reply_to: isForShop ? order.customerEmail : shop.email,
    subject,
    message: paragraphs.join('\n\n'),
    link: isForShop ? shop.dashboardUrl : shop.historyUrl,
    link_text: linkText,
    order_id: order.number,
    total: formatKroner(order.total),
  };
}
