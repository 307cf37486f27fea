import { useState } from 'react';
import { approvePayment } from '#src/data/orders/approvePayment.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { formatKroner } from '#src/model/base/money.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { pendingOrderErrors, pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { findOrder } from './orderPages.ts';

/** Approves the payment; the answer is the order as it is now. */
async function approved(id: string): Promise<OrderView> {
  await approvePayment(id);
  return findOrder(id);
}

interface PaymentApprovalProps {
  order: OrderView;
  onApproved: (order: OrderView) => void;
}

/** The way to say that a purchase which waits for its payment has been paid. */
export function PaymentApproval({ order, onApproved }: PaymentApprovalProps) {
  const { id, customerName, customerEmail, total } = order;
  const [isAsking, setIsAsking] = useState(false);
  const { pending, submit } = useSubmit(approved, {
    success: () => ({ kind: 'success', text: texts.paymentApproved }),
    errors: pendingOrderErrors.approve,
  });

  async function send(): Promise<void> {
    const outcome = await submit(id);
    if (outcome.done) onApproved(outcome.answer);
  }

  return (
    <div>
      <Button look="primary" onClick={() => setIsAsking(true)}>
        {texts.approvePayment}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={pendingOrderTexts.approveTitle(customerName || customerEmail || texts.nameless)}
          description={texts.approvePaymentText(formatKroner(total))}
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
