import { useMemo, useState } from 'react';
import * as receivedPayments from '#src/data/repos/reconciliation/receivedPayments.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { BULK_BATCH_SIZE, type BulkFailure } from '#src/model/base/bulk.ts';
import { AppError, isOrderRefusal, toAppError } from '#src/model/base/errors.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { pendingOrderErrors } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import {
  matchPayments,
  numbersIn,
  type Matched,
  type MatchedPayment,
} from '#src/model/reconciliation/match.ts';
import type { ReceivedPayment } from '#src/model/reconciliation/schema.ts';
import {
  approvalRunTexts,
  finishRunTexts,
  reconciliationErrors,
  reconciliationTexts as texts,
  setAsideRunTexts,
} from '#src/model/reconciliation/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { BulkStatus } from '../../bulk/BulkStatus.tsx';
import { useBulkRun, type BulkJob, type BulkRun } from '../../bulk/useBulkRun.ts';
import { approve } from '../decide.ts';
import { OrderSection } from '../DecidedOrders.tsx';
import { PaymentFile } from './PaymentFile.tsx';
import { CertainRow, DoubtfulRow, paymentName, SettledRow, UnmatchedRow } from './PaymentRows.tsx';
import styles from './ReceivedPayments.module.css';

/** A payment in a run; an order stands beside it when it is to be approved. */
interface PaymentTask {
  id: string;
  title: string;
  order?: PendingOrder;
}

/** Approves the order of a payment and then notes that it is paid; cut off between, it is repeated. */
async function approvePaid({ id, order }: PaymentTask): Promise<void> {
  if (!order) return;
  const check = await approve(order);
  if (check) throw new AppError('order/price-changed');
  await receivedPayments.close(id, order.id);
}

/** One order at a time. One that cannot be approved does not stop the others; a lost connection does. */
async function approveBatch(
  batch: readonly PaymentTask[],
): Promise<readonly BulkFailure<PaymentTask>[]> {
  for (const item of batch) {
    try {
      await approvePaid(item);
    } catch (thrown) {
      if (!isOrderRefusal(thrown)) throw thrown;
      return [{ item, error: toAppError(thrown) }];
    }
  }
  return [];
}

const approvalJob = (items: readonly PaymentTask[]): BulkJob<PaymentTask> => ({
  items,
  batchSize: 1,
  write: approveBatch,
  texts: approvalRunTexts,
  errors: pendingOrderErrors.approve,
});

const taskOf = ({ payment }: MatchedPayment): PaymentTask => ({
  id: payment.id,
  title: paymentName(payment),
});

const setAsideJob = (items: readonly PaymentTask[]): BulkJob<PaymentTask> => ({
  items,
  batchSize: BULK_BATCH_SIZE,
  write: async (batch) => {
    await receivedPayments.setAside(batch.map(({ id }) => id));
    return [];
  },
  texts: setAsideRunTexts,
});

/** Notes that approved orders are paid, with the fees of it. */
const finishJob = (settled: readonly Matched<'settled'>[]): BulkJob<PaymentTask> => {
  const orderIds = new Map(settled.map(({ payment, orderId }) => [payment.id, orderId]));
  return {
    items: settled.map(taskOf),
    batchSize: BULK_BATCH_SIZE,
    write: async (batch) => {
      await receivedPayments.closeAll(batch.map(({ id }) => [id, orderIds.get(id) ?? '']));
      return [];
    },
    texts: finishRunTexts,
  };
};

/** The numbers that wait for no payment, as far as they are known: undefined where no approved order has them. */
type Sold = ReadonlyMap<string, boolean | undefined>;

const NOTHING_ASKED: Sold = new Map();

async function readSold(numbers: readonly string[]): Promise<Sold> {
  const sold = await receivedPayments.readSold(numbers);
  return new Map(numbers.map((number) => [number, sold.get(number)]));
}

/** The approved orders that payments name: they are asked for when a number is new. What was told stays meanwhile. */
function useSold(payments: readonly ReceivedPayment[], orders: readonly PendingOrder[]) {
  const [sold, setSold] = useState(NOTHING_ASKED);
  const isWaiting = (number: string) => orders.some(({ id }) => id === number);
  const numbers = [...new Set(payments.flatMap(numbersIn))].filter((number) => !isWaiting(number));
  const key = numbers.toSorted().join(' ');
  const resource = useMemo(() => ({ read: () => readSold(key.split(' ').filter(Boolean)) }), [key]);
  return { sold, reading: useResource(resource, setSold) };
}

interface PartProps<Kind extends 'certain' | 'settled' | 'unmatched'> {
  matched: readonly Matched<Kind>[];
  run: BulkRun<PaymentTask>;
}

