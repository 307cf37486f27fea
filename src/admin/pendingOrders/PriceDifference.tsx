import { useState } from 'react';
import { formatKroner, toOre } from '#src/model/base/money.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import type { ApprovalCheck } from '#src/model/orders/approval.ts';
import { pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import styles from './PriceDifference.module.css';

interface PriceDifferenceProps {
  /** What the customer was told to pay. */
  amount: number;
  check: ApprovalCheck;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function sentence({ item, price }: ApprovalCheck['changes'][number]): string {
  const ordered = formatKroner(item.price);
  return price === undefined
    ? texts.priceGone(item.name, ordered)
    : texts.priceChanged(item.name, ordered, formatKroner(price));
}

/** Shows what differs from what the customer ordered, or was shown. It is confirmed by itself. */
export function PriceDifference(props: PriceDifferenceProps) {
  const { amount, check, busy, onConfirm, onClose } = props;
  const [isSeen, setIsSeen] = useState(false);
  const { changes, hidden, total } = check;
  const isPriceRight = changes.length === 0 && toOre(total) === toOre(amount);
  const hasGone = changes.some(({ price }) => price === undefined);
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
            <li key={`${at}/${change.item.id}`}>{sentence(change)}</li>
          ))}
          {hidden.map(({ item, title }, at) => (
            <li key={`hidden/${at}/${item.id}`}>{texts.hidden(title)}</li>
          ))}
        </ul>
      )}
      {hasGone && <p className={styles['hint']}>{texts.priceGoneText}</p>}
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
