import { formatDate, formatMoment, formatLongDate, startOfDay } from '../base/dates.ts';
import { formatKroner, formatOre } from '../base/money.ts';
import { oneLine } from '../base/text.ts';
import { shownCode } from '../giftCards/code.ts';
import { withLicenceName } from '../licences/texts.ts';
import { orderWords } from '../orders/paymentTexts.ts';
import { reasonForCustomer } from '../orders/sentences.ts';
import { refundDeadline } from '../withdrawal/withdrawal.ts';
import { isGiftCardOrder, orderConfirmation, statementText } from './confirmation.ts';
import { payment, toPay, type MailedOrder, type OrderMailShop } from './mailedOrder.ts';
import type { MailParams } from './mailParams.ts';
import { orderMailFacts, type OrderMailKind } from './orderMailRules.ts';
import type { Statement } from '../sale/statement.ts';
import { orderMailTexts as texts } from './texts.ts';

interface MailContent {
  subject: string;
  /** The text before the list of items. */
  lead: string;
  next: readonly string[];
  linkText: string;
  /** The address of the link; without it, that of the history or the dashboard. */
  link?: string | undefined;
  /** The paragraphs that the law asks for besides. */
  confirmation?: readonly string[];
  /** True for a mail that is not about what was ordered, and asks nothing of the customer. */
  isInternal?: boolean;
}

/** A mail stays readable, also when a whole folder is gone. */
const LISTED_FILES_MAX_COUNT = 50;

const approvedWords = (order: MailedOrder) =>
  isGiftCardOrder(order) ? texts.giftCardsApproved : texts.approved;

/** Says that the payment is approved, where there was one. */
function approvedLead(order: MailedOrder): string {
  const { statement, isPaidLater = false } = order;
  const words = approvedWords(order);
  return statement.isFree || isPaidLater ? words.freeLead : words.lead;
}

/** The cards that were bought, in the mail that brings their codes. */
function giftCardWords({ giftCards = [] }: MailedOrder): string[] {
  return giftCards.map(({ code, value, lastDay }) =>
    texts.giftCardsApproved.giftCard(
      shownCode(code),
      formatKroner(value),
      formatLongDate(startOfDay(lastDay)),
    ),
  );
}

const timeOf = (time: Date | undefined): string => (time ? formatMoment(time) : '');

/** The work that a withdrawal leaves to the photographer. */
function refundWords(order: MailedOrder): string {
  const { next, nothing, paidOnPage, maybePaidOnPage } = texts.withdrawalNotice;
  const { isReturnedByProvider = false, payUrl, statement, withdrawnAt } = order;
  if (statement.isFree) return nothing;
  if (isReturnedByProvider) return paidOnPage(toPay(order));
  const deadline = formatDate(refundDeadline(withdrawnAt ?? new Date(0)));
  return (payUrl === undefined ? next : maybePaidOnPage)(toPay(order), deadline);
}

/** Returns the sentence that tells the photographer what to do about a new order. */
function approvalWords(order: MailedOrder, approvesByItself: boolean): string {
  const { statement, paymentMethod, number, payUrl } = order;
  const { next, nextOnPage, free, freeByItself } = texts.newOrder;
  const method = orderWords.payment[paymentMethod];
  if (statement.isFree) return approvesByItself ? freeByItself : free;
  return payUrl === undefined ? next(method, number) : nextOnPage(method);
}

/** Tells where the money of a withdrawn sale goes: a gift card gets its part, the customer the rest. */
function returnWords({ isFree, giftCardOre }: Statement): string[] {
  const { money, giftCard, rest, nothing } = texts.withdrawn;
  if (giftCardOre > 0) return isFree ? [giftCard] : [giftCard, rest];
  return [isFree ? nothing : money];
}

