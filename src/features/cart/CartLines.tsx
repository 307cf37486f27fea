import { X } from 'lucide-react';
import { formatKroner } from '#src/shared/domain/money.ts';
import type { CartItem } from '#src/shared/schemas/cart.ts';
import { cartTexts } from '#src/shared/texts/cart.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LazyImage } from '#src/ui/LazyImage.tsx';
import styles from './CartLines.module.css';

interface CartLinesProps {
  items: readonly CartItem[];
  /** Left out while nothing can be taken out. */
  onRemove?: (item: CartItem) => void;
}

/** What is in the cart, each with its small watermarked picture. */
export function CartLines({ items, onRemove }: CartLinesProps) {
  return (
    <ul className={styles['lines']}>
      {items.map((item) => (
        <li key={item.id} className={styles['line']}>
          <div className={styles['picture']}>
            <LazyImage src={item.thumbnailPath || item.watermarkedPath} alt="" aspectRatio={1} />
          </div>
          <div className={styles['words']}>
            <p className={styles['title']}>{item.title}</p>
            <p className={styles['type']}>{cartTexts.item[item.type]}</p>
            <p className={styles['price']}>{formatKroner(item.price)}</p>
          </div>
          {onRemove && (
            <IconButton
              icon={X}
              label={cartTexts.removeLabel(item.title)}
              onClick={({ currentTarget }) => {
                // The button goes with its line: the focus stays in the panel.
                currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
                onRemove(item);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
