import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useOverlayWithLinks } from '#src/hooks/useOverlay.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import type { OrderAttempt } from '#src/model/cart/schema.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { useCart } from '#src/stores/cart.ts';
import { useSession } from '#src/stores/session.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { CartFrame, CartLines } from './CartContents.tsx';
import styles from './CartPanel.module.css';
import { EmptyCart, GuestCart } from './GuestCart.tsx';
import { OrderForm } from './OrderForm.tsx';
import { useCheckout, type Checkout, pricedItems } from './useCheckout.ts';

interface UnconfirmedOrderProps {
  attempt: OrderAttempt;
  checkout: Checkout;
}

/** An order without an answer from the server: it cannot be changed, because it may exist already. */
function UnconfirmedOrder({ attempt, checkout }: UnconfirmedOrderProps) {
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
          <h3 ref={heading} tabIndex={-1} className={styles['unconfirmedTitle']}>
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

function CustomerCart({ user }: { user: SessionUser }) {
  const checkout = useCheckout(user);
  const attempt = useCart((state) => state.attempt);
  const isEmpty = useCart((state) => state.items.length === 0);
  if (attempt?.userId === user.uid && checkout.sending !== 'order') {
    return <UnconfirmedOrder attempt={attempt} checkout={checkout} />;
  }
  return isEmpty ? <EmptyCart /> : <OrderForm user={user} checkout={checkout} />;
}

/** A press on the page closes the panel; one on a toast or on the bot check's window does not. */
function closeOnPagePressOnly(event: Event): void {
  const { target } = event;
  const isOnPage = target instanceof Element && target.closest('#root header, main, footer');
  if (event.type !== 'dismissableLayer.pointerDownOutside' || !isOnPage) event.preventDefault();
}

/** The cart at the right edge. The page beside it stays visible and usable. */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const moveFocus = useOverlayWithLinks(onClose);
  const user = useSession((state) => state.user);
  return (
    // A modal dialog would block the window that the bot check opens for its pictures.
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles['panel']}
          aria-describedby={undefined}
          onCloseAutoFocus={moveFocus}
          onInteractOutside={closeOnPagePressOnly}
        >
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{cartTexts.title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={X} label={cartTexts.close} />
            </Dialog.Close>
          </div>
          {user ? <CustomerCart key={user.uid} user={user} /> : <GuestCart />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
