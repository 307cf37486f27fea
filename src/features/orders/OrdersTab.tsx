import { ShoppingBag } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { useLeftFocus } from '#src/hooks/useOverlay.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { type ReadOrders, visibleOrders } from '#src/model/orders/orderList.ts';
import { type OrderView, searchOrders } from '#src/model/orders/orderViews.ts';
import { ORDER_HISTORY_LARGE_PAGE_SIZE } from '#src/model/orders/pages.ts';
import { orderErrors, orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import { stageFacts } from '#src/model/sale/life.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { MoreButton } from '#src/ui/controls/MoreButton.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { FollowOpenOrders } from './FollowOpenOrders.tsx';
import cardStyles from './OrderCard.module.css';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrdersTab.module.css';
import { EverythingButton } from './downloads/DownloadButtons.tsx';
import { DownloadStats } from './downloads/DownloadStats.tsx';
import { DownloadTray } from './downloads/DownloadTray.tsx';
import { FirstDownloadDialog } from './downloads/FirstDownloadDialog.tsx';
import { type OrderHistory, readAgain, useOrderHistory } from './useOrderHistory.ts';

const CARDS = ['first', 'second', 'third'];
const PICTURES = ['first', 'second'];

function OrdersSkeleton() {
  return (
    <>
      <div className={styles['bar']}>
        <div className={styles['search']}>
          <Skeleton height="4.6rem" />
        </div>
      </div>
      <div className={styles['orders']}>
        {CARDS.map((card) => (
          <div key={card} className={cardStyles['card']}>
            <Skeleton width="11rem" height="6.5rem" />
            <div className={cardStyles['strip']}>
              {PICTURES.map((picture) => (
                <Skeleton key={picture} aspectRatio={1} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** Loads older orders automatically while `isWanted`, for example during a search. */
function useLoadOlder(
  { isLeft, isLoading, hasFailed, load }: OrderHistory['more'],
  isWanted: boolean,
) {
  const isDue = isWanted && isLeft && !isLoading && !hasFailed;
  useEffect(() => {
    if (isDue) void load(ORDER_HISTORY_LARGE_PAGE_SIZE);
  }, [isDue, load]);
}

function More({ more, isSearching }: { more: OrderHistory['more']; isSearching: boolean }) {
  if (more.isLeft && isSearching && !more.hasFailed) {
    return (
      <p role="status" className={styles['note']}>
        {texts.searchingOlder}
      </p>
    );
  }
  return (
    <MoreButton
      hasMore={more.isLeft}
      className={styles['more']}
      busy={more.isLoading}
      onClick={() => void more.load()}
    >
      {more.isLoading ? texts.loadingMore : more.hasFailed ? commonTexts.retry : texts.showMore}
    </MoreButton>
  );
}

function NothingBought() {
  return (
    <EmptyState
      icon={ShoppingBag}
      text={texts.empty}
      action={
        <Link to={routes.gallery} className={buttonClass('primary')}>
          {texts.emptyLink}
        </Link>
      }
    />
  );
}

interface OrderListProps {
  orders: readonly OrderView[];
  loaded: ReadOrders;
  onChanged: (orderId: string) => void;
}

function OrderList({ orders, loaded, onChanged }: OrderListProps) {
  const purchases = new Map(loaded.purchases.items.map((purchase) => [purchase.id, purchase]));
  return (
    <ol className={styles['orders']} aria-label={texts.orders}>
      {orders.map((order) => (
        <li key={order.pendingOrderId ?? order.id}>
          <OrderCard order={order} purchase={purchases.get(order.id)} onChanged={onChanged} />
        </li>
      ))}
    </ol>
  );
}

/** The names of the lists that could not be read. */
function MissingLists({ missing, isRetrying, loaded }: OrderHistory) {
  const place = useRef<HTMLDivElement>(null);
  useLeftFocus(place);
  return (
    <div ref={place} role="alert" className={styles['missing']}>
      {missing.map((list) => (
        <p key={list}>{texts.missingLists[list]}</p>
      ))}
      <Button busy={isRetrying} onClick={loaded.retry}>
        {commonTexts.retry}
      </Button>
    </div>
  );
}

interface LoadedProps {
  user: SessionUser;
  loaded: ReadOrders;
  history: OrderHistory;
}

/** Reads orders again that may have changed. */
function useReadAgain(loaded: ReadOrders, change: OrderHistory['change']) {
  return useCallback(
    async (orderIds: readonly string[]) => {
      try {
        change(await readAgain(loaded, orderIds));
      } catch (thrown) {
        reportFailure(thrown, orderErrors.load);
      }
    },
    [loaded, change],
  );
}

function Loaded({ user, loaded, history }: LoadedProps) {
  const { more, missing, change } = history;
  const [query, setQuery] = useState('');
  const read = useReadAgain(loaded, change);
  const orders = visibleOrders(loaded);
  const isSearching = query.trim() !== '';
  const found = isSearching ? searchOrders(orders, query) : orders;
  useLoadOlder(more, isSearching || orders.length === 0);
  if (orders.length === 0 && !more.isLeft && missing.length === 0) return <NothingBought />;
  return (
    <>
      {missing.length > 0 && <MissingLists {...history} />}
      {orders.some(({ life }) => stageFacts(life).isWaiting) && (
        <FollowOpenOrders userId={user.uid} loaded={loaded} change={change} />
      )}
      <div className={styles['bar']}>
        <div className={styles['search']}>
          <TextField
            type="search"
            label={texts.searchLabel}
            placeholder={texts.searchHint}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <EverythingButton user={user} />
      </div>
      <FirstDownloadDialog onFailed={(orderIds) => void read(orderIds)} />
      {found.length > 0 && (
        <OrderList orders={found} loaded={loaded} onChanged={(id) => void read([id])} />
      )}
      {isSearching && found.length === 0 && !more.isLeft && (
        <p role="status" className={styles['note']}>
          {texts.noMatches}
        </p>
      )}
      <More more={more} isSearching={isSearching || orders.length === 0} />
      <DownloadStats userId={user.uid} />
    </>
  );
}

/** The orders of a customer, with search and downloads. */
export function OrdersTab({ user }: { user: SessionUser }) {
  const history = useOrderHistory(user.uid);
  return (
    <section className={styles['tab']}>
      <AsyncView state={history.loaded} skeleton={<OrdersSkeleton />} errors={orderErrors.load}>
        {(loaded) => <Loaded user={user} loaded={loaded} history={history} />}
      </AsyncView>
      <DownloadTray />
    </section>
  );
}
