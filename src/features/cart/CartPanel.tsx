import { ShoppingBag, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { useOverlayWithLinks } from '#src/hooks/useOverlay.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { loginPath } from '#src/model/base/addresses.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import type { OrderAttempt } from '#src/model/cart/schema.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { loginRequiredTexts } from '#src/model/orders/paymentTexts.ts';
import { linesOfGuest, useCart, setCartOpen } from '#src/stores/cart.ts';
import { useSession } from '#src/stores/session.ts';
import { demandFulfilled } from '#src/stores/toasts.ts';
import { pricedCart } from '#src/options/pricedCart.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button, IconButton, buttonClass } from '#src/ui/controls/Button.tsx';
import { EmptyState } from '#src/ui/states/AsyncView.tsx';
import { CartFrame, CartLines, removeWithNotice } from './CartContents.tsx';
import styles from './CartPanel.module.css';
import formStyles from './OrderForm.module.css';
import { OrderForm } from './OrderForm.tsx';
import { PaymentChoice } from './OrderFields.tsx';
import { useCheckout, type Checkout } from './useCheckout.ts';

/** An empty cart with a link to the pictures. */
function EmptyCart() {
  const { pathname } = useLocation();
  return (
    <div className={styles['empty']}>
      <EmptyState
        icon={ShoppingBag}
        text={cartTexts.empty}
        action={
          <Link
            to={routes.singleImages}
            className={buttonClass('primary')}
            replace={pathname === routes.singleImages}
            onClick={() => setCartOpen(false)}
          >
            {cartTexts.browse}
          </Link>
        }
      />
    </div>
  );
}

function SignInFirst() {
  const { pathname, search } = useLocation();
  const method = useCart((state) => state.paymentMethod);
  return (
    <div className={formStyles['action']}>
      <p className={formStyles['note']}>{loginRequiredTexts[method]}</p>
      <Link
        to={loginPath({ redirect: `${pathname}${search}` })}
        className={buttonClass('primary', formStyles['wide'])}
      >
        {layoutTexts.signIn}
      </Link>
    </div>
  );
}

/** The cart of a visitor who is signed out: it is kept and can be ordered after signing in. */
function GuestCart() {
  const items = linesOfGuest(useCart());
  const isUnknown = useSession((state) => state.status === 'unknown');
  const priceFacts = useShop();
  if (items.length === 0) return <EmptyCart />;
  const priced = pricedCart({ items }, priceFacts);
  const action = isUnknown ? <p role="status">{commonTexts.loading}</p> : <SignInFirst />;
  return (
    <CartFrame priced={priced} action={action}>
      <CartLines cart={{ items }} priced={priced} onRemove={removeWithNotice} />
      <PaymentChoice />
    </CartFrame>
  );
}

interface UnconfirmedOrderProps {
  attempt: OrderAttempt;
  checkout: Checkout;
}

/** An order without an answer from the server: it cannot be changed, because it may exist already. */
function UnconfirmedOrder({ attempt, checkout }: UnconfirmedOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const priced = pricedCart(attempt, useShop());
  const isSending = checkout.sending !== undefined;
  // The form with the focused button has been removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <CartFrame
      priced={priced}
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
      <CartLines cart={attempt} priced={priced} />
    </CartFrame>
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
  // On a phone with large text, the toasts about what has been added would cover the list of it.
  useEffect(() => demandFulfilled('openCart'), []);
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
