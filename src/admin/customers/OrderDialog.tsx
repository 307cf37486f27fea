import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useLoad } from '#src/hooks/useLoad.ts';
import { formatDateTime } from '#src/shared/domain/danishDates.ts';
import { formatKroner } from '#src/shared/domain/money.ts';
import { shortOrderId } from '#src/shared/domain/orderId.ts';
import type { OrderView } from '#src/shared/domain/orderViews.ts';
import {
  customerPanelErrors,
  customerPanelTexts as texts,
} from '#src/shared/texts/customerPanel.ts';
import { pendingOrderTexts } from '#src/shared/texts/pendingOrders.ts';
import { orderStatusTexts } from '#src/shared/texts/orders.ts';
import { AsyncView } from '#src/ui/AsyncView.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatusChip } from '#src/ui/StatusChip.tsx';
import { Facts } from './Facts.tsx';
import styles from './OrderDialog.module.css';
import { OrderedItems } from './OrderedItems.tsx';
import { findOrder } from './orderPages.ts';
import { orderSource } from './orderSource.ts';

function factsOf(order: OrderView): (readonly [string, ReactNode])[] {
  const { customerEmail, date, status, total, source, items, paymentMethod } = order;
  return [
    [
      texts.customer,
      customerEmail === '' ? (
        '–'
      ) : (
        <a key="email" href={`mailto:${customerEmail}`}>
          {customerEmail}
        </a>
      ),
    ],
    [texts.date, date ? formatDateTime(date) : '–'],
    [texts.status, <StatusChip key="status" status={status} words={orderStatusTexts.admin} />],
    [texts.total, formatKroner(total)],
    [pendingOrderTexts.paymentMethod, pendingOrderTexts.payment[paymentMethod]],
    [texts.source, orderSource(source, items)],
  ];
}

interface OrderContentProps {
  order: OrderView;
  onCustomer: (email: string) => void;
}

function OrderContent({ order, onCustomer }: OrderContentProps) {
  const { customerEmail, customerName, items } = order;
  return (
    <div className={styles['order']}>
      <p className={styles['who']}>{customerName || texts.nameless}</p>
      <Facts facts={factsOf(order)} long={[texts.customer, texts.source]} />
      <OrderedItems items={items} />
      {customerEmail !== '' && (
        <Button look="quiet" onClick={() => onCustomer(customerEmail)}>
          {texts.customerTitle}
        </Button>
      )}
    </div>
  );
}

function FoundOrder({ id, onCustomer }: { id: string; onCustomer: (email: string) => void }) {
  const found = useLoad(useCallback(() => findOrder(id), [id]));
  return (
    <AsyncView
      state={found}
      skeleton={<Skeleton width="100%" height="20rem" />}
      errors={customerPanelErrors.load}
    >
      {(order) => <OrderContent order={order} onCustomer={onCustomer} />}
    </AsyncView>
  );
}

interface OrderDialogProps {
  id: string;
  /** The order where it has been read already. */
  order: OrderView | undefined;
  onCustomer: (email: string) => void;
  onClose: () => void;
}

/** All that is known of an order. */
export function OrderDialog({ id, order, onCustomer, onClose }: OrderDialogProps) {
  return (
    <Dialog title={texts.orderTitle(shortOrderId(order?.id ?? id))} onClose={onClose}>
      {order ? (
        <OrderContent order={order} onCustomer={onCustomer} />
      ) : (
        <FoundOrder id={id} onCustomer={onCustomer} />
      )}
    </Dialog>
  );
}
