import { formatDate, formatDateTime } from '../base/dates.ts';
import { formatKroner, vatIncluded } from '../base/money.ts';
import { cartTexts } from '../cart/texts.ts';
import type { MailedOrder, OrderMailShop } from './mail.ts';
import { confirmationTexts as texts, orderMailTexts } from './mailTexts.ts';
import { orderWords } from './paymentTexts.ts';

type Stage = keyof typeof texts.withdrawal;

function section(title: string, ...lines: string[]): string {
  return [title, ...lines].join('\n');
}

function orderSection(order: MailedOrder, { showsVat }: OrderMailShop): string {
  const { number, orderedAt, paymentMethod, items, total } = order;
  const amount = formatKroner(total);
  return section(
    texts.orderTitle,
    texts.number(number),
    ...(orderedAt ? [texts.orderedAt(formatDateTime(orderedAt))] : []),
    ...items.map(({ name, type, price }) =>
      texts.line(name, orderWords.item[type], formatKroner(price)),
    ),
    showsVat ? orderMailTexts.totalWithVat(amount) : orderMailTexts.total(amount),
    ...(showsVat ? [texts.vat(formatKroner(vatIncluded(total)))] : []),
    texts.method(orderWords.payment[paymentMethod]),
    texts.delivery,
  );
}

function sellerSection({ name, photographerName, address, ...shop }: OrderMailShop): string {
  return section(
    texts.sellerTitle,
    texts.owner(name, photographerName),
    address,
    texts.cvr(shop.cvrNumber),
    texts.email(shop.email),
    texts.phone(shop.phone),
  );
}

function formSection({ number, orderedAt }: MailedOrder, shop: OrderMailShop): string {
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
export function orderConfirmation(order: MailedOrder, shop: OrderMailShop, stage: Stage): string[] {
  const { consent } = order;
  const given = consent && [
    section(
      texts.consentTitle,
      texts.consent(formatDateTime(consent.acceptedAt), consent.version),
      texts.quoted(cartTexts.consent),
    ),
  ];
  const terms = consent && [section(texts.termsTitle(consent.version), '', consent.termsText)];
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