/** Tells how an order is paid that waits for its payment. */
function receivedWords(
  order: MailedOrder,
  shop: OrderMailShop,
): Pick<MailContent, 'lead' | 'next' | 'linkText' | 'link'> {
  const { lead, next, nextOnPage, free, approved, nextForGiftCards } = texts.received;
  const { isApproved = false, payUrl, statement } = order;
  if (isApproved)
    return { lead: approved.lead, next: [approved.next], linkText: texts.historyLink };
  const { how, ...link } = payment(order, shop);
  const words = { lead, next: payUrl === undefined ? next : nextOnPage };
  const bought = isGiftCardOrder(order) ? { lead, next: nextForGiftCards } : words;
  const said = statement.isFree ? free : bought;
  return { ...link, lead: said.lead, next: [how, said.next] };
}

const mailContents: Record<
  OrderMailKind,
  (order: MailedOrder, shop: OrderMailShop) => MailContent
> = {
  received: (order, shop) => ({
    ...receivedWords(order, shop),
    subject: texts.received.subject(order.number),
    confirmation: orderConfirmation(order, shop, 'received'),
  }),
  'new-order': (order, { approvesByItself }) => {
    const { customerName, customerEmail, statement } = order;
    const { subject, lead, link } = texts.newOrder;
    return {
      subject: subject(customerName || customerEmail, formatOre(statement.totalOre)),
      lead: lead(customerName, customerEmail),
      next: [approvalWords(order, approvesByItself)],
      linkText: link,
    };
  },
  'order-paid': ({ customerName, customerEmail, statement }) => {
    const { subject, lead, next, link } = texts.orderPaid;
    return {
      subject: subject(customerName || customerEmail, formatOre(statement.totalOre)),
      lead: lead(customerName, customerEmail),
      next: [next],
      linkText: link,
    };
  },
  approved: (order, shop) => ({
    subject: approvedWords(order).subject(order.number),
    lead: approvedLead(order),
    next: [
      ...giftCardWords(order),
      approvedWords(order).next,
      ...(order.voucherNumber ? [texts.approved.voucher(order.voucherNumber)] : []),
    ],
    linkText: approvedWords(order).link,
    confirmation: orderConfirmation(order, shop, 'approved'),
  }),
  rejected: ({ number, otherNumbers = [], cancellations = [] }) => ({
    subject: texts.rejected.subject(number, otherNumbers.length),
    lead: texts.rejected.lead([number, ...otherNumbers]),
    next: [...new Set(cancellations.map(reasonForCustomer)), texts.payOrMistake].filter(Boolean),
    linkText: texts.historyLink,
  }),
  'withdrawal-statement': ({ number, withdrawal }) => {
    const { subject, lead, words, next, notYou, link } = texts.withdrawalStatement;
    const time = timeOf(withdrawal?.statedAt);
    return {
      subject: subject(number),
      lead: lead(number, time),
      next: [words(oneLine(withdrawal?.name ?? '')), next(time), notYou],
      linkText: link,
      link: withdrawal?.confirmUrl,
    };
  },
  withdrawn: ({ number, statement, withdrawnAt }) => ({
    subject: texts.withdrawn.subject(number),
    lead: texts.withdrawn.lead(number, timeOf(withdrawnAt)),
    next: returnWords(statement),
    linkText: texts.historyLink,
  }),
  'withdrawal-notice': (order) => {
    const { number, customerName, customerEmail, withdrawnAt } = order;
    const { subject, lead, link } = texts.withdrawalNotice;
    return {
      subject: subject(customerName || customerEmail, number),
      lead: lead(customerName, customerEmail, timeOf(withdrawnAt)),
      next: [refundWords(order)],
      linkText: link,
    };
  },
  'files-lost': ({ number, otherNumbers = [], lostFiles = [] }) => {
    const { subject, lead, file, more, next, backup, link } = texts.filesLost;
    const left = lostFiles.length - LISTED_FILES_MAX_COUNT;
    const lines = lostFiles
      .slice(0, LISTED_FILES_MAX_COUNT)
      .map(({ number: order, path, problem }) => file(order, oneLine(path), problem));
    return {
      subject: subject(number, otherNumbers.length),
      lead,
      next: [[...lines, ...(left > 0 ? [more(left)] : [])].join('\n'), next, backup],
      linkText: link,
      isInternal: true,
    };
  },
  refunded: ({ number, statement, voucherNumber, ...sentBack }) => {
    const { toPayOre, giftCardOre } = statement;
    // An order that never became a purchase has no refund of its own: what its customer paid went back.
    const { refundedOre = toPayOre, refundedToGiftCardOre = giftCardOre } = sentBack;
    const { subject, lead, toGiftCardOnly, toGiftCard, voucher } = texts.refunded;
    return {
      subject: subject(number),
      lead: refundedOre > 0 || giftCardOre === 0 ? lead(formatOre(refundedOre)) : toGiftCardOnly,
      next: [
        ...(refundedToGiftCardOre > 0 ? [toGiftCard(formatOre(refundedToGiftCardOre))] : []),
        ...(voucherNumber ? [voucher(voucherNumber)] : []),
      ],
      linkText: texts.historyLink,
    };
  },
  reminder: (order, shop) => {
    const { how, ...link } = payment(order, shop);
    const { subject, lead, next, expires } = texts.reminder;
    const last = order.expiresAt ? [expires(formatLongDate(order.expiresAt))] : [];
    return { ...link, subject: subject(order.number), lead, next: [how, next, ...last] };
  },
  expired: ({ number }) => ({
    subject: texts.expired.subject(number),
    lead: texts.expired.lead,
    next: [texts.expired.again, texts.payOrMistake],
    linkText: texts.historyLink,
  }),
};

