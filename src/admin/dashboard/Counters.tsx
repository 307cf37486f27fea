import { useEffect } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { site } from '#src/config/site.ts';
import { onCatalogueChanged } from '#src/data/catalogue/catalogueChanges.ts';
import { watchOnlineUsers, watchAdminPresence } from '#src/data/presence.ts';
import { countAll } from '#src/data/repos/catalogue/categories.ts';
import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import * as pricePackages from '#src/data/repos/content/pricePackages.ts';
import * as messages from '#src/data/repos/contact/messages.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import { useNow } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  onlineCustomers,
  isAdminOnline,
  PRESENCE_HEARTBEAT_MS,
} from '#src/model/account/presence.ts';
import { isListedEmail } from '#src/model/account/roles.ts';
import type { Presence } from '#src/model/account/schema.ts';
import { type AdminTab, adminPath } from '#src/model/base/addresses.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { isTestPendingOrder } from '#src/model/orders/testOrders.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { whileAwake } from '#src/stores/awake.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './Counters.module.css';

const COUNTERS_REFRESH_MS = 30 * SECOND_MS;

const waiting = { watch: pendingOrders.watchPending };

/** A number that is counted; undefined while unknown. */
interface Count {
  status: 'loading' | 'ready' | 'failed';
  count: number | undefined;
}

/** The number of pending orders without test orders. */
export function usePendingCount(): Count {
  const { status, value } = useResource(waiting);
  const isReal = (order: PendingOrder) => !isTestPendingOrder({ ...order, adminNotes: '' });
  return { status, count: value?.filter(isReal).length };
}

const newMessages = { watch: messages.watchNew };

/** The number of messages that nobody has answered; undefined while unknown. */
export function useNewMessageCount(): number | undefined {
  return useResource(newMessages).value?.length;
}

type CounterName = keyof typeof adminTexts.counters;

interface Counter extends Count {
  name: CounterName;
  /** The tab that manages what is counted. */
  tab: AdminTab;
}

/** Counted by the server, which costs next to nothing; read again after each change of this page. */
const catalogueNumbers = {
  read: countAll,
  every: COUNTERS_REFRESH_MS,
  during: whileAwake,
};
const packageList = { watch: pricePackages.watch };
const buttonList = { watch: filterButtons.watch };
/** Told anew at every heartbeat of everybody. */
const visitorList = { watch: watchOnlineUsers, during: whileAwake };

/** The numbers of the dashboard: what is in the shop, and who is waiting. */
function useCounters(pending: Count): Counter[] {
  const { status, value: counts, refresh } = useResource(catalogueNumbers);
  const packages = useResource(packageList);
  const buttons = useResource(buttonList);
  const visitors = useResource(visitorList);
  useEffect(() => onCatalogueChanged(refresh), [refresh]);
  return [
    { name: 'albums', tab: 'billedlevering', status, count: counts?.albums },
    { name: 'singleImages', tab: 'galleri', status, count: counts?.singleImages },
    { name: 'portfolio', tab: 'portfolio', status, count: counts?.portfolio },
    {
      name: 'pricePackages',
      tab: 'priser',
      status: packages.status,
      count: packages.value?.length,
    },
    {
      name: 'filterButtons',
      tab: 'filter-buttons',
      status: buttons.status,
      count: buttons.value?.length,
    },
    { name: 'pendingOrders', tab: 'kontantbetaling', ...pending },
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

interface CountersProps {
  pending: Count;
  /** Large numbers; otherwise one thin line, which scrolls sideways where it is too long. */
  isFull: boolean;
}

/** Seven numbers, each linking to the tab that manages it. */
export function Counters({ pending, isFull }: CountersProps) {
  const counters = useCounters(pending);
  return (
    <section
      className={classNames(styles['strip'], isFull ? styles['full'] : styles['line'])}
      aria-label={adminTexts.countersLabel}
    >
      <ul className={styles['list']}>
        {counters.map((counter) => {
          const { name, tab } = counter;
          return (
            <li
              key={name}
              className={classNames(styles['counter'], name === 'pendingOrders' && styles['long'])}
            >
              <Link
                to={adminPath(tab)}
                className={styles['link']}
                // Browsers leave what is half in sight where it is.
                onFocus={({ currentTarget }) =>
                  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                }
              >
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

const admins = { watch: watchAdminPresence, during: whileAwake };

const people = site.presenceEmails.map((email, index) => ({
  email,
  name: site.presenceNames[index] ?? email,
}));

function statusText(presence: Presence | undefined, isOnline: boolean): string {
  if (isOnline) return adminTexts.online;
  const { lastSeen } = presence ?? {};
  return lastSeen
    ? `${adminTexts.offline}. ${adminTexts.lastSeen(formatDateTime(lastSeen))}`
    : adminTexts.offline;
}

/** Shows which of the administrators are online. */
export function WhoIsOnline() {
  const { value, error } = useResource(admins);
  const known = error ? undefined : value;
  const now = useNow(PRESENCE_HEARTBEAT_MS);
  return (
    <ul className={styles['people']} aria-label={adminTexts.whoIsOnline}>
      {people.map(({ email, name }) => {
        const presence = known?.find((each) => isListedEmail(each.email, [email]));
        const isOnline = presence !== undefined && isAdminOnline(presence, now);
        const status = known ? statusText(presence, isOnline) : adminTexts.counterUnknown;
        return (
          <li key={email} className={styles['person']} title={`${name}: ${status}`}>
            <span className={styles['dot']} data-online={isOnline} aria-hidden />
            {name}
            <VisuallyHidden>: {status}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
