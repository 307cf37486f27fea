import { useMemo, useState } from 'react';
import { approvePayment } from '#src/data/orders/approveOrder.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import {
  customerPanelTexts as texts,
  customerPanelErrors,
} from '#src/model/account/customerTexts.ts';
import { formatOre } from '#src/model/base/money.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { shortOrderId } from '#src/model/orders/orderId.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { pendingOrderErrors, pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import { consentSentence } from '#src/model/orders/sentences.ts';
import { stageFacts } from '#src/model/sale/life.ts';
import { oreToPay, statementOfSale } from '#src/model/sale/records.ts';
import { OptionParts } from '#src/options/OptionParts.tsx';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { AlsoOpen } from '../editing/SaveBar.tsx';
import { OrderProgress } from '../orderMails/OrderMails.tsx';
import { NoteRefund } from './NoteRefund.tsx';
import styles from './OrderDialog.module.css';
import { OrderVouchers, factsOf, longFacts } from './OrderFacts.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { findOrder } from './useOrders.ts';

interface PaymentApprovalProps {
  order: OrderView;
  onApproved: () => void;
}

/** Approves the payment of a purchase that is not paid yet. */
export function PaymentApproval({ order, onApproved }: PaymentApprovalProps) {
  const { id, customerName, customerEmail } = order;
  const [isAsking, setIsAsking] = useState(false);
  const { pending, submit } = useSubmit(approvePayment, {
    success: () => ({ kind: 'success', text: texts.paymentApproved }),
    errors: pendingOrderErrors.approve,
  });

  async function send(): Promise<void> {
    const { done } = await submit(id);
    if (!done) return;
    setIsAsking(false);
    onApproved();
  }

  return (
    <div>
      <Button look="primary" onClick={() => setIsAsking(true)}>
        {texts.approvePayment}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={pendingOrderTexts.approveTitle(customerName || customerEmail || texts.nameless)}
          description={texts.approvePaymentText(formatOre(oreToPay(order)))}
          confirmLabel={pending ? pendingOrderTexts.approving : texts.approvePayment}
          look="primary"
          busy={pending}
          onConfirm={() => void send()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

interface OrderContentProps {
  order: OrderView;
  onCustomer: (email: string) => void;
  onChanged: () => void;
}

function OrderContent({ order, onCustomer, onChanged }: OrderContentProps) {
  const { customerEmail, vouchers } = order;
  const statement = statementOfSale(order, useShop());
  return (
    <div className={styles['order']}>
      <Facts look="columns" facts={factsOf(order, statement)} long={longFacts} />
      {stageFacts(order.life).isUnpaid && <PaymentApproval order={order} onApproved={onChanged} />}
      {order.paymentIntentId === undefined ? (
        <NoteRefund order={order} onRefunded={onChanged} />
      ) : (
        <OptionParts at="refund" alsoOff order={order} onRefunded={onChanged} />
      )}
      <OrderedItems order={order} statement={statement} />
      {order.termsConsent && (
        <p className={styles['consent']}>{consentSentence(order.termsConsent, order.items)}</p>
      )}
      <OrderVouchers vouchers={vouchers} />
      <OrderProgress orderId={order.id} alsoOff />
      {customerEmail !== '' && (
        <Button look="quiet" onClick={() => onCustomer(customerEmail)}>
          {texts.customerTitle}
        </Button>
      )}
    </div>
  );
}

interface OrderDialogProps {
  id: string;
  /** The order, if it has already been read. */
  order: OrderView | undefined;
  onCustomer: (email: string) => void;
  /** Called with the order as it is after a change. */
  onChanged: (order: OrderView) => void;
  onClose: () => void;
}

export function OrderDialog({ id, onClose, onChanged, ...props }: OrderDialogProps) {
  const [changed, setChanged] = useState<OrderView>();
  const isListed = props.order !== undefined;
  const found = useResource(
    useMemo(() => ({ read: async () => (isListed ? undefined : findOrder(id)) }), [id, isListed]),
  );
  const order = changed ?? props.order ?? found.value;
  const shop = useShop();
  const title = joinFacts([
    order && (order.customerName || texts.nameless),
    order && formatOre(statementOfSale(order, shop).totalOre),
    texts.orderTitle(shortOrderId(id)),
  ]);
  const { submit: find } = useSubmit(findOrder, { errors: customerPanelErrors.refresh });

  /** Apart from the change itself, which has succeeded even if the order cannot be read now. */
  async function readAgain(changedId: string): Promise<void> {
    const outcome = await find(changedId);
    if (!outcome.done) return;
    setChanged(outcome.answer);
    onChanged(outcome.answer);
  }

  return (
    <Dialog title={title} isPanel onClose={onClose}>
      <AlsoOpen kind="order" id={id} />
      {order ? (
        <OrderContent
          order={order}
          onCustomer={props.onCustomer}
          onChanged={() => void readAgain(order.id)}
        />
      ) : (
        <AsyncView
          state={found}
          skeleton={<Skeleton width="100%" height="20rem" />}
          errors={customerPanelErrors.load}
        >
          {() => null}
        </AsyncView>
      )}
    </Dialog>
  );
}
