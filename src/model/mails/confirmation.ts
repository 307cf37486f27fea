import { formatDate, formatDateTime } from '../base/dates.ts';
import { formatKroner, vatIncluded } from '../base/money.ts';
import type { ItemType } from '../cart/schema.ts';
import { cartTexts } from '../cart/texts.ts';
import { termsDate } from '../content/legal/termsVersions.ts';
import type { Discount } from '../discounts/terms.ts';
import type { OrderedLicence } from '../licences/licence.ts';
import { withLicenceName } from '../licences/texts.ts';
import { voucherTexts } from '../vouchers/texts.ts';
import { confirmationTexts as texts, orderMailTexts } from './texts.ts';
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
  paymentMethod: PaymentMethod;
  orderedAt?: Date | undefined;
  /** The buyer's consent, with the text of the terms in that version. */
  consent?: { version: string; acceptedAt: Date; termsText: string } | undefined;
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

type Stage = keyof typeof texts.withdrawal;

function section(title: string, ...lines: string[]): string {
  return [title, ...lines].join('\n');
}

function orderSection(order: ConfirmedOrder, { showsVat }: Seller): string {
  const { number, orderedAt, paymentMethod, items, total } = order;
  const amount = formatKroner(total);
  return section(
    texts.orderTitle,
    texts.number(number),
    ...(orderedAt ? [texts.orderedAt(formatDateTime(orderedAt))] : []),
    ...items.map(({ name, type, price, licence }) =>
      texts.line(name, withLicenceName(orderWords.item[type], licence, ', '), formatKroner(price)),
    ),
    ...discountLines(order),
    showsVat ? orderMailTexts.totalWithVat(amount) : orderMailTexts.total(amount),
    ...(showsVat ? [texts.vat(formatKroner(vatIncluded(total)))] : []),
    texts.method(orderWords.payment[paymentMethod]),
    texts.delivery,
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
      texts.consent(formatDateTime(consent.acceptedAt), termsDate(consent.version)),
      texts.quoted(cartTexts.consent),
    ),
  ];
  const terms = consent && [
    section(texts.termsTitle(termsDate(consent.version)), '', consent.termsText),
  ];
  return [
    orderSection(order, shop),
    sellerSection(shop),
    ...(given ?? []),
    section(texts.withdrawalTitle, texts.withdrawal[stage], texts.howToWithdraw(shop.email)),
    formSection(order, shop),
    section(texts.complaintTitle, texts.complaint(shop.email)),
    ...(terms ?? []),
  ];
}
