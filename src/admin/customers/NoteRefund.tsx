import { useState } from 'react';
import { refundPurchase } from '#src/data/orders/rightOfWithdrawal.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import {
  customerPanelErrors,
  customerPanelTexts as texts,
} from '#src/model/account/customerTexts.ts';
import { formatOre } from '#src/model/base/money.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { stageFacts } from '#src/model/sale/life.ts';
import { oreToPay } from '#src/model/sale/records.ts';
import { isGiftCard } from '#src/model/sale/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

/** Gift cards may be used by now: their customer withdraws, or what is left of them is paid out. */
function isRefundable({ life, items }: OrderView): boolean {
  return stageFacts(life).isBought && life.sentBack === undefined && !items.some(isGiftCard);
}

interface NoteRefundProps {
  order: OrderView;
  onRefunded: () => void;
}

/** Cancels a sale whose money the photographer has sent back by hand, with its credit note. */
export function NoteRefund({ order, onRefunded }: NoteRefundProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { pending, submit } = useSubmit(refundPurchase, {
    success: () => ({ kind: 'success', text: texts.refund.done }),
    errors: customerPanelErrors.refund,
  });
  if (!isRefundable(order)) return null;

  async function send(): Promise<void> {
    const { done } = await submit(order.id);
    if (!done) return;
    setIsAsking(false);
    onRefunded();
  }

  const ore = oreToPay(order);
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{texts.refund.note}</Button>
      {isAsking && (
        <ConfirmDialog
          title={ore > 0 ? texts.refund.title(formatOre(ore)) : texts.refund.giftCardTitle}
          description={texts.refund.effect}
          confirmLabel={pending ? texts.refund.noting : texts.refund.confirm}
          busy={pending}
          onConfirm={() => void send()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
