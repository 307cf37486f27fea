import { useMemo } from 'react';
import { readPurchased } from '#src/data/files/purchasedFiles.ts';
import * as vouchers from '#src/data/repos/vouchers/vouchers.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import type { OrderVoucher, OrderView } from '#src/model/orders/orderViews.ts';
import { paymentWords } from '#src/model/orders/paymentWords.ts';
import { pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import { reasonForShop } from '#src/model/orders/sentences.ts';
import { cancellationTexts, orderHistoryTexts, orderStatusTexts } from '#src/model/orders/texts.ts';
import type { SaleLife } from '#src/model/sale/life.ts';
import type { Statement } from '#src/model/sale/statement.ts';
import { voucherFileTexts } from '#src/model/vouchers/texts.ts';
import { invoiceToLine } from '#src/model/vouchers/voucher.ts';
import { withdrawalTexts } from '#src/model/withdrawal/texts.ts';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { sumFacts } from '#src/ui/display/StatementLines.tsx';
import { StatusChip } from '#src/ui/display/StatusChip.tsx';
import { VoucherFile } from '#src/ui/display/VoucherFile.tsx';
import { EInvoice } from './EInvoice.tsx';
import styles from './OrderDialog.module.css';
import { orderSource } from './OrderOverview.tsx';

function refundLine({ sentBack }: SaleLife): string | undefined {
  const time = sentBack && formatDateTime(sentBack.at);
  return sentBack?.part ? `${time}, ${formatKroner(sentBack.part)}` : time;
}

export function factsOf(order: OrderView, statement: Statement): Fact[] {
  const { customerEmail, date, life, source, items, paymentMethod } = order;
  const { ordered, current } = order.priceDifference ?? {};
  const mailLink = <a href={mailtoLink(customerEmail)}>{customerEmail}</a>;
  return [
    [orderHistoryTexts.orderNumber, orderNumber(order.id)],
    [texts.customer, customerEmail === '' ? '–' : mailLink],
    [texts.date, date ? formatDateTime(date) : '–'],
    [texts.status, <StatusChip key="status" life={life} words={orderStatusTexts.admin} />],
    [cancellationTexts.reason, reasonForShop(life)],
    [
      withdrawalTexts.withdrawal,
      life.withdrawnAt && withdrawalTexts.withdrawnOn(formatDateTime(life.withdrawnAt)),
    ],
    [withdrawalTexts.refund, refundLine(life)],
    ...sumFacts(statement),
    [voucherFileTexts.invoiceTo, order.invoiceTo && invoiceToLine(order.invoiceTo)],
    // Orders without these values do not show these rows.
    [texts.orderedAmount, ordered === undefined ? undefined : formatKroner(ordered)],
    [texts.currentAmount, current === undefined ? undefined : formatKroner(current)],
    [pendingOrderTexts.paymentMethod, paymentWords(statement, paymentMethod)],
    [texts.source, orderSource(source, items)],
    [texts.summary.downloads, order.downloadCount],
    [texts.stripeSession, order.stripeSessionId],
    [texts.paymentReference, order.paymentIntentId],
  ];
}

export const longFacts = [
  orderHistoryTexts.orderNumber,
  texts.customer,
  voucherFileTexts.invoiceTo,
  cancellationTexts.reason,
  texts.source,
  texts.stripeSession,
  texts.paymentReference,
];

function OrderVoucherLine({ kind, number }: OrderVoucher) {
  const voucher = useResource(useMemo(() => vouchers.one(number), [number]));
  const { isFull, buyer, credits } = voucher.value ?? {};
  return (
    <li>
      <VoucherFile kind={kind} number={number} voucher={voucher} readFile={readPurchased} />
      {voucher.value?.buyer.ean !== undefined && <EInvoice voucher={voucher.value} />}
      {isFull && buyer && credits === undefined && (
        <Facts facts={[[voucherFileTexts.invoiceTo, invoiceToLine(buyer)]]} />
      )}
    </li>
  );
}

/** The invoice of an order with the buyer that it names, and its credit note. */
export function OrderVouchers({ vouchers: all }: { vouchers: readonly OrderVoucher[] }) {
  if (all.length === 0) return null;
  return (
    <ul className={styles['vouchers']} aria-label={voucherFileTexts.title}>
      {all.map((voucher) => (
        <OrderVoucherLine key={voucher.number} {...voucher} />
      ))}
    </ul>
  );
}
