import { Link } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { cartPaymentMethods, type OrderConfirmation } from '#src/model/cart/schema.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';

/** The confirmation once more; undefined for orders that were not paid in a way of the cart. */
function confirmationOf(order: OrderView): OrderConfirmation | undefined {
  const paymentMethod = cartPaymentMethods.find((method) => method === order.paymentMethod);
  if (!paymentMethod || !order.date) return undefined;
  return {
    orderId: order.id,
    orderDate: order.date,
    items: order.items.map(({ id, name, price, type, category, thumbnailUrl, imageUrl }) => ({
      id,
      title: name,
      price,
      type,
      category,
      thumbnailPath: thumbnailUrl,
      watermarkedPath: imageUrl,
    })),
    total: order.total,
    paymentMethod,
    customerInfo: { email: order.customerEmail, name: order.customerName, phone: '' },
  };
}

/** How an order that waits is paid, for those who have closed the confirmation. */
export function PayLink({ order }: { order: OrderView }) {
  const confirmation = confirmationOf(order);
  if (!confirmation) return null;
  return (
    <Link to={routes.orderConfirmation} state={confirmation} className={buttonClass('secondary')}>
      {texts.howToPay}
    </Link>
  );
}
