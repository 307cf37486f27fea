import { useCallback, useEffect, useState } from 'react';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { isOrderRefusal } from '#src/model/base/errors.ts';
import { formatKroner } from '#src/model/base/money.ts';
import type { ApprovalCheck } from '#src/model/orders/approval.ts';
import { shortOrderId } from '#src/model/orders/orderId.ts';
import { pendingOrderErrors, pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { PriceDifference } from './PriceDifference.tsx';
import { approve, reject } from './decide.ts';
import { useDecisions, type Attempt } from './desk.ts';

interface DialogProps {
  order: PendingOrder;
  onClose: () => void;
}

const nameOf = ({ customerName, customerEmail }: PendingOrder) => customerName || customerEmail;

/** An order that cannot be decided this way any more has nothing left to ask about. */
function useClosing<Input extends unknown[], Answer>(
  decide: (...input: Input) => Promise<Answer>,
  onClose: () => void,
): (...input: Input) => Promise<Answer> {
  return useCallback(
    async (...input) => {
      try {
        return await decide(...input);
      } catch (thrown) {
        if (isOrderRefusal(thrown)) onClose();
        throw thrown;
      }
    },
    [decide, onClose],
  );
}

function ApproveDialog({ order, onClose }: DialogProps) {
  const [check, setCheck] = useState<ApprovalCheck>();
  const { pending, submit } = useSubmit(useClosing(approve, onClose), {
    errors: pendingOrderErrors.approve,
  });

  async function send(): Promise<void> {
    const outcome = await submit(order, check);
    if (outcome.done) setCheck(outcome.answer);
  }

  if (check) {
    return (
      <PriceDifference
        // A price that changes once more is a new question.
        key={JSON.stringify(check)}
        amount={order.amount}
        check={check}
        busy={pending}
        onConfirm={() => void send()}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={texts.approveTitle(nameOf(order))}
      description={texts.approveText(formatKroner(order.amount), shortOrderId(order.id))}
      confirmLabel={pending ? texts.approving : texts.approve}
      look="primary"
      busy={pending}
      onConfirm={() => void send()}
      onClose={onClose}
    />
  );
}

function RejectDialog({ order, onClose }: DialogProps) {
  const { pending, submit } = useSubmit(useClosing(reject, onClose), {
    errors: pendingOrderErrors.reject,
  });
  return (
    <ConfirmDialog
      title={texts.rejectTitle(nameOf(order))}
      description={texts.rejectText}
      confirmLabel={pending ? texts.rejecting : texts.reject}
      busy={pending}
      onConfirm={() => void submit(order)}
      onClose={onClose}
    />
  );
}

/** Asks before a decision. It stays open when that fails, and goes once it is known what was decided. */
export function DecisionDialog({ order, kind, onClose }: Attempt & { onClose: () => void }) {
  const isDecided = useDecisions(({ decided }) => decided.some(({ id }) => id === order.id));
  useEffect(() => {
    if (isDecided) onClose();
  }, [isDecided, onClose]);
  const Question = kind === 'approved' ? ApproveDialog : RejectDialog;
  return <Question order={order} onClose={onClose} />;
}
