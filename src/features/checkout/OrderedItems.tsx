import { formatKroner } from '#src/shared/domain/money.ts';
import type { OrderConfirmation } from '#src/shared/schemas/orderConfirmation.ts';
import { orderConfirmationTexts as texts } from '#src/shared/texts/orderConfirmation.ts';
import { LazyImage } from '#src/ui/LazyImage.tsx';
import styles from './OrderedItems.module.css';

/** What was ordered and what it costs together. */
export function OrderedItems({ order }: { order: OrderConfirmation }) {
  return (
    <section className={styles['items']}>
      <h2 className={styles['title']}>{texts.items}</h2>
      <ul className={styles['list']}>
        {order.items.map(({ id, title, type, price, thumbnailPath, watermarkedPath }) => (
          <li key={id} className={styles['item']}>
            <LazyImage src={thumbnailPath || watermarkedPath} alt="" aspectRatio={1} />
            <div className={styles['words']}>
              <p className={styles['name']}>{title}</p>
              <p className={styles['type']}>{texts.item[type]}</p>
            </div>
            <p className={styles['price']}>{formatKroner(price)}</p>
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <span>
          {texts.total} <span className={styles['type']}>{texts.vatIncluded}</span>
        </span>
        <span className={styles['price']}>{formatKroner(order.total)}</span>
      </p>
    </section>
  );
}
