import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import {
  customerPanelErrors,
  customerPanelTexts as texts,
} from '#src/model/account/customerTexts.ts';
import { customerSummaries } from '#src/model/account/customers.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { formatOre } from '#src/model/base/money.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import type { OrderSource } from '#src/model/orders/schema.ts';
import { orderStatusTexts } from '#src/model/orders/texts.ts';
import type { PurchaseItem } from '#src/model/purchases/schema.ts';
import { statementOfSale } from '#src/model/sale/records.ts';
import { useShop } from '#src/stores/shop.ts';
import { MoreButton } from '#src/ui/controls/MoreButton.tsx';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { StatusChip } from '#src/ui/display/StatusChip.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './OrderOverview.module.css';
import { useFoundOrders, type FoundOrders, type Orders } from './useOrders.ts';

/** Describes what was ordered: the name of the album, or the names of the single images. */
export function orderSource(source: OrderSource, items: readonly PurchaseItem[]): string {
  const kind = texts.sourceTypes[source.type];
  const [first] = items;
  const name = source.albumName ?? first?.name ?? '';
  const others = items.length > 1 ? ` +${items.length - 1}` : '';
  return joinFacts([kind, name && `${name}${others}`]);
}

interface OrderRowProps {
  order: OrderView;
  /** Called when the link is followed inside a dialog, which then closes. */
  onNavigate?: () => void;
}

/** An order in one line, which links to its details. */
export function OrderRow({ order, onNavigate }: OrderRowProps) {
  const { id, customerName, customerEmail, date, life, items } = order;
  const [first] = items;
  const customer = customerName || texts.nameless;
  return (
    <li>
      <Link
        to={adminPath('kundepanel', { order: id })}
        className={styles['row']}
        onClick={onNavigate}
      >
        <VisuallyHidden>{texts.openOrder}</VisuallyHidden>
        <span className={styles['picture']}>
          <LazyImage src={first?.thumbnailUrl ?? ''} alt="" aspectRatio={1} />
        </span>
        <span className={styles['text']}>
          <span className={styles['name']}>{customer}</span>
          <span className={styles['email']}>{customerEmail}</span>
          <span className={styles['source']}>{orderSource(order.source, items)}</span>
        </span>
        <span className={styles['facts']}>
          <span>{formatOre(statementOfSale(order, useShop()).totalOre)}</span>
          <span className={styles['date']}>
            {joinFacts([date ? formatDate(date) : '–', orderNumber(id)])}
          </span>
        </span>
        <span className={styles['status']}>
          <StatusChip life={life} words={orderStatusTexts.admin} />
        </span>
      </Link>
    </li>
  );
}

const ROWS = ['first', 'second', 'third', 'fourth'];

export function OrderOverviewSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden>
      <Skeleton width="100%" height="4.5rem" />
      {ROWS.map((row) => (
        <Skeleton key={row} width="100%" height="4rem" />
      ))}
    </div>
  );
}

interface CustomerListProps {
  orders: readonly OrderView[];
  onOpen: (email: string) => void;
}

/** The customers of these orders, each once. A click opens the summary of a customer. */
export function CustomerList({ orders, onOpen }: CustomerListProps) {
  return (
    <ul className={styles['customers']}>
      {customerSummaries(orders).map(({ email, name, lastOrderDate, recentProducts }) => (
        <li key={email}>
          <button
            type="button"
            className={styles['customer']}
            aria-haspopup="dialog"
            onClick={() => onOpen(email)}
          >
            <VisuallyHidden>{texts.openCustomer}</VisuallyHidden>
            <span className={styles['customerText']}>
              <span className={styles['customerName']}>{name || texts.nameless}</span>
              <span className={styles['muted']}>{email}</span>
            </span>
            <span className={styles['muted']}>{recentProducts.join(', ')}</span>
            <span className={styles['muted']}>
              {texts.summary.lastOrder}: {lastOrderDate ? formatDate(lastOrderDate) : '–'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type View = keyof typeof texts.views;

const views = Object.keys(texts.views) as View[];

function customersOf(orders: readonly OrderView[]): string {
  return texts.customerCount(customerSummaries(orders).length);
}

function foundText({ orders, isSearching, error }: FoundOrders, view: View): string {
  if (isSearching) return texts.searchingAll;
  if (error) return errorMessage(error, customerPanelErrors.load);
  if (orders.length === 0) return texts.noMatches;
  return view === 'orders' ? texts.shownCount(orders.length) : customersOf(orders);
}

/** The text while only the newest orders are loaded and there are more. */
function newestText(known: readonly OrderView[], total: number | undefined, view: View): string {
  return view === 'orders'
    ? texts.newestCount(known.length, total)
    : texts.newestCustomers(customersOf(known), known.length);
}

interface OrderOverviewProps {
  orders: Orders;
  known: readonly OrderView[];
  /** The number of all orders; undefined when the count failed. */
  total: number | undefined;
  onCustomer: (email: string) => void;
}

/** All orders with a search field, listed by order or by customer. */
export function OrderOverview({ orders, known, total, onCustomer }: OrderOverviewProps) {
  const [query, setQuery] = useState('');
  const [view, setView] = useState<View>('orders');
  const found = useFoundOrders(known, query);
  const isPart = !orders.isComplete && query.trim() === '';
  if (known.length === 0 && orders.isComplete)
    return <EmptyState icon={ShoppingBag} text={texts.noOrders} />;
  return (
    <>
      <div className={styles['bar']}>
        <TextField
          type="search"
          label={texts.searchLabel}
          placeholder={texts.searchHint}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <div role="group" className={styles['views']} aria-label={texts.viewsLabel}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              className={styles['view']}
              aria-pressed={view === each}
              onClick={() => setView(each)}
            >
              {texts.views[each]}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className={styles['count']}>
        {isPart ? newestText(known, total, view) : foundText(found, view)}
      </p>
      {view === 'orders' ? (
        <ul className={styles['list']}>
          {found.orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <CustomerList orders={found.orders} onOpen={onCustomer} />
      )}
      <MoreButton
        hasMore={!orders.isComplete}
        busy={orders.isLoadingMore}
        onClick={orders.loadMore}
      >
        {orders.isLoadingMore ? texts.loadingMore : texts.showMore}
      </MoreButton>
    </>
  );
}
