import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '#src/model/base/addresses.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { loginRequiredTexts } from '#src/model/orders/paymentTexts.ts';
import { setCartOpen, useCart } from '#src/stores/cart.ts';
import { useSession } from '#src/stores/session.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { EmptyState } from '#src/ui/states/AsyncView.tsx';
import { CartFrame, CartLines, removeWithNotice } from './CartContents.tsx';
import panelStyles from './CartPanel.module.css';
import styles from './OrderForm.module.css';
import { PaymentChoice } from './PaymentChoice.tsx';

/** An empty cart with a link to the pictures. */
export function EmptyCart() {
  const { pathname } = useLocation();
  return (
    <div className={panelStyles['empty']}>
      <EmptyState
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
    <div className={styles['action']}>
      <p className={styles['note']}>{loginRequiredTexts[method]}</p>
      <Link
        to={loginPath({ redirect: `${pathname}${search}` })}
        className={buttonClass('primary', styles['wide'])}
      >
        {layoutTexts.signIn}
      </Link>
    </div>
  );
}

/** The cart of a visitor who is signed out: it is kept and can be ordered after signing in. */
export function GuestCart() {
  const items = useCart((state) => state.items);
  const isUnknown = useSession((state) => state.status === 'unknown');
  if (items.length === 0) return <EmptyCart />;
  const action = isUnknown ? <p role="status">{commonTexts.loading}</p> : <SignInFirst />;
  return (
    <CartFrame items={items} action={action}>
      <CartLines items={items} onRemove={removeWithNotice} />
      <PaymentChoice />
    </CartFrame>
  );
}
