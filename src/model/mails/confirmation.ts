import { formatDate, formatMoment } from '../base/dates.ts';
import { formatOre } from '../base/money.ts';
import { salesTermsDate } from '../content/legal/salesTermsVersions.ts';
import { codeEnd } from '../giftCards/code.ts';
import type { SoldGiftCard } from '../giftCards/schema.ts';
import { giftCardTexts } from '../giftCards/texts.ts';
import { withLicenceName } from '../licences/texts.ts';
import type { SaleLine } from '../sale/line.ts';
import { isGiftCard, type OrderLine } from '../sale/schema.ts';
import type { Adjustment, Statement } from '../sale/statement.ts';
import { voucherTexts } from '../vouchers/texts.ts';
import { cartTexts } from '../cart/texts.ts';
import { confirmationMailTexts as texts, orderMailTexts } from './texts.ts';
import type { PaymentMethod } from '../orders/payment.ts';
import { orderWords } from '../orders/paymentTexts.ts';
import { paymentWords } from '../orders/paymentWords.ts';

/** The facts about an order that its confirmation states. */
export interface ConfirmedOrder {
  /** The order number that the customer knows. */
  number: string;
  statement: Statement<OrderLine>;
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
}

const adjustmentWords: Record<Adjustment['kind'], (code: string) => string> = {
  discount: voucherTexts.discount,
  'gift-card': (code) => voucherTexts.giftCard(codeEnd(code)),
};

const adjustmentLine = ({ kind, code, ore }: Adjustment): string =>
  orderMailTexts.line(adjustmentWords[kind](code), formatOre(-ore));

/** The amounts of an order as lines of a mail: as its invoice has them, and what is left to pay. */
export function statementText(
  statement: Statement<OrderLine>,
  lineText: (line: SaleLine<OrderLine>) => string,
): Record<'lines' | 'vat' | 'payments' | 'toPay', string[]> & { total: string } {
  const { lines, reductions, payments, totalOre, vatOre, vatRate, giftCardOre, toPayOre } =
    statement;
  const total = formatOre(totalOre);
  return {
    lines: [...lines.map(lineText), ...reductions.map(adjustmentLine)],
    total: vatRate === 0 ? orderMailTexts.total(total) : orderMailTexts.totalWithVat(total),
    vat: vatRate === 0 ? [] : [texts.vat(formatOre(vatOre))],
    payments: payments.map(adjustmentLine),
    toPay: giftCardOre > 0 ? [orderMailTexts.toPay(formatOre(toPayOre))] : [],
  };
}

/** True for an order of gift cards, which are ordered by themselves. */
export function isGiftCardOrder({ statement }: Pick<ConfirmedOrder, 'statement'>): boolean {
  return statement.lines.some(({ stored }) => isGiftCard(stored));
}

type Stage = keyof typeof texts.withdrawal;

function section(title: string, ...lines: string[]): string {
  return [title, ...lines].join('\n');
}

/** One line of the order. A gift card's name tells its kind already. */
function lineOf({ stored: { name, type, licence }, priceOre }: SaleLine<OrderLine>): string {
  const kroner = formatOre(priceOre);
  if (isGiftCard({ type })) return orderMailTexts.line(name, kroner);
  return texts.line(name, withLicenceName(orderWords.item[type], licence, ', '), kroner);
}

function orderSection(order: ConfirmedOrder): string {
  const { number, orderedAt, paymentMethod, statement } = order;
  const { lines, total, vat, payments, toPay } = statementText(statement, lineOf);
  return section(
    texts.orderTitle,
    texts.number(number),
    ...(orderedAt ? [texts.orderedAt(formatMoment(orderedAt))] : []),
    ...lines,
    total,
    ...vat,
    ...payments,
    ...toPay,
    texts.method(paymentWords(statement, paymentMethod)),
    isGiftCardOrder(order) ? texts.giftCards.delivery : texts.delivery(statement.isFree),
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
      texts.consent(formatMoment(consent.acceptedAt), salesTermsDate(consent.version)),
      texts.quoted(isGiftCardOrder(order) ? giftCardTexts.consent : cartTexts.consent),
    ),
  ];
  const salesTerms = consent && [
    section(texts.termsTitle(salesTermsDate(consent.version)), '', consent.salesTermsText),
  ];
  return [
    orderSection(order),
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