/** The mails about an order that waits. After that nothing is to pay any more. */
const asksForMoney = (kind: OrderMailKind): boolean => kind === 'new-order' || kind === 'reminder';

function itemList(kind: OrderMailKind, { statement }: MailedOrder): string {
  const { lines, total, payments, toPay } = statementText(statement, ({ stored, priceOre }) =>
    texts.line(withLicenceName(stored.name, stored.licence, ', '), formatOre(priceOre)),
  );
  return [...lines, total, ...payments, ...(asksForMoney(kind) ? toPay : [])].join('\n');
}

/** Customers write their names and those of the lines. */
function withPlainNames(order: MailedOrder): MailedOrder {
  const { customerName, statement } = order;
  const lines = statement.lines.map((line) => ({
    ...line,
    stored: { ...line.stored, name: oneLine(line.stored.name) },
  }));
  return { ...order, customerName: oneLine(customerName), statement: { ...statement, lines } };
}

/** The parameters of the mail template for orders, the recipient included. */
export function orderMailParams(
  kind: OrderMailKind,
  mailed: MailedOrder,
  shop: OrderMailShop,
): MailParams {
  const order = withPlainNames(mailed);
  const content = mailContents[kind](order, shop);
  const { subject, lead, next, linkText, link, confirmation, isInternal = false } = content;
  // The confirmation has a list of its own, with more about each line.
  const list = confirmation || isInternal ? [] : [itemList(kind, order)];
  const isForShop = orderMailFacts[kind].to === 'shop';
  const own = (words: string | undefined): string[] => (words ? [words] : []);
  const paragraphs = isForShop
    ? [lead, ...list, ...next]
    : [
        texts.greeting(order.customerName),
        ...own(shop.opening),
        lead,
        ...list,
        ...next,
        ...own(shop.closing),
        texts.signature(shop.name),
      ];
  return {
    to_email: isForShop ? shop.email : order.customerEmail,
    to_name: isForShop ? shop.name : order.customerName,
    from_name: shop.name,
    reply_to: isForShop && !isInternal ? order.customerEmail : shop.email,
    subject,
    message: [...paragraphs, ...(confirmation ?? [])].join('\n\n'),
    ...(confirmation && { small_print: confirmation.join('\n\n') }),
    link: link ?? (isForShop ? shop.dashboardUrl : shop.historyUrl),
    link_text: linkText,
    order_id: order.number,
    total: formatOre(order.statement.totalOre),
  };
}
