import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import { RequireUser } from './guards/RequireUser.tsx';

/** The purchase history with its guard, which guests never fetch. */
export function OrderHistoryArea() {
  return (
    <RequireUser>
      <OrderHistoryPage />
    </RequireUser>
  );
}
