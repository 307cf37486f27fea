import { PaymentInstructions } from '#src/features/cart/confirmation/PaymentInstructions.tsx';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { OptionParts } from '#src/options/OptionParts.tsx';
import { RequireUser } from './RequireUser.tsx';

/** The instructions for a payment by hand: amount, number and message. */
function byHand(order: PendingOrder) {
  const { id: orderId, amount: total } = order;
  return <PaymentInstructions order={{ ...order, orderId, total }} />;
}

/** The payment of an order and its guard. A payment that has begun is ended whatever the shop takes today. */
export function OrderPaymentArea() {
  return (
    <RequireUser>
      <OptionParts at="payment" alsoOff byHand={byHand} />
    </RequireUser>
  );
}
