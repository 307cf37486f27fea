import { onCatalogueChanged } from '#src/data/catalogueChanges.ts';
import { watchOnlineUsers } from '#src/data/presence.ts';
import * as catalogueCounts from '#src/data/repos/catalogueCounts.ts';
import type { CatalogueCounts } from '#src/data/repos/catalogueCounts.ts';
import * as filterButtons from '#src/data/repos/filterButtons.ts';
import * as pricePackages from '#src/data/repos/pricePackages.ts';
import { refreshedWatch } from '#src/hooks/refreshedWatch.ts';
import { useLive, type Watch } from '#src/hooks/useLive.ts';
import { onlineCustomers } from '#src/model/account/presence.ts';
import type { OnlineUser } from '#src/model/account/schema.ts';
import { toAppError } from '#src/model/base/errors.ts';
import type { AdminTab } from '#src/model/base/routes.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import type { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { COUNTERS_REFRESH_MS } from '#src/shared/limits.ts';

export type CounterName = keyof typeof adminTexts.counters;

export interface Counter {
  name: CounterName;
  /** Where what is counted is looked after. */
  tab: AdminTab;
  status: 'loading' | 'ready' | 'failed';
  count: number | undefined;
}

/** Counted by the server, which costs next to nothing; read again after each change of this page. */
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

/** What there is in the shop, and who waits, as numbers. */
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
