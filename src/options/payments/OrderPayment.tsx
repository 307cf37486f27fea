import { useMemo } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import * as paymentRequests from './paymentRequests.ts';
import { useResource } from '#src/hooks/useResource.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { paymentPageTexts as texts } from './texts.ts';
import { paymentPagePath } from '#src/model/payments/paymentPage.ts';
import { progressOf } from '#src/model/payments/progress.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import styles from './OrderPayment.module.css';

/** The state of the payment of an order that waits, and the way to the page on which it is paid. */
export function OrderPayment({ order: { id } }: { order: OrderView }) {
  // A failed read is not shown: the link is enough.
  const { value } = useResource(useMemo(() => ({ read: () => paymentRequests.stateOf(id) }), [id]));
  return (
    <>
      {value && (
        <p className={styles['state']}>{texts.historyLine(texts.status[progressOf(value)])}</p>
      )}
      <Link to={paymentPagePath(id)} className={buttonClass('primary')}>
        {texts.pay}
      </Link>
    </>
  );
}
