import { useMemo } from 'react';
import * as adminPayments from './adminPayments.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { formatOre } from '#src/model/base/money.ts';
import { orderPaymentTexts } from './dashboardTexts.ts';
import { isCollected, type Payment } from '#src/model/payments/schema.ts';
import styles from './OrderPayments.module.css';

function lineOf(payment: Payment): string {
  const { createdAt, amountOre, status, partOre } = payment;
  const line = orderPaymentTexts.line(formatDateTime(createdAt), formatOre(amountOre), status);
  const isReduced = partOre !== undefined && isCollected(payment);
  return isReduced ? line + orderPaymentTexts.sentBack(formatOre(partOre)) : line;
}

/** The payments of an order at the provider. An order that is paid otherwise has none. */
export function OrderPayments({ orderId }: { orderId: string }) {
  const { value: payments = [] } = useResource(
    useMemo(() => adminPayments.ofOrder(orderId), [orderId]),
  );
  if (payments.length === 0) return null;
  const inOrder = payments.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return (
    <ul className={styles['payments']} aria-label={orderPaymentTexts.title}>
      {inOrder.map((payment) => (
        <li key={payment.id}>{lineOf(payment)}</li>
      ))}
    </ul>
  );
}
