import { formatKroner } from '#src/model/base/money.ts';
import type { OrderConfirmation } from '#src/model/cart/schema.ts';
import { texts } from '#src/model/cart/texts.ts';
import { ItemLine, ItemList } from '#src/ui/display/ItemList.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import itemStyles from './OrderedItems.module.css';

/** What was ordered and what it costs together. */
export function OrderedItems({ order }: { order: OrderConfirmation }) {
  return (
    <section className={itemStyles['items']}>
      <h2 className={itemStyles['title']}>{texts.items}</h2>
      <ItemList>
        {order.items.map(({ id, title, type, price, thumbnailPath, watermarkedPath }) => (
          <ItemLine
            key={id}
            picture={<LazyImage src={thumbnailPath || watermarkedPath} alt="" aspectRatio={1} />}
            name={title}
            kind={texts.item[type]}
            price={price}
          />
        ))}
      </ItemList>
      <p className={itemStyles['total']}>
        <span>
          {texts.total} <span className={itemStyles['vat']}>{texts.vatIncluded}</span>
        </span>
        <span className={itemStyles['price']}>{formatKroner(order.total)}</span>
      </p>
    </section>
  );
}
