import { useState } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { refundOrder, refundPurchase } from '#src/data/orders/rightOfWithdrawal.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDate, formatDateTime } from '#src/model/base/dates.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { formatOre } from '#src/model/base/money.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import {
  type OrderView,
  viewOfPendingOrder,
  viewOfPurchase,
} from '#src/model/orders/orderViews.ts';
import { paymentWords } from '#src/model/orders/paymentWords.ts';
import { isPaymentOf } from '#src/model/payments/reference.ts';
import { oreToPay, totalsOf } from '#src/model/sale/records.ts';
import { isShownAsWithdrawn, refundDeadline } from '#src/model/withdrawal/withdrawal.ts';
import { withdrawnOrderErrors, withdrawnOrderTexts as texts } from '#src/model/withdrawal/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import styles from './DecidedOrders.module.css';
import { OrderSection } from './DecidedOrders.tsx';

interface WithdrawnProps {
  order: OrderView;
}

const nameOf = ({ customerName, customerEmail }: OrderView): string =>
  customerName || customerEmail || texts.nameless;

const amountOf = (order: OrderView): string => formatOre(oreToPay(order));

function RefundButton({ order }: WithdrawnProps) {
  const { id, life } = order;
  const name = nameOf(order);
  const [isAsking, setIsAsking] = useState(false);
  const { pending, submit } = useSubmit(life.wasApproved ? refundPurchase : refundOrder, {
    success: () => ({ kind: 'success', text: texts.done }),
    errors: withdrawnOrderErrors.refund,
  });

  async function send(): Promise<void> {
    const { done } = await submit(id);
    if (done) setIsAsking(false);
  }

  return (
    <div>
      <Button aria-label={texts.refundedOf(name)} onClick={() => setIsAsking(true)}>
        {texts.refunded}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.refundTitle(amountOf(order), name)}
          description={life.wasApproved ? texts.refundText : texts.refundTextOrder}
          confirmLabel={pending ? texts.refunding : texts.refunded}
          look="primary"
          busy={pending}
          onConfirm={() => void send()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

/** The server refunds what was paid at the provider, and notes it. */
function RefundOrWait({ order }: WithdrawnProps) {
  const { id, paymentIntentId } = order;
  return isPaymentOf(id, paymentIntentId) ? (
    <p className={styles['number']}>{texts.goesBack}</p>
  ) : (
    <RefundButton order={order} />
  );
}

function times({ life: { withdrawnAt, sentBack }, vouchers }: OrderView): string {
  const creditNote = vouchers.find(({ kind }) => kind === 'credit-note');
  return joinFacts([
    withdrawnAt && texts.withdrawnOn(formatDateTime(withdrawnAt)),
    sentBack && texts.refundedOn(formatDate(sentBack.at)),
    creditNote && texts.creditNote(creditNote.number),
    withdrawnAt && !sentBack && texts.refundBy(formatDate(refundDeadline(withdrawnAt))),
  ]);
}

function factsOf(order: OrderView): Fact[] {
  const { customerName, customerEmail, life, paymentMethod } = order;
  return [
    [life.wasApproved ? texts.payBack : texts.payBackIfPaid, amountOf(order)],
    [texts.paidBy, paymentWords(totalsOf(order), paymentMethod)],
    [texts.to, [customerName, customerEmail].filter(Boolean).join(', ')],
  ];
}

function WithdrawnRow({ order }: WithdrawnProps) {
  const { id, life } = order;
  const number = orderNumber(id);
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <h3 className={styles['name']}>{nameOf(order)}</h3>
        <p className={styles['number']}>
          <Link to={adminPath('kundepanel', { order: id })} aria-label={texts.openOrder(number)}>
            {texts.order(number)}
          </Link>
        </p>
        <p className={styles['number']}>{times(order)}</p>
      </div>
      {!life.sentBack && <Facts look="columns" facts={factsOf(order)} long={[texts.to]} />}
      {!life.sentBack && <RefundOrWait order={order} />}
    </li>
  );
}

const withdrawnPurchases = { watch: purchases.watchWithdrawn };
const withdrawnOrders = { watch: pendingOrders.watchWithdrawn };

/** The withdrawn orders whose money has to be sent back, and for a while those where it was. */
export function WithdrawnOrders() {
  const bought = useResource(withdrawnPurchases).value ?? [];
  const waiting = useResource(withdrawnOrders).value ?? [];
  const now = new Date();
  const shown = [...bought.map(viewOfPurchase), ...waiting.map(viewOfPendingOrder)].filter(
    ({ life }) => isShownAsWithdrawn(life, now),
  );
  if (shown.length === 0) return null;
  const due = shown.filter(({ life }) => !life.sentBack);
  const refunded = shown.filter(({ life }) => life.sentBack);
  return (
    <OrderSection title={texts.title} intro={texts.intro}>
      {[...due, ...refunded].map((order) => (
        <WithdrawnRow key={order.id} order={order} />
      ))}
    </OrderSection>
  );
}
