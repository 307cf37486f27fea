import { useState, useEffect, type ReactNode } from 'react';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatKroner, toOre } from '#src/model/base/money.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import type { ApprovalCheck } from '#src/model/orders/approval.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { pendingOrderTexts as texts, pendingOrderErrors } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { OrderDecision } from '#src/model/orders/status.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import styles from './DecisionDialog.module.css';
import { RejectDialog } from './RejectDialog.tsx';
import { approve } from './decide.ts';
import { useCloseOnRefusal, type DialogProps } from './decisionDialogs.ts';
import { useDecisions } from './decisions.ts';

interface PriceDifferenceProps {
  /** The amount that the customer was told to pay. */
  amount: number;
  check: ApprovalCheck;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function priceSentence({ item, price }: ApprovalCheck['changes'][number]): string {
  const ordered = formatKroner(item.price);
  return price === undefined
    ? texts.priceGone(item.name, ordered)
    : texts.priceChanged(item.name, ordered, formatKroner(price));
}

/** Shows the differences from the order as the customer placed it. They have to be confirmed. */
export function PriceDifference(props: PriceDifferenceProps) {
  const { amount, check, busy, onConfirm, onClose } = props;
  const [isSeen, setIsSeen] = useState(false);
  const { changes, hidden, total } = check;
  const isPriceRight = changes.length === 0 && toOre(total) === toOre(amount);
  const hasUnavailable = changes.some(({ price }) => price === undefined);
  return (
    <Dialog
      title={isPriceRight ? texts.hiddenTitle : texts.priceChangedTitle}
      description={
        isPriceRight
          ? texts.hiddenText
          : texts.priceTotal(formatKroner(amount), formatKroner(total))
      }
      onClose={onClose}
    >
      {changes.length + hidden.length > 0 && (
        <ul className={styles['changes']}>
          {changes.map((change, at) => (
            <li key={`${at}/${change.item.id}`}>{priceSentence(change)}</li>
          ))}
          {hidden.map(({ item, title }, at) => (
            <li key={`hidden/${at}/${item.id}`}>{texts.hidden(title)}</li>
          ))}
        </ul>
      )}
      {hasUnavailable && <p className={styles['hint']}>{texts.priceGoneText}</p>}
      <Checkbox
        label={texts.priceConfirm}
        checked={isSeen}
        onChange={({ target }) => setIsSeen(target.checked)}
      />
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button look="primary" busy={busy} disabled={!isSeen} onClick={onConfirm}>
          {busy ? texts.approving : texts.approve}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const nameOf = ({ customerName, customerEmail }: PendingOrder) => customerName || customerEmail;

function ApproveDialog({ order, onClose }: DialogProps) {
  const [check, setCheck] = useState<ApprovalCheck>();
  const { pending, submit } = useSubmit(useCloseOnRefusal(approve, onClose), {
    errors: pendingOrderErrors.approve,
  });

  async function send(): Promise<void> {
    const outcome = await submit(order, check);
    if (outcome.done) setCheck(outcome.answer);
  }

  if (check) {
    return (
      <PriceDifference
        // Another change of the price asks again.
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
      description={texts.approveText(formatKroner(order.amount), orderNumber(order.id))}
      confirmLabel={pending ? texts.approving : texts.approve}
      look="primary"
      busy={pending}
      onConfirm={() => void send()}
      onClose={onClose}
    />
  );
}

const dialogs: Record<OrderDecision, (props: DialogProps) => ReactNode> = {
  approved: ApproveDialog,
  rejected: RejectDialog,
};

/** Asks before a decision. It stays open on failure, and closes once the outcome is known. */
export function DecisionDialog({ kind, ...props }: DialogProps & { kind: OrderDecision }) {
  const { order, onClose } = props;
  const isDecided = useDecisions(({ decided }) => decided.some(({ id }) => id === order.id));
  useEffect(() => {
    if (isDecided) onClose();
  }, [isDecided, onClose]);
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
