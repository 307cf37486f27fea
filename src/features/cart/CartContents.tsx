import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { formatKroner } from '#src/model/base/money.ts';
import { cartTotal } from '#src/model/cart/cart.ts';
import type { CartItem } from '#src/model/cart/schema.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { removeFromCart } from '#src/stores/cart.ts';
import { showToast } from '#src/stores/toasts.ts';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { ItemLine, ItemList } from '#src/ui/display/ItemList.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import styles from './CartContents.module.css';

/** Removes an item from the cart and shows a toast. */
export function removeWithNotice({ id, title }: CartItem): void {
  removeFromCart(id);
  showToast({ text: cartTexts.removed(title) });
}

interface CartFrameProps {
  items: readonly CartItem[];
  children: ReactNode;
  /** The button below the total. */
  action: ReactNode;
}

/** The layout of the cart: the contents scroll, the total and the button stay visible. */
export function CartFrame({ items, children, action }: CartFrameProps) {
  return (
    <>
      <div className={styles['content']}>{children}</div>
      <div className={styles['foot']}>
        <div>
          <p className={styles['total']}>
            <span>{cartTexts.total}</span>
            <span className={styles['amount']}>{formatKroner(cartTotal(items))}</span>
          </p>
          <p className={styles['vat']}>{cartTexts.vatIncluded}</p>
        </div>
        {action}
      </div>
    </>
  );
}

function RemoveButton({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <div className={styles['remove']}>
      <IconButton
        icon={X}
        label={cartTexts.removeLabel(title)}
        onClick={({ currentTarget }) => {
          // The button is removed with its line, so the focus moves to the panel.
          currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
          onRemove();
        }}
      />
    </div>
  );
}

interface CartLinesProps {
  items: readonly CartItem[];
  /** Undefined while the lines cannot be changed. */
  onRemove?: (item: CartItem) => void;
}

/** The items of the cart with their watermarked thumbnails. */
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