function approvalOf({ payment, order }: Matched<'certain'>): PaymentTask {
  const name = order.customerName || order.customerEmail || texts.nameless;
  return { id: payment.id, title: texts.isPaid(name, orderNumber(order.id)), order };
}

/** The payments whose order is clear, ticked and approved in one go. */
function Certain({ matched, run }: PartProps<'certain'>) {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const ticked = matched.filter(({ payment }) => !unticked.has(payment.id));
  if (matched.length === 0) return null;

  function tick(id: string, isTicked: boolean): void {
    const others = [...unticked].filter((each) => each !== id);
    setUnticked(new Set(isTicked ? others : [...others, id]));
  }

  return (
    <div className={styles['part']}>
      <OrderSection title={texts.certainTitle} intro={texts.certainIntro}>
        {matched.map((each) => (
          <CertainRow
            key={each.payment.id}
            {...each}
            isTicked={!unticked.has(each.payment.id)}
            onTick={(isTicked) => tick(each.payment.id, isTicked)}
          />
        ))}
      </OrderSection>
      <div>
        <Button
          disabled={ticked.length === 0}
          busy={run.state?.kind === 'running'}
          onClick={() => void run.start(approvalJob(ticked.map(approvalOf)))}
        >
          {texts.approve(ticked.length)}
        </Button>
      </div>
    </div>
  );
}

function Settled({ matched, run }: PartProps<'settled'>) {
  if (matched.length === 0) return null;
  return (
    <div className={styles['part']}>
      <OrderSection title={texts.settledTitle} intro={texts.settledIntro}>
        {matched.map((each) => (
          <SettledRow key={each.payment.id} {...each} />
        ))}
      </OrderSection>
      {matched.length > 1 && (
        <div>
          <Button
            busy={run.state?.kind === 'running'}
            onClick={() => void run.start(finishJob(matched))}
          >
            {texts.finishAll(matched.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Unmatched({ matched, run }: PartProps<'unmatched'>) {
  if (matched.length === 0) return null;
  return (
    <div className={styles['part']}>
      <OrderSection title={texts.unmatchedTitle} intro={texts.unmatchedIntro}>
        {matched.map((each) => (
          <UnmatchedRow key={each.payment.id} {...each} />
        ))}
      </OrderSection>
      {matched.length > 1 && (
        <div>
          <Button
            look="quiet"
            busy={run.state?.kind === 'running'}
            onClick={() => void run.start(setAsideJob(matched.map(taskOf)))}
          >
            {texts.setAsideAll(matched.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Doubtful({ matched }: { matched: readonly Matched<'doubtful'>[] }) {
  if (matched.length === 0) return null;
  return (
    <OrderSection title={texts.doubtfulTitle} intro={texts.doubtfulIntro}>
      {matched.map((each) => (
        <DoubtfulRow key={each.payment.id} {...each} />
      ))}
    </OrderSection>
  );
}

interface OpenPaymentsProps {
  payments: readonly ReceivedPayment[];
  orders: readonly PendingOrder[];
}

/** The payments that are open, by what is known about each. */
function OpenPayments({ payments, orders }: OpenPaymentsProps) {
  const run = useBulkRun<PaymentTask>();
  const { sold, reading } = useSold(payments, orders);
  const newestFirst = payments.toSorted(
    (a, b) => b.day.localeCompare(a.day) || a.id.localeCompare(b.id),
  );
  const matched = matchPayments(newestFirst, { orders, sold });
  const certain = matched.filter((each) => each.kind === 'certain');
  const doubtful = matched.filter((each) => each.kind === 'doubtful');
  const settled = matched.filter((each) => each.kind === 'settled');
  const unmatched = matched.filter((each) => each.kind === 'unmatched');
  return (
    <>
      <AsyncView
        state={reading}
        skeleton={sold === NOTHING_ASKED && <Skeleton width="100%" height="3rem" />}
        errors={reconciliationErrors.sold}
      >
        {() => null}
      </AsyncView>
      <Certain matched={certain} run={run} />
      <BulkStatus run={run} />
      <Doubtful matched={doubtful} />
      <Settled matched={settled} run={run} />
      <Unmatched matched={unmatched} run={run} />
    </>
  );
}

/** The payments from files: taken, matched with the orders that wait, and approved. */
export function ReceivedPayments({ orders }: { orders: readonly PendingOrder[] }) {
  const open = useResource(receivedPayments.open);
  return (
    <section className={styles['payments']} aria-label={texts.title}>
      <PaymentFile orders={orders} />
      <AsyncView
        state={open}
        skeleton={<Skeleton width="100%" height="3rem" />}
        errors={reconciliationErrors.load}
      >
        {(payments) => <OpenPayments payments={payments} orders={orders} />}
      </AsyncView>
    </section>
  );
}
