import { useMemo } from 'react';
import { readAllPages } from '#src/data/readAllPages.ts';
import * as downloadLogs from '#src/data/repos/purchases/downloadLogs.ts';
import * as orders from '#src/data/repos/orders/orders.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  customerPanelErrors,
  customerPanelTexts as texts,
} from '#src/model/account/customerTexts.ts';
import { type CustomerSummary, customerSummaries } from '#src/model/account/customers.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { joinOrders } from '#src/model/orders/orderList.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './CustomerDialog.module.css';
import { OrderRow } from './OrderOverview.tsx';

interface Customer {
  /** Undefined while no order is approved. */
  summary: CustomerSummary | undefined;
  orders: OrderView[];
}

/** Reads all orders of an e-mail address, and their summary. */
async function readCustomer(email: string): Promise<Customer> {
  const [bought, approved, records] = await Promise.all([
    readAllPages((after) => purchases.listBy(email, after)),
    pendingOrders.listApprovedBy(email),
    orders.listBy(email),
  ]);
  const own = joinOrders({ purchases: bought, pendingOrders: approved, records });
  const users = [...new Set(own.map(({ userId }) => userId))].filter((uid) => uid !== '');
  const downloads = await Promise.all(
    users.map(async (uid) => [uid, await downloadLogs.count(uid)] as const),
  );
  const [summary] = customerSummaries(own, new Map(downloads));
  return { summary, orders: own };
}

function factsOf(summary: CustomerSummary): Fact[] {
  const { totalOrders, totalSpent, lastOrderDate, totalDownloads, uniqueProducts } = summary;
  return [
    [texts.summary.orders, totalOrders],
    [texts.summary.spent, formatKroner(totalSpent)],
    [texts.summary.lastOrder, lastOrderDate ? formatDate(lastOrderDate) : '–'],
    [texts.summary.downloads, totalDownloads],
    [texts.summary.products, uniqueProducts],
    [texts.summary.recent, summary.recentProducts.join(', ') || '–'],
  ];
}

interface CustomerContentProps {
  customer: Customer;
  onNavigate: () => void;
}

function CustomerContent({ customer: { summary, orders }, onNavigate }: CustomerContentProps) {
  if (!summary) return <EmptyState text={texts.noneApproved} />;
  return (
    <div className={styles['customer']}>
      <p className={styles['name']}>{summary.name}</p>
      <Facts look="columns" facts={factsOf(summary)} long={[texts.summary.recent]} />
      <section>
        <h3 className={styles['title']}>{texts.customerOrders}</h3>
        <ul className={styles['orders']}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} onNavigate={onNavigate} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** One customer, found by e-mail: a summary and all orders. */
export function CustomerDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const customer = useResource(useMemo(() => ({ read: () => readCustomer(email) }), [email]));
  return (
    <Dialog title={email} isWide onClose={onClose}>
      <AsyncView
        state={customer}
        skeleton={<Skeleton width="100%" height="16rem" />}
        errors={customerPanelErrors.load}
      >
        {(value) => <CustomerContent customer={value} onNavigate={onClose} />}
      </AsyncView>
    </Dialog>
  );
}
