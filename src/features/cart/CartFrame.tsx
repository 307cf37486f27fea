import type { ReactNode } from 'react';
import { cartTotal } from '#src/shared/domain/cart.ts';
import { formatKroner } from '#src/shared/domain/money.ts';
import type { CartItem } from '#src/shared/schemas/cart.ts';
import { cartTexts } from '#src/shared/texts/cart.ts';
import styles from './CartFrame.module.css';

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
