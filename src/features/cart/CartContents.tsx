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
import frameStyles from './CartFrame.module.css';
import styles from './CartLines.module.css';

/** Takes an item out of the cart and says so. */
export function removeWithNotice({ id, title }: CartItem): void {
  removeFromCart(id);
  showToast({ text: cartTexts.removed(title) });
}

interface CartFrameProps {
  items: readonly CartItem[];
  children: ReactNode;
  /** The one thing to do. */
  action: ReactNode;
}

/** What is in the cart scrolls; what it costs and the way on stay in sight. */
export function CartFrame({ items, children, action }: CartFrameProps) {
  return (
    <>
      <div className={frameStyles['content']}>{children}</div>
      <div className={frameStyles['foot']}>
        <div>
          <p className={frameStyles['total']}>
            <span>{cartTexts.total}</span>
            <span className={frameStyles['amount']}>{formatKroner(cartTotal(items))}</span>
          </p>
          <p className={frameStyles['vat']}>{cartTexts.vatIncluded}</p>
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
