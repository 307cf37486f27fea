import { Wallet } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as orderMails from '#src/data/repos/mails/orderMails.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  ADMIN_ACTION_PARAMETER,
  ADMIN_ORDER_PARAMETER,
  adminPath,
  parseAdminAction,
} from '#src/model/base/addresses.ts';
import { formatTime } from '#src/model/base/dates.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import type { OrderMail } from '#src/model/mails/outbox.ts';
import { pendingOrderTexts as texts, pendingOrderErrors } from '#src/model/orders/pendingTexts.ts';
import type { ReminderSettings } from '#src/model/orders/orderReminders.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { whileAwake } from '#src/stores/awake.ts';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { afterOther } from '../editing/afterOther.ts';
import { EditorShell } from '../layout/EditorShell.tsx';
import { OrderMailLine } from '../orderMails/OrderMails.tsx';
import { BlockedCustomers } from './BlockedCustomers.tsx';
import { AbandonedOrders, DecidedOrders, DECIDED_ID, OrderSection } from './DecidedOrders.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { PendingRow, PendingSkeleton } from './PendingRow.tsx';
import styles from './PendingOrders.module.css';
import { ReminderChoice, reminderSettings } from './Reminders.tsx';
import { WithdrawalStatements } from './WithdrawalStatements.tsx';
import { WithdrawnOrders } from './WithdrawnOrders.tsx';
import { useResolveUnconfirmed } from './decide.ts';
import { type Attempt, useDecisions, restoreAttempts, undecidedOrders } from './decisions.ts';
import { ReceivedPayments } from './reconciliation/ReceivedPayments.tsx';

const failed = { watch: orderMails.watchFailed };

/** Lists nothing while mails are not set up: then every mail fails, and each order says so. */
const isUnexpected = ({ error }: OrderMail): boolean => error !== 'not-configured';

/** The mails about any order that could not be sent. */
export function UnsentMails() {
  const mails = (useResource(failed).value ?? []).filter(isUnexpected);
  if (mails.length === 0) return null;
  return (
    <OrderSection title={texts.mailsTitle} intro={texts.mailsIntro}>
      {mails.map((mail) => (
        <OrderMailLine key={mail.id} mail={mail} isNamed />
      ))}
    </OrderSection>
  );
}

export const PENDING_ORDERS_REFRESH_MS = 30 * SECOND_MS;

/** The orders that wait, live, and read anew every 30 seconds. */
const waitingOrders: Resource<PendingOrder[]> = {
  read: pendingOrders.listPending,
  watch: pendingOrders.watchPending,
  every: PENDING_ORDERS_REFRESH_MS,
  during: whileAwake,
  first: 'watch',
};

interface ListProps {
  orders: readonly PendingOrder[];
  at: Date | undefined;
  reminders: ReminderSettings | undefined;
  onDecide: (attempt: Attempt) => void;
}

function List({ orders, at, reminders, onDecide }: ListProps) {
  const [parameters] = useSearchParams();
  const linkedId = parameters.get(ADMIN_ORDER_PARAMETER);
  const [chosen, setChosen] = useState({ linkedId, id: linkedId });
  // The order that the address names opens, until another one is opened.
  const openId = chosen.linkedId === linkedId ? chosen.id : linkedId;
  const unconfirmed = useDecisions((state) => state.unconfirmed);
  const decidedCount = useDecisions((state) => state.decided.length);
  return (
    <div className={styles['list']}>
      <div className={styles['count']}>
        <span role="status">{orders.length === 0 ? '' : texts.count(orders.length)}</span>
        {orders.length > 0 && decidedCount > 0 && (
          <a href={`#${DECIDED_ID}`}>{texts.toDecided(decidedCount)}</a>
        )}
        {at && <span>{texts.refreshed(formatTime(at))}</span>}
      </div>
      {orders.length === 0 && <EmptyState icon={Wallet} text={texts.none} />}
      {orders.map((order) => (
        <PendingRow
          key={order.id}
          order={order}
          isUnconfirmed={unconfirmed.some((attempt) => attempt.order.id === order.id)}
          isLinked={order.id === linkedId}
          isOpen={order.id === openId}
          onToggle={() => setChosen({ linkedId, id: order.id === openId ? null : order.id })}
          reminders={reminders}
          onApprove={() => onDecide({ order, kind: 'approved' })}
          onReject={() => onDecide({ order, kind: 'rejected' })}
        />
      ))}
    </div>
  );
}

/**
 * Asks about the approval that the address names, as if the button had been pressed. The address forgets
 * it at once, so that a reload does not ask again.
 */
function useAskedApproval(
  orders: readonly PendingOrder[],
  onDecide: (attempt: Attempt) => void,
): void {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = parseAdminAction(parameters.get(ADMIN_ACTION_PARAMETER)) === 'godkend';
  const linkedId = parameters.get(ADMIN_ORDER_PARAMETER);
  const order = isAsked ? orders.find(({ id }) => id === linkedId) : undefined;
  useEffect(() => {
    if (!order) return;
    onDecide({ order, kind: 'approved' });
    void navigate(adminPath('kontantbetaling', { order: order.id }), { replace: true });
  }, [order, onDecide, navigate]);
}

export function PendingOrders() {
  const waiting = useResource(waitingOrders);
  const reminders = useResource(reminderSettings);
  const decided = useDecisions((state) => state.decided);
  const unconfirmed = useDecisions((state) => state.unconfirmed);
  const [open, setOpen] = useState<Attempt>();
  const close = useCallback(() => setOpen(undefined), []);
  useEffect(restoreAttempts, []);
  useResolveUnconfirmed(waiting.value);
  const undecided = undecidedOrders(waiting.value ?? [], decided, unconfirmed);
  useAskedApproval(undecided, setOpen);

  return (
    <EditorShell title={texts.title} intro={texts.intro}>
      <AsyncView
        state={afterOther(waiting, reminders)}
        skeleton={<PendingSkeleton />}
        errors={pendingOrderErrors.load}
      >
        {() => (
          <>
            <ReceivedPayments orders={undecided} />
            <List
              orders={undecided}
              at={waiting.at}
              reminders={reminders.value}
              onDecide={setOpen}
            />
          </>
        )}
      </AsyncView>
      <DecidedOrders />
      <WithdrawnOrders />
      <WithdrawalStatements />
      <UnsentMails />
      <ReminderChoice />
      <AbandonedOrders />
      <BlockedCustomers />
      {open && <DecisionDialog {...open} waiting={undecided} onClose={close} />}
    </EditorShell>
  );
}
