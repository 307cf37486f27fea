import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import { RequireUser } from './RequireUser.tsx';

/** The purchase history and its guard, in a chunk that guests never fetch. */
export function OrderHistoryArea() {
  return (
    <RequireUser>
      <OrderHistoryPage />
    </RequireUser>
  );
}
