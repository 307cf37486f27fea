import { ArrowRight } from 'lucide-react';
import { Suspense, useState, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import * as orderRecords from '#src/data/repos/orders/orders.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  customerPanelTexts as texts,
  customerPanelErrors,
} from '#src/model/account/customerTexts.ts';
import {
  ADMIN_ITEM_PARAMETER,
  ADMIN_ORDER_PARAMETER,
  ADMIN_SECTION_PARAMETER,
  adminPath,
  customerSections,
  parseCustomerSection,
  type CustomerSection,
} from '#src/model/base/addresses.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { EditorShell } from '../layout/EditorShell.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import styles from './CustomerPanel.module.css';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderOverview, OrderOverviewSkeleton } from './OrderOverview.tsx';
import { OrphanStatus } from './OrphanStatus.tsx';
import { UsersDialog } from './UsersDialog.tsx';
import { readUsers } from './readUsers.ts';
import { useOrders } from './useOrders.ts';

interface CountState {
  isLoading: boolean;
  /** Undefined when the count failed. */
  count: number | undefined;
}

function Figure({ isLoading, count }: CountState) {
  return (
    <span className={styles['figure']}>
      {isLoading ? <Skeleton width="3ch" height="1em" /> : (count ?? '–')}
    </span>
  );
}

interface CustomerCountsProps {
  orders: CountState;
  users: CountState;
  onUsers: () => void;
}

/** The number of orders and of users. The latter opens the list of users. */
export function CustomerCounts({ orders, users, onUsers }: CustomerCountsProps) {
  return (
    <>
      <div className={styles['count']}>
        <Figure {...orders} />
        <span className={styles['label']}>{texts.totalOrders}</span>
      </div>
      <button type="button" className={styles['count']} aria-haspopup="dialog" onClick={onUsers}>
        <Figure {...users} />
        <span className={styles['label']}>{texts.registeredUsers}</span>
        <span className={styles['link']}>
          {texts.showUsers}
          <Icon of={ArrowRight} size={16} />
        </span>
      </button>
    </>
  );
}

const orderCount = { read: orderRecords.count };
const registeredUsers = { read: readUsers };

/** Customers, their orders, and everybody who has registered. The address may name an order or a user. */
function Customers() {
  const orders = useOrders();
  const count = useResource(orderCount);
  const users = useResource(registeredUsers);
  const [isListingUsers, setIsListingUsers] = useState(false);
  const [customerEmail, setCustomerEmail] = useState<string>();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const openId = parameters.get(ADMIN_ORDER_PARAMETER);
  const linkedUserId = parameters.get(ADMIN_ITEM_PARAMETER);
  const known = orders.state.value ?? [];
  // The server does not count a purchase whose mirror is missing.
  const total = orders.isComplete
    ? known.length
    : count.value && Math.max(count.value, known.length);
  const forgetLink = () => void navigate(adminPath('kundepanel'), { replace: true });

  return (
    <>
      <div className={styles['overview']}>
        <CustomerCounts
          orders={{
            isLoading: count.status === 'loading' && !orders.isComplete,
            count: total,
          }}
          users={{ isLoading: users.status === 'loading', count: users.value?.users.length }}
          onUsers={() => setIsListingUsers(true)}
        />
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
      <OrphanStatus />
      {customerEmail !== undefined && (
        <CustomerDialog email={customerEmail} onClose={() => setCustomerEmail(undefined)} />
      )}
      {openId !== null && openId !== '' && (
        <OrderDialog
          key={openId}
          id={openId}
          order={known.find(({ id }) => id === openId)}
          onCustomer={(email) => {
            forgetLink();
            setCustomerEmail(email);
          }}
          onChanged={orders.show}
          onClose={forgetLink}
        />
      )}
      {(isListingUsers || linkedUserId !== null) && (
        <UsersDialog
          users={users}
          linkedId={linkedUserId ?? undefined}
          onClose={() => {
            setIsListingUsers(false);
            if (linkedUserId !== null) forgetLink();
          }}
        />
      )}
    </>
  );
}

const sections: Record<CustomerSection, ComponentType> = {
  ordrer: Customers,
  statistik: lazyPage(() => import('../statistics/Statistics.tsx').then((m) => m.Statistics)),
  bogfoering: lazyPage(() => import('../bookkeeping/Bookkeeping.tsx').then((m) => m.Bookkeeping)),
};

/** The customers with their orders, the statistics and the bookkeeping. The section is in the address. */
export function CustomerPanel() {
  const [parameters] = useSearchParams();
  const current = parseCustomerSection(parameters.get(ADMIN_SECTION_PARAMETER));
  const Section = sections[current];
  return (
    <EditorShell title={texts.title} intro={texts.intros[current]}>
      <nav className={styles['sections']} aria-label={texts.sectionsLabel}>
        {customerSections.map((section) => (
          <Link
            key={section}
            to={adminPath('kundepanel', { section })}
            className={styles['section']}
            aria-current={section === current ? 'page' : undefined}
          >
            {texts.sections[section]}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<OrderOverviewSkeleton />}>
        <Section />
      </Suspense>
    </EditorShell>
  );
}
