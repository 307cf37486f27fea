import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLive } from '#src/hooks/useLive.ts';
import { formatTime } from '#src/model/base/dates.ts';
import { ADMIN_ORDER_PARAMETER } from '#src/model/base/routes.ts';
import { pendingOrderErrors, pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { EditorShell } from '../kit/layout/EditorShell.tsx';
import { DecidedOrders, DECIDED_ID } from './Decided.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { PendingCard } from './PendingCard.tsx';
import styles from './PendingOrders.module.css';
import { PendingSkeleton } from './PendingSkeleton.tsx';
import { recallAttempts } from './attempts.ts';
import { recallUnsentMails } from './decisionMails.ts';
import { useDecisions, type Attempt } from './desk.ts';
import { undecidedOrders, watchWaitingOrders } from './feed.ts';
import { useResolveUnconfirmed } from './useSettling.ts';

interface ListProps {
  orders: readonly PendingOrder[];
  at: Date;
  onDecide: (attempt: Attempt) => void;
}

function List({ orders, at, onDecide }: ListProps) {
  const [parameters] = useSearchParams();
  const sought = parameters.get(ADMIN_ORDER_PARAMETER);
  const unconfirmed = useDecisions((state) => state.unconfirmed);
  const decidedCount = useDecisions((state) => state.decided.length);
  return (
    <div>
      <div className={styles['count']}>
        <span role="status">{orders.length === 0 ? '' : texts.count(orders.length)}</span>
        {orders.length > 0 && decidedCount > 0 && (
          <a href={`#${DECIDED_ID}`}>{texts.toDecided(decidedCount)}</a>
        )}
        <span>{texts.refreshed(formatTime(at))}</span>
      </div>
      {orders.length === 0 && <EmptyState text={texts.none} />}
      {orders.map((order) => (
        <PendingCard
          key={order.id}
          order={order}
          isUnconfirmed={unconfirmed.some((attempt) => attempt.order.id === order.id)}
          isSought={order.id === sought}
          onApprove={() => onDecide({ order, kind: 'approved' })}
          onReject={() => onDecide({ order, kind: 'rejected' })}
        />
      ))}
    </div>
  );
}

/** The orders that wait for their payment, and what becomes of them. */
export function PendingOrders() {
  const feed = useLive(watchWaitingOrders);
  const decided = useDecisions((state) => state.decided);
  const unconfirmed = useDecisions((state) => state.unconfirmed);
  const [open, setOpen] = useState<Attempt>();
  useEffect(() => {
    recallUnsentMails();
    recallAttempts();
  }, []);
  useResolveUnconfirmed(feed.value?.value);

  return (
    <EditorShell title={texts.title} intro={texts.intro}>
      <AsyncView state={feed} skeleton={<PendingSkeleton />} errors={pendingOrderErrors.load}>
        {({ value, at }) => (
          <List orders={undecidedOrders(value, decided, unconfirmed)} at={at} onDecide={setOpen} />
        )}
      </AsyncView>
      <DecidedOrders />
      {open && <DecisionDialog {...open} onClose={() => setOpen(undefined)} />}
    </EditorShell>
  );
}
