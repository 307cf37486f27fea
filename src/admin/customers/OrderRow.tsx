import { Link } from 'react-router-dom';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import type { OrderItemView, OrderView } from '#src/model/orders/orderViews.ts';
import type { OrderSource } from '#src/model/orders/schema.ts';
import { orderStatusTexts } from '#src/model/orders/texts.ts';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { StatusChip } from '#src/ui/display/StatusChip.tsx';
import styles from './OrderRow.module.css';

/** Describes what was ordered: the name of the album, or the names of the single images. */
export function orderSource(source: OrderSource, items: readonly OrderItemView[]): string {
  const kind = texts.sourceTypes[source.type];
  const [first] = items;
  const name = source.albumName ?? first?.name ?? '';
  const others = items.length > 1 ? ` +${items.length - 1}` : '';
  return name === '' ? kind : `${kind} · ${name}${others}`;
}

interface OrderRowProps {
  order: OrderView;
  /** Called when the link is followed inside a dialog, which then closes. */
  onNavigate?: () => void;
}

/** An order in one line, which links to its details. */
export function OrderRow({ order, onNavigate }: OrderRowProps) {
  const { id, customerName, customerEmail, date, total, status, items } = order;
  const [first] = items;
  const customer = customerName || texts.nameless;
  return (
    <li>
      <Link
        to={adminPath('kundepanel', { order: id })}
        className={styles['row']}
        onClick={onNavigate}
        aria-label={texts.openOrder(orderNumber(id), customer)}
      >
        <span className={styles['picture']}>
          <LazyImage src={first?.thumbnailUrl ?? ''} alt="" aspectRatio={1} />
        </span>
        <span className={styles['text']}>
          <span className={styles['name']}>{customer}</span>
          <span className={styles['email']}>{customerEmail}</span>
          <span className={styles['source']}>{orderSource(order.source, items)}</span>
        </span>
        <span className={styles['facts']}>
          <span>{formatKroner(total)}</span>
          <span className={styles['date']}>
            {date ? formatDate(date) : '–'} · {orderNumber(id)}
          </span>
        </span>
        <span className={styles['status']}>
          <StatusChip status={status} words={orderStatusTexts.admin} />
        </span>
      </Link>
    </li>
  );
}
