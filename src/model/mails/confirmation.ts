import { formatDate, formatDateTime } from '../base/dates.ts';
import { formatKroner, vatIncluded } from '../base/money.ts';
import { isGiftCard, type ItemType } from '../cart/schema.ts';
import { cartTexts } from '../cart/texts.ts';
import { salesTermsDate } from '../content/legal/salesTermsVersions.ts';
import type { Discount } from '../discounts/schema.ts';
import { leftToPay } from '../giftCards/balance.ts';
import { codeEnd } from '../giftCards/code.ts';
import type { PaidPart, SoldGiftCard } from '../giftCards/schema.ts';
import { giftCardTexts } from '../giftCards/texts.ts';
import type { OrderedLicence } from '../licences/licence.ts';
import { withLicenceName } from '../licences/texts.ts';
import { voucherTexts } from '../vouchers/texts.ts';
import { confirmationMailTexts as texts, orderMailTexts } from './texts.ts';
import type { PaymentMethod } from '../orders/payment.ts';
import { orderWords } from '../orders/paymentTexts.ts';

/** The facts about an order that its confirmation states. */
export interface ConfirmedOrder {
  /** The order number that the customer knows. */
  number: string;
  items: readonly {
    name: string;
    price: number;
    type: ItemType;
    licence?: OrderedLicence | undefined;
  }[];
  /** The amount taken off the prices of the items. */
  discounts?: readonly Pick<Discount, 'code' | 'amount'>[] | undefined;
  total: number;
  /** The part of the total that a gift card pays. */
  giftCard?: Pick<PaidPart, 'code' | 'amount'> | undefined;
  /** The cards that were bought, once they are paid. */
  giftCards?: readonly SoldGiftCard[] | undefined;
  paymentMethod: PaymentMethod;
  orderedAt?: Date | undefined;
  /** The buyer's consent, with the text of the terms in that version. */
  consent?: { version: string; acceptedAt: Date; salesTermsText: string } | undefined;
}

/** The facts about the shop that a confirmation states. */
export interface Seller {
  name: string;
  photographerName: string;
  address: string;
  cvrNumber: string;
  email: string;
  /** Formatted for display. */
  phone: string;
  showsVat: boolean;
}

/** The discounts of an order, each with the line that names it and the amount that it takes off. */
export function discountLines({ discounts = [] }: Pick<ConfirmedOrder, 'discounts'>): string[] {
  return discounts.map(({ code, amount }) =>
    orderMailTexts.line(voucherTexts.discount(code), formatKroner(-amount)),
  );
}

/** The part of an order that a gift card pays, and the rest. */
export function giftCardLines({
  total,
  giftCard,
}: Pick<ConfirmedOrder, 'total' | 'giftCard'>): string[] {
  if (!giftCard) return [];
  const { code, amount } = giftCard;
  return [
    orderMailTexts.line(voucherTexts.giftCard(codeEnd(code)), formatKroner(-amount)),
    orderMailTexts.toPay(formatKroner(leftToPay(total, giftCard))),
  ];
}

/** True for an order of gift cards, which are ordered by themselves. */
export function isGiftCardOrder({ items }: Pick<ConfirmedOrder, 'items'>): boolean {
  return items.some(isGiftCard);
}

type Stage = keyof typeof texts.withdrawal;

function section(title: string, ...lines: string[]): string {
  return [title, ...lines].join('\n');
}

/** One line of the order. A gift card's name tells its kind already. */
function lineOf({ name, type, price, licence }: ConfirmedOrder['items'][number]): string {
  const kroner = formatKroner(price);
  if (isGiftCard({ type })) return orderMailTexts.line(name, kroner);
  return texts.line(name, withLicenceName(orderWords.item[type], licence, ', '), kroner);
}

function orderSection(order: ConfirmedOrder, { showsVat }: Seller): string {
  const { number, orderedAt, paymentMethod, items, total } = order;
  const amount = formatKroner(total);
  // The invoice says more about cards, which may have no moms.
  const hasVat = showsVat && !isGiftCardOrder(order);
  return section(
    texts.orderTitle,
    texts.number(number),
    ...(orderedAt ? [texts.orderedAt(formatDateTime(orderedAt))] : []),
    ...items.map(lineOf),
    ...discountLines(order),
    hasVat ? orderMailTexts.totalWithVat(amount) : orderMailTexts.total(amount),
    ...(hasVat ? [texts.vat(formatKroner(vatIncluded(total)))] : []),
    ...giftCardLines(order),
    texts.method(orderWords.payment[paymentMethod]),
    isGiftCardOrder(order) ? texts.giftCards.delivery : texts.delivery,
  );
}

function sellerSection({ name, photographerName, address, ...shop }: Seller): string {
  return section(
    texts.sellerTitle,
    texts.owner(name, photographerName),
    address,
    texts.cvr(shop.cvrNumber),
    texts.email(shop.email),
    texts.phone(shop.phone),
  );
}

function formSection({ number, orderedAt }: ConfirmedOrder, shop: Seller): string {
  return section(
    texts.formTitle,
    texts.formIntro,
    texts.formTo([shop.name, shop.address, shop.email].join(', ')),
    texts.formText(number),
    ...(orderedAt ? [texts.formOrderedAt(formatDate(orderedAt))] : []),
    ...texts.formBlanks,
  );
}

/**
 * The part of a mail that confirms an order on a durable medium, as the law asks: the seller, the
 * order, the consent as it was given, the right of withdrawal, ways to complain, and the terms.
 */
export function orderConfirmation(order: ConfirmedOrder, shop: Seller, stage: Stage): string[] {
  const { consent } = order;
  const given = consent && [
    section(
      texts.consentTitle,
      texts.consent(formatDateTime(consent.acceptedAt), salesTermsDate(consent.version)),
      texts.quoted(isGiftCardOrder(order) ? giftCardTexts.consent : cartTexts.consent),
    ),
  ];
  const salesTerms = consent && [
    section(texts.termsTitle(salesTermsDate(consent.version)), '', consent.salesTermsText),
  ];
  return [
    orderSection(order, shop),
    sellerSection(shop),
    ...(given ?? []),
    section(
      texts.withdrawalTitle,
      isGiftCardOrder(order) ? texts.giftCards.withdrawal : texts.withdrawal[stage],
      texts.howToWithdraw(shop.email),
    ),
    formSection(order, shop),
    section(texts.complaintTitle, texts.complaint(shop.email)),
    ...(salesTerms ?? []),
  ];
}
