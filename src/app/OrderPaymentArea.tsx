import { useSearchParams } from 'react-router-dom';
import { OrderConfirmationPage } from '#src/features/cart/confirmation/OrderConfirmationPage.tsx';
import { PaymentPage } from '#src/features/cart/payment/PaymentPage.tsx';
import { PAYMENT_ORDER_PARAMETER } from '#src/model/payments/paymentPage.ts';
import { RequireUser } from './OrderHistoryArea.tsx';

/** The page after checkout: the payment of the order that the address names, or a manual way to pay. */
export function OrderPaymentArea() {
  const [parameters] = useSearchParams();
  if (!parameters.has(PAYMENT_ORDER_PARAMETER)) return <OrderConfirmationPage />;
  return (
    <RequireUser>
      <PaymentPage />
    </RequireUser>
  );
}
