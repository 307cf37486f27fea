import { useEffect, useRef } from 'react';
import { commonTexts } from '#src/model/base/texts.ts';
import type { OrderAttempt } from '#src/model/cart/schema.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { CartFrame, CartLines } from './CartContents.tsx';
import styles from './UnconfirmedOrder.module.css';
import { type Checkout, pricedItems } from './useCheckout.ts';

interface UnconfirmedOrderProps {
  attempt: OrderAttempt;
  checkout: Checkout;
}

/** An order without an answer from the server: it cannot be changed, because it may exist already. */
export function UnconfirmedOrder({ attempt, checkout }: UnconfirmedOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const items = pricedItems(attempt.items);
  const isSending = checkout.sending !== undefined;
  // The form with the focused button has been removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['view']}>
      <CartFrame
        items={items}
        {...(OFFERS_DISCOUNTS && { terms: attempt.discount })}
        {...(GIFT_CARDS && { card: attempt.giftCard })}
        action={
          <Button
            look="primary"
            className={styles['again']}
            busy={isSending}
            onClick={() => {
              void checkout.repeat();
            }}
          >
            {isSending ? cartTexts.submitting : commonTexts.retry}
          </Button>
        }
      >
        <section className={styles['notice']}>
          <h3 ref={heading} tabIndex={-1} className={styles['title']}>
            {cartTexts.unconfirmedTitle}
          </h3>
          <p>{cartTexts.unconfirmedText}</p>
        </section>
        <CartLines
          items={items}
          {...(OFFERS_DISCOUNTS && { terms: attempt.discount })}
          {...(GIFT_CARDS && { card: attempt.giftCard })}
        />
      </CartFrame>
    </div>
  );
}
