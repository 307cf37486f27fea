import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { orderConfirmationSchema } from '#src/model/cart/schema.ts';
import { texts } from '#src/model/cart/texts.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { OrderTicket } from './OrderTicket.tsx';

/** What the browser keeps with the page, so that it survives a reload. */
export function OrderConfirmationPage() {
  const { state } = useLocation() as { state: unknown };
  const order = orderConfirmationSchema.safeParse(state);
  return (
    <>
      <PageHead title={texts.title} noIndex />
      {order.success ? (
        <OrderTicket order={order.data} />
      ) : (
        <Navigate to={routes.singleImages} replace />
      )}
    </>
  );
}
