import { useMemo } from 'react';
import * as providerPayments from '#src/data/repos/payments/providerPayments.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { formatKroner, fromMinorUnits } from '#src/model/base/money.ts';
import { orderPaymentTexts as texts } from '#src/model/payments/dashboardTexts.ts';
import { isCollected, type Payment } from '#src/model/payments/schema.ts';
import { OrderMails } from './OrderMails.tsx';
import styles from './OrderProgress.module.css';

const kroner = (ore: number): string => formatKroner(fromMinorUnits(ore));

function lineOf(payment: Payment): string {
  const { createdAt, amountOre, status, partOre } = payment;
  const line = texts.line(formatDateTime(createdAt), kroner(amountOre), status);
  const isReduced = partOre !== undefined && isCollected(payment);
  return isReduced ? line + texts.sentBack(kroner(partOre)) : line;
}

/** The payments of an order at the provider. An order that is paid otherwise has none. */
function OrderPayments({ orderId }: { orderId: string }) {
  const { value: payments = [] } = useResource(
    useMemo(() => providerPayments.ofOrder(orderId), [orderId]),
  );
  if (payments.length === 0) return null;
  const inOrder = payments.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return (
    <ul className={styles['payments']} aria-label={texts.title}>
      {inOrder.map((payment) => (
        <li key={payment.id}>{lineOf(payment)}</li>
      ))}
    </ul>
  );
}

export function PaymentsAndMails({ orderId }: { orderId: string }) {
  return (
    <>
      <OrderPayments orderId={orderId} />
      <OrderMails orderId={orderId} />
    </>
  );
}

/** The fate of an order: its mails, and its payments where the shop takes them by itself. */
export const OrderProgress = PAYS_AUTOMATICALLY ? PaymentsAndMails : OrderMails;
