import { Link } from 'react-router-dom';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { DAY_MS } from '#src/model/base/units.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import styles from './DecidedOrders.module.css';
import { OrderSection } from './OrderSection.tsx';

/** Long enough for a transfer to arrive and to be sent back. */
const SHOWN_MS = 60 * DAY_MS;

const abandoned = { read: pendingOrders.listAbandoned };

function isRecent({ cancelledAt }: PendingOrder): boolean {
  return (cancelledAt?.getTime() ?? 0) > Date.now() - SHOWN_MS;
}

function AbandonedRow({ order }: { order: PendingOrder }) {
  const { id, amount, cancelledAt, items } = order;
  const number = orderNumber(id);
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <h3 className={styles['name']}>
          <Link to={adminPath('kundepanel', { order: id })} aria-label={texts.openOrder(number)}>
            {texts.archivedOrder(number)}
          </Link>
        </h3>
        <p className={styles['number']}>
          {formatKroner(amount)} · {items.map(({ name }) => name).join(', ')}
        </p>
        {cancelledAt && (
          <p className={styles['number']}>{texts.abandonedOn(formatDate(cancelledAt))}</p>
        )}
      </div>
    </li>
  );
}

/** The orders that were cancelled because their customers deleted their accounts. */
export function AbandonedOrders() {
  const recent = useResource(abandoned).value?.filter(isRecent) ?? [];
  if (recent.length === 0) return null;
  return (
    <OrderSection title={texts.abandonedTitle} intro={texts.abandonedIntro}>
      {recent.map((order) => (
        <AbandonedRow key={order.id} order={order} />
      ))}
    </OrderSection>
  );
}
