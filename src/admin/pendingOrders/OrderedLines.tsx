import { pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import type { OrderLine } from '#src/model/orders/schema.ts';
import { orderHistoryTexts } from '#src/model/orders/texts.ts';
import { ItemLine, ItemList } from '#src/ui/display/ItemList.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';

/** What was ordered, each with its small watermarked picture. */
export function OrderedLines({ items }: { items: readonly OrderLine[] }) {
  return (
    <ItemList label={pendingOrderTexts.items}>
      {items.map(({ id, type, name, price, thumbnailUrl, imageUrl }) => (
        <ItemLine
          key={`${type}/${id}`}
          picture={<LazyImage src={thumbnailUrl || imageUrl} alt="" aspectRatio={1} />}
          name={name}
          kind={orderHistoryTexts.item[type]}
          price={price}
        />
      ))}
    </ItemList>
  );
}
