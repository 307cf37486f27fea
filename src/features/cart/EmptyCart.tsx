import { Link, useLocation } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { setCartOpen } from '#src/stores/cart.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import panelStyles from './CartPanel.module.css';

/** Nothing has been chosen yet: the way to the pictures. */
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
