import { formatKroner } from '#src/shared/domain/money.ts';
import type { OrderLine } from '#src/shared/schemas/order.ts';
import { orderHistoryTexts } from '#src/shared/texts/orders.ts';
import { pendingOrderTexts } from '#src/shared/texts/pendingOrders.ts';
import { LazyImage } from '#src/ui/LazyImage.tsx';
import styles from './OrderedLines.module.css';

/** What was ordered, each with its small watermarked picture. */
export function OrderedLines({ items }: { items: readonly OrderLine[] }) {
  return (
    <ul className={styles['lines']} aria-label={pendingOrderTexts.items}>
      {items.map((item) => (
        <li key={`${item.type}/${item.id}`} className={styles['line']}>
          <div className={styles['picture']}>
            <LazyImage src={item.thumbnailUrl || item.imageUrl} alt="" aspectRatio={1} />
          </div>
          <div className={styles['words']}>
            <p className={styles['name']}>{item.name}</p>
            <p className={styles['type']}>{orderHistoryTexts.item[item.type]}</p>
          </div>
          <p className={styles['price']}>{formatKroner(item.price)}</p>
        </li>
      ))}
    </ul>
  );
}
