import { X } from 'lucide-react';
import type { CartItem } from '#src/model/cart/schema.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { ItemLine, ItemList } from '#src/ui/display/ItemList.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import styles from './CartLines.module.css';

function RemoveButton({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <div className={styles['remove']}>
      <IconButton
        icon={X}
        label={cartTexts.removeLabel(title)}
        onClick={({ currentTarget }) => {
          // The button goes with its line: the focus stays in the panel.
          currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
          onRemove();
        }}
      />
    </div>
  );
}

interface CartLinesProps {
  items: readonly CartItem[];
  /** Left out while nothing can be taken out. */
  onRemove?: (item: CartItem) => void;
}

/** What is in the cart, each with its small watermarked picture. */
export function CartLines({ items, onRemove }: CartLinesProps) {
  return (
    <ItemList>
      {items.map((item) => (
        <ItemLine
          key={item.id}
          picture={
            <LazyImage src={item.thumbnailPath || item.watermarkedPath} alt="" aspectRatio={1} />
          }
          name={item.title}
          kind={cartTexts.item[item.type]}
          price={item.price}
          action={onRemove && <RemoveButton title={item.title} onRemove={() => onRemove(item)} />}
        />
      ))}
    </ItemList>
  );
}
