import { PaymentPage } from '#src/features/cart/payment/PaymentPage.tsx';
import { RequireUser } from './RequireUser.tsx';

/** The payment of an order and its guard. */
export function OrderPaymentArea() {
  return (
    <RequireUser>
      <PaymentPage />
    </RequireUser>
  );
}
