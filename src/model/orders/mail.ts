import { formatKroner } from '../base/money.ts';
import { orderMailTexts as texts } from './mailTexts.ts';
import { accountFor, type PaymentMethod, type ShopAccount } from './payment.ts';
import { pendingOrderTexts } from './pendingTexts.ts';

/** What a mail says of an order. */
export interface MailedOrder {
  /** What the customer knows the order by. */
  number: string;
  customerName: string;
  customerEmail: string;
  items: { name: string; price: number }[];
  total: number;
  paymentMethod: PaymentMethod;
}

/** To the customer, but for `new-order`, which tells the photographer. */
export type OrderMailKind = 'received' | 'new-order' | 'approved' | 'rejected';

/** Who writes, and where the links lead. */
export interface OrderMailShop {
  name: string;
  email: string;
  /** As it is shown. */
  mobilePayNumber: string;
  bankAccount: { bank: string; registrationNumber: string; accountNumber: string };
  historyUrl: string;
  dashboardUrl: string;
}

interface Letter {
  isForShop: boolean;
  subject: string;
  /** What is said before the list of what was ordered. */
  lead: string;
  next: readonly string[];
  linkText: string;
}

const howToPay: Record<ShopAccount, (order: MailedOrder, shop: OrderMailShop) => string> = {
  mobilePay: ({ total, number }, { mobilePayNumber }) =>
    texts.received.mobilePay(formatKroner(total), mobilePayNumber, number),
  bank: ({ total, number }, { bankAccount: { bank, registrationNumber, accountNumber } }) => {
    const account = texts.received.account(bank, registrationNumber, accountNumber);
    return texts.received.transfer(formatKroner(total), account, number);
  },
};

const letters: Record<OrderMailKind, (order: MailedOrder, shop: OrderMailShop) => Letter> = {
  received: (order, shop) => ({
    isForShop: false,
    subject: texts.received.subject(order.number),
    lead: texts.received.lead,
    next: [howToPay[accountFor(order.paymentMethod)](order, shop), texts.received.next],
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
  rejected: ({ number }) => ({
    isForShop: false,
    subject: texts.rejected.subject(number),
    lead: texts.rejected.lead,
    next: [texts.rejected.next],
    linkText: texts.historyLink,
  }),
};

/** What the mail template of orders is filled with. */
export function orderMailParams(
  kind: OrderMailKind,
  order: MailedOrder,
  shop: OrderMailShop,
): Record<string, string> {
  const { isForShop, subject, lead, next, linkText } = letters[kind](order, shop);
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
