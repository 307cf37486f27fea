import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as orderRecords from '#src/data/repos/orders.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { useRetryOnline } from '#src/hooks/useOnline.ts';
import {
  customerPanelErrors,
  customerPanelTexts as texts,
} from '#src/model/account/customerTexts.ts';
import { ADMIN_ORDER_PARAMETER, adminPath } from '#src/model/base/routes.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { EditorShell } from '../kit/layout/EditorShell.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import styles from './CustomerPanel.module.css';
import { OrderOverview } from './OrderBook.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderOverviewSkeleton } from './OrdersSkeleton.tsx';
import { OrphanStatus } from './OrphanStatus.tsx';
import { CustomerCounts } from './Stats.tsx';
import { UsersDialog } from './UsersDialog.tsx';
import { useOrders } from './useOrders.ts';
import { readUsers } from './userList.ts';

/** Customers, their orders, and everybody who has registered. The open order is in the address. */
export function CustomerPanel() {
  const orders = useOrders();
  const count = useLoad(orderRecords.count);
  const users = useLoad(readUsers);
  const [isListingUsers, setIsListingUsers] = useState(false);
  const [customerEmail, setCustomerEmail] = useState<string>();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const openId = parameters.get(ADMIN_ORDER_PARAMETER);
  useRetryOnline(users);
  useRetryOnline(count);
  const known = orders.state.value ?? [];
  // A purchase without its mirror is not counted by the server.
  const total = orders.isComplete
    ? known.length
    : count.value && Math.max(count.value, known.length);
  const closeOrder = () => void navigate(adminPath('kundepanel'), { replace: true });

  return (
    <EditorShell title={texts.title} intro={texts.intro}>
      <div className={styles['overview']}>
        <CustomerCounts
          orders={{
            isLoading: count.status === 'loading' && !orders.isComplete,
            count: total,
          }}
          users={{ isLoading: users.status === 'loading', count: users.value?.users.length }}
          onUsers={() => setIsListingUsers(true)}
        />
        <OrphanStatus />
      </div>
      <section>
        <h2 className={styles['title']}>{texts.ordersTitle}</h2>
        <AsyncView
          state={orders.state}
          skeleton={<OrderOverviewSkeleton />}
          errors={customerPanelErrors.refresh}
        >
          {(value) => (
            <OrderOverview
              orders={orders}
              known={value}
              total={total}
              onCustomer={setCustomerEmail}
            />
          )}
        </AsyncView>
      </section>
      {customerEmail !== undefined && (
        <CustomerDialog email={customerEmail} onClose={() => setCustomerEmail(undefined)} />
      )}
      {openId !== null && openId !== '' && (
        <OrderDialog
          key={openId}
          id={openId}
          order={known.find(({ id }) => id === openId)}
          onCustomer={(email) => {
            closeOrder();
            setCustomerEmail(email);
          }}
          onChanged={orders.show}
          onClose={closeOrder}
        />
      )}
      {isListingUsers && <UsersDialog users={users} onClose={() => setIsListingUsers(false)} />}
    </EditorShell>
  );
}
