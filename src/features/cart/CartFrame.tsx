import type { ReactNode } from 'react';
import { formatKroner } from '#src/model/base/money.ts';
import { cartTotal } from '#src/model/cart/cart.ts';
import type { CartItem } from '#src/model/cart/schema.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import frameStyles from './CartFrame.module.css';

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
