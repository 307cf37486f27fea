import { useState } from 'react';
import * as blockedCustomers from '#src/data/repos/account/blockedCustomers.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import {
  rejectionProblem,
  rejectionReasons,
  type Rejection,
  type RejectionProblem,
  type RejectionReason,
} from '#src/model/orders/cancellation.ts';
import { cancellationTexts } from '#src/model/orders/texts.ts';
import { pendingOrderTexts as texts, pendingOrderErrors } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Checkbox } from '#src/ui/form/Choices.tsx';
import fieldStyles from '#src/ui/form/Field.module.css';
import { Field, TextArea } from '#src/ui/form/TextField.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import { useCloseQuestion } from '#src/ui/overlay/ConfirmDialog.tsx';
import { useUnsavedGuard } from '../editing/LeaveGuard.tsx';
import { AlsoOpen } from '../editing/SaveBar.tsx';
import styles from './DecisionDialog.module.css';
import { reject, useCloseOnRefusal, type DialogProps } from './decide.ts';

interface ReasonFieldsProps {
  reason: RejectionReason | undefined;
  note: string;
  problem: RejectionProblem | undefined;
  onReason: (reason: RejectionReason | undefined) => void;
  onNote: (note: string) => void;
}

function ReasonFields({ reason, note, problem, onReason, onNote }: ReasonFieldsProps) {
  const error = problem && cancellationTexts.problems[problem];
  const isReasonMissing = problem === 'no-reason';
  return (
    <>
      <Field label={cancellationTexts.reason} error={isReasonMissing ? error : undefined}>
        {(attributes) => (
          <select
            {...attributes}
            className={classNames(fieldStyles['control'])}
            value={reason ?? ''}
            onChange={({ target }) =>
              onReason(rejectionReasons.find((each) => each === target.value))
            }
          >
            <option value="">{texts.chooseReason}</option>
            {rejectionReasons.map((each) => (
              <option key={each} value={each}>
                {cancellationTexts.forShop[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        error={isReasonMissing ? undefined : error}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
    </>
  );
}

interface Rejecting {
  orders: readonly PendingOrder[];
  rejection: Rejection;
  isBlocking: boolean;
  onProgress: (count: number) => void;
}

/** Blocks first, so that no order arrives while the others are rejected. */
async function blockAndReject({ orders, rejection, isBlocking, onProgress }: Rejecting) {
  const [first] = orders;
  if (isBlocking && first) {
    const { userId: id, customerName: name, customerEmail: email } = first;
    await blockedCustomers.block({ id, name, email });
  }
  await reject(orders, rejection, onProgress);
}

/** Asks for the reason, which the customer reads. It can reject all waiting orders of the customer. */
export function RejectDialog({ order, waiting, onClose }: DialogProps) {
  const [reason, setReason] = useState<RejectionReason>();
  const [note, setNote] = useState('');
  const [isAll, setIsAll] = useState(false);
  const [isBlocking, setIsBlocking] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [progress, setProgress] = useState({ done: 0, count: 0 });
  const { pending, submit } = useSubmit(useCloseOnRefusal(blockAndReject, onClose), {
    errors: pendingOrderErrors.reject,
  });
  const problem = rejectionProblem(reason, note);
  // With its own order the dialog closes: that one comes last, so that the progress is seen.
  const all = [
    ...waiting.filter(({ id, userId }) => id !== order.id && userId === order.userId),
    order,
  ];
  const orders = isAll ? all : [order];
  const busyLabel =
    progress.count === 1 ? texts.rejecting : texts.rejectingAll(progress.done, progress.count);
  const isTyped = note.trim() !== '';
  useUnsavedGuard(isTyped);
  const { close: closeOrAsk, question } = useCloseQuestion(isTyped, onClose);
  const close = () => {
    if (!pending) closeOrAsk();
  };

  async function send(): Promise<void> {
    setIsTried(true);
    if (problem !== undefined || reason === undefined) return;
    const rejection = { cancelReason: reason, cancelNote: note.trim() };
    const onProgress = (done: number) => setProgress({ done, count: orders.length });
    onProgress(0);
    await submit({ orders, rejection, isBlocking, onProgress });
  }

  return (
    <Dialog
      title={texts.rejectTitle(order.customerName || order.customerEmail)}
      description={texts.rejectText}
      onClose={close}
    >
      <AlsoOpen kind="order" id={order.id} />
      <ReasonFields
        reason={reason}
        note={note}
        problem={isTried ? problem : undefined}
        onReason={setReason}
        onNote={setNote}
      />
      <div className={styles['scope']}>
        {all.length > 1 && (
          <Checkbox
            label={texts.rejectAll(all.length)}
            checked={isAll}
            disabled={pending}
            onChange={({ target }) => setIsAll(target.checked)}
          />
        )}
        <Checkbox
          label={texts.block}
          checked={isBlocking}
          disabled={pending}
          onChange={({ target }) => setIsBlocking(target.checked)}
        />
      </div>
      <DialogActions>
        <Button look="quiet" disabled={pending} onClick={close}>
          {commonTexts.cancel}
        </Button>
        <Button look="danger" busy={pending} onClick={() => void send()}>
          {pending ? busyLabel : texts.reject}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
