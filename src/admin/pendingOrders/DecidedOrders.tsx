import { CircleCheck, CircleX, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { archivedBy } from '#src/config/archivedBy.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { formatKroner, formatOre } from '#src/model/base/money.ts';
import { DAY_MS } from '#src/model/base/units.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { oreToPay } from '#src/model/sale/records.ts';
import { type OrderDecision, saleFacts } from '#src/model/sale/life.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { OrderMails } from '../orderMails/OrderMails.tsx';
import { ArchiveStatus, FollowedArchive } from './ArchiveStatus.tsx';
import styles from './DecidedOrders.module.css';
import { dismiss, type DecidedOrder, useDecisions } from './decisions.ts';

interface OrderSectionProps {
  title: string;
  intro: string;
  /** The rows. */
  children: ReactNode;
}

/** A list below the orders that wait. */
export function OrderSection({ title, intro, children }: OrderSectionProps) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['intro']}>{intro}</p>
      <ul className={styles['list']}>{children}</ul>
    </section>
  );
}

/** Long enough for a transfer to arrive and to be sent back. */
const SHOWN_MS = 60 * DAY_MS;

const abandoned = { read: pendingOrders.listAbandoned };

function isRecent({ cancelledAt }: PendingOrder): boolean {
  return (cancelledAt?.getTime() ?? 0) > Date.now() - SHOWN_MS;
}

function AbandonedRow({ order }: { order: PendingOrder }) {
  const { id, amount: total, giftCard, cancelledAt, items } = order;
  const toPay = formatOre(oreToPay({ total, giftCard }));
  const number = orderNumber(id);
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <h3 className={styles['name']}>
          <Link to={adminPath('kundepanel', { order: id })} aria-label={texts.openOrder(number)}>
            {texts.archivedOrder(number)}
          </Link>
        </h3>
        <p className={styles['number']}>
          {joinFacts([toPay, items.map(({ name }) => name).join(', ')])}
        </p>
        {cancelledAt && (
          <p className={styles['number']}>{texts.abandonedOn(formatDate(cancelledAt))}</p>
        )}
      </div>
    </li>
  );
}

/** The orders that were cancelled because their customers deleted their accounts. */
export function AbandonedOrders() {
  const recent = useResource(abandoned).value?.filter(isRecent) ?? [];
  if (recent.length === 0) return null;
  return (
    <OrderSection title={texts.abandonedTitle} intro={texts.abandonedIntro}>
      {recent.map((order) => (
        <AbandonedRow key={order.id} order={order} />
      ))}
    </OrderSection>
  );
}

const decisionIcons: Record<OrderDecision, LucideIcon> = {
  approved: CircleCheck,
  rejected: CircleX,
};

/** An order that has just been decided: the decision, the mail about it and its archive. */
function DecidedRow({ entry }: { entry: DecidedOrder }) {
  const { id, kind, orderId, number, customer, total } = entry;
  return (
    <li className={styles['row']}>
      <div className={styles['header']}>
        <div className={styles['text']}>
          <h3 className={styles['name']}>{customer}</h3>
          <p className={styles['number']}>
            {joinFacts([texts.archivedOrder(number), formatKroner(total)])}
          </p>
        </div>
        <span className={styles['chip']} data-kind={kind}>
          <Icon of={decisionIcons[kind]} size={16} />
          {texts.decided[kind]}
        </span>
        <IconButton icon={X} label={texts.dismiss(customer)} onClick={() => dismiss(id)} />
      </div>
      <OrderMails orderId={orderId ?? id} only={kind} />
      {orderId !== undefined && <FollowedArchive orderId={orderId} />}
    </li>
  );
}

/** A purchase whose archive is not finished. */
function UnarchivedRow({ purchase }: { purchase: Purchase }) {
  const { id, userName } = purchase;
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <h3 className={styles['name']}>{userName || texts.archivedOrder(id)}</h3>
        {userName !== '' && <p className={styles['number']}>{texts.archivedOrder(id)}</p>}
      </div>
      <ArchiveStatus purchase={purchase} />
    </li>
  );
}

const unarchived = { watch: purchases.watchUnarchived };

export const DECIDED_ID = 'netop-behandlet';

/** The orders decided just now, and the purchases whose archive is still being made. */
export function DecidedOrders() {
  const decided = useDecisions((state) => state.decided);
  const found = useResource(unarchived).value ?? [];
  const shownIds = new Set(decided.map(({ orderId }) => orderId));
  const others = found.filter(
    (purchase) => !shownIds.has(purchase.id) && saleFacts({ purchase }).isBought,
  );
  return (
    <>
      {decided.length > 0 && (
        <section className={styles['section']}>
          <h2 id={DECIDED_ID} tabIndex={-1} className={styles['title']}>
            {texts.decidedTitle}
          </h2>
          <ul className={styles['list']}>
            {decided.map((entry) => (
              <DecidedRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <OrderSection title={texts.archiveTitle} intro={texts.archiveIntro[archivedBy]}>
          {others.map((purchase) => (
            <UnarchivedRow key={purchase.id} purchase={purchase} />
          ))}
        </OrderSection>
      )}
    </>
  );
}
