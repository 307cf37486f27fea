import { useSearchParams } from 'react-router-dom';
import { OrderConfirmationPage } from '#src/features/cart/confirmation/OrderConfirmationPage.tsx';
import { PAYMENT_ORDER_PARAMETER } from '#src/model/payments/paymentPage.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { RequireUser } from './RequireUser.tsx';

const OrderPaymentArea = lazyPage(() =>
  import('./OrderPaymentArea.tsx').then((m) => m.OrderPaymentArea),
);

/** The page after checkout: the payment of the order that the address names, or how to pay by hand. */
export function OrderConfirmationArea() {
  const [parameters] = useSearchParams();
  if (parameters.has(PAYMENT_ORDER_PARAMETER)) return <OrderPaymentArea />;
  return (
    <RequireUser>
      <OrderConfirmationPage />
    </RequireUser>
  );
}
