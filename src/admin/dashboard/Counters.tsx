import { Link } from 'react-router-dom';
import { onCatalogueChanged } from '#src/data/catalogueChanges.ts';
import { watchOnlineUsers } from '#src/data/presence.ts';
import * as catalogueCounts from '#src/data/repos/catalogueCounts.ts';
import type { CatalogueCounts } from '#src/data/repos/catalogueCounts.ts';
import * as filterButtons from '#src/data/repos/filterButtons.ts';
import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import * as pricePackages from '#src/data/repos/pricePackages.ts';
import { refreshedWatch } from '#src/hooks/refreshedWatch.ts';
import { useLive, type Watch } from '#src/hooks/useLive.ts';
import { useRetryOnline } from '#src/hooks/useOnline.ts';
import { onlineCustomers } from '#src/model/account/presence.ts';
import type { OnlineUser } from '#src/model/account/schema.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { type AdminTab, adminPath } from '#src/model/base/routes.ts';
import { SECOND_MS } from '#src/model/base/time.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { isTestPendingOrder } from '#src/model/orders/testOrders.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './Counters.module.css';

export const COUNTERS_REFRESH_MS = 30 * SECOND_MS;

const watchPending: typeof pendingOrders.watchPending = (onNext, onError) =>
  pendingOrders.watchPending(onNext, onError);

/** The number of pending orders without test orders; undefined while unknown. */
export function usePendingCount(): number | undefined {
  const pending = useLive(watchPending);
  useRetryOnline(pending);
  return pending.value?.filter((order) => !isTestPendingOrder({ ...order, adminNotes: '' })).length;
}

export type CounterName = keyof typeof adminTexts.counters;

export interface Counter {
  name: CounterName;
  /** The tab that manages what is counted. */
  tab: AdminTab;
  status: 'loading' | 'ready' | 'failed';
  count: number | undefined;
}

/**
 * The server counts, which costs almost nothing. It is asked again after each change made in this
 * page.
 */
const watchCatalogue = refreshedWatch<CatalogueCounts>({
  watch: (onNext, onError) => {
    const count = async () => {
      try {
        onNext(await catalogueCounts.get());
      } catch (thrown) {
        onError(toAppError(thrown));
      }
    };
    void count();
    return onCatalogueChanged(() => void count());
  },
  list: () => catalogueCounts.get(),
  everyMs: COUNTERS_REFRESH_MS,
});

const watchPackages: Watch<PricePackage[]> = (onNext, onError) =>
  pricePackages.watch(onNext, onError);
const watchButtons: Watch<FilterButton[]> = (onNext, onError) =>
  filterButtons.watch(onNext, onError);
const watchVisitors: Watch<OnlineUser[]> = (onNext, onError) => watchOnlineUsers(onNext, onError);

/** The numbers of the dashboard: what is in the shop, and who is waiting. */
export function useCounters(pendingCount: number | undefined): Counter[] {
  const catalogue = useLive(watchCatalogue);
  const packages = useLive(watchPackages);
  const buttons = useLive(watchButtons);
  const visitors = useLive(watchVisitors);
  const counts = catalogue.value?.value;
  const { status } = catalogue;
  return [
    { name: 'albums', tab: 'billedlevering', status, count: counts?.albums },
    { name: 'singleImages', tab: 'galleri', status, count: counts?.singleImages },
    { name: 'portfolio', tab: 'portfolio', status, count: counts?.portfolio },
    { name: 'pricePackages', tab: 'priser', ...packages, count: packages.value?.length },
    { name: 'filterButtons', tab: 'filter-buttons', ...buttons, count: buttons.value?.length },
    {
      name: 'pendingOrders',
      tab: 'kontantbetaling',
      status: pendingCount === undefined ? 'loading' : 'ready',
      count: pendingCount,
    },
    {
      name: 'onlineCustomers',
      tab: 'kundepanel',
      status: visitors.status,
      count: visitors.value && onlineCustomers(visitors.value, new Date()).length,
    },
  ];
}

function Figure({ status, count }: Counter) {
  if (status === 'loading') return <Skeleton width="2ch" height="1em" />;
  if (count === undefined) return <span title={adminTexts.counterUnknown}>–</span>;
  return <>{count}</>;
}

/** Seven numbers, each linking to the tab that manages it. */
export function Counters({ pendingCount }: { pendingCount: number | undefined }) {
  const counters = useCounters(pendingCount);
  return (
    <section className={styles['strip']} aria-label={adminTexts.countersLabel}>
      <ul className={styles['list']}>
        {counters.map((counter) => {
          const { name, tab } = counter;
          return (
            <li
              key={name}
              className={classNames(styles['counter'], name === 'pendingOrders' && styles['long'])}
            >
              <Link to={adminPath(tab)} className={styles['link']}>
                <span className={styles['figure']}>
                  <Figure {...counter} />
                </span>
                <span className={styles['label']}>{adminTexts.counters[name]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
