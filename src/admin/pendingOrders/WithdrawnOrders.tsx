import { useState } from 'react';
import { Link } from 'react-router-dom';
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
import { pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { isPaymentOf } from '#src/model/payments/reference.ts';
import { lifeOf } from '#src/model/sale/life.ts';
import { oreToPay } from '#src/model/sale/records.ts';
import { isShownAsWithdrawn, refundDeadline } from '#src/model/withdrawal/withdrawal.ts';
import { withdrawnOrderErrors, withdrawnOrderTexts as texts } from '#src/model/withdrawal/texts.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import styles from './DecidedOrders.module.css';
import { OrderSection } from './DecidedOrders.tsx';

/** An entry of the list: a purchase, or an order that was never approved. */
interface Withdrawn {
  id: string;
  name: string;
  amount: string;
  withdrawnAt: Date | undefined;
  refundedAt: Date | undefined;
  facts: readonly Fact[];
  creditNoteNumber: string | undefined;
  /** Asked before the refund is noted. */
  question: string;
  refund: (id: string) => Promise<void>;
  /** The payment by card or at the provider. */
  paymentIntentId?: string | undefined;
}

function ofPurchase(purchase: Purchase): Withdrawn {
  const { id, userName, userEmail, withdrawnAt, refundedAt } = purchase;
  const amount = formatOre(oreToPay({ ...purchase, total: purchase.totalAmount }));
  return {
    id,
    name: userName || userEmail || texts.nameless,
    amount,
    withdrawnAt,
    refundedAt,
    facts: [
      [texts.payBack, amount],
      [texts.paidBy, pendingOrderTexts.payment[purchase.paymentMethod]],
      [texts.to, [userName, userEmail].filter(Boolean).join(', ')],
    ],
    creditNoteNumber: purchase.creditNoteNumber,
    question: texts.refundText,
    refund: refundPurchase,
    paymentIntentId: purchase.paymentIntentId,
  };
}

function ofOrder(order: PendingOrder): Withdrawn {
  const { id, customerName, customerEmail, withdrawnAt, refundedAt } = order;
  const amount = formatOre(oreToPay({ ...order, total: order.amount }));
  return {
    id,
    name: customerName || customerEmail || texts.nameless,
    amount,
    withdrawnAt,
    refundedAt,
    facts: [
      [texts.payBackIfPaid, amount],
      [texts.paidBy, pendingOrderTexts.payment[order.paymentMethod]],
      [texts.to, [customerName, customerEmail].filter(Boolean).join(', ')],
    ],
    creditNoteNumber: undefined,
    question: texts.refundTextOrder,
    refund: refundOrder,
  };
}

function RefundButton({ withdrawn }: { withdrawn: Withdrawn }) {
  const { id, name, amount, question, refund } = withdrawn;
  const [isAsking, setIsAsking] = useState(false);
  const { pending, submit } = useSubmit(refund, {
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
          title={texts.refundTitle(amount, name)}
          description={question}
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
function RefundOrWait({ withdrawn }: { withdrawn: Withdrawn }) {
  const { id, paymentIntentId } = withdrawn;
  return isPaymentOf(id, paymentIntentId) ? (
    <p className={styles['number']}>{texts.goesBack}</p>
  ) : (
    <RefundButton withdrawn={withdrawn} />
  );
}

function times({ withdrawnAt, refundedAt, creditNoteNumber }: Withdrawn): string {
  return joinFacts([
    withdrawnAt && texts.withdrawnOn(formatDateTime(withdrawnAt)),
    refundedAt && texts.refundedOn(formatDate(refundedAt)),
    creditNoteNumber && texts.creditNote(creditNoteNumber),
    withdrawnAt && !refundedAt && texts.refundBy(formatDate(refundDeadline(withdrawnAt))),
  ]);
}

function WithdrawnRow({ withdrawn }: { withdrawn: Withdrawn }) {
  const { id, name, facts, refundedAt } = withdrawn;
  const number = orderNumber(id);
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['number']}>
          <Link to={adminPath('kundepanel', { order: id })} aria-label={texts.openOrder(number)}>
            {texts.order(number)}
          </Link>
        </p>
        <p className={styles['number']}>{times(withdrawn)}</p>
      </div>
      {!refundedAt && <Facts look="columns" facts={facts} long={[texts.to]} />}
      {!refundedAt && <RefundOrWait withdrawn={withdrawn} />}
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
  const shown = [
    ...bought.filter((each) => isShownAsWithdrawn(lifeOf({ purchase: each }), now)).map(ofPurchase),
    ...waiting.filter((each) => isShownAsWithdrawn(lifeOf({ order: each }), now)).map(ofOrder),
  ];
  if (shown.length === 0) return null;
  const [due, refunded] = [
    shown.filter(({ refundedAt }) => !refundedAt),
    shown.filter(({ refundedAt }) => refundedAt),
  ];
  return (
    <OrderSection title={texts.title} intro={texts.intro}>
      {[...due, ...refunded].map((withdrawn) => (
        <WithdrawnRow key={withdrawn.id} withdrawn={withdrawn} />
      ))}
    </OrderSection>
  );
}
