import { useState, useMemo } from 'react';
import { withdrawOrder } from '#src/data/orders/rightOfWithdrawal.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { formatOre } from '#src/model/base/money.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { stageFacts } from '#src/model/sale/life.ts';
import { oreToPay } from '#src/model/sale/records.ts';
import { withdrawalTexts as texts, withdrawalErrors } from '#src/model/withdrawal/texts.ts';
import { withdrawalProblem } from '#src/model/withdrawal/withdrawal.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { useFirstDownload } from '../downloads/FirstDownloadDialog.tsx';
import styles from './Withdrawal.module.css';
import { StatementCheck, StatementStep, Done } from './WithdrawalSteps.tsx';

interface WithdrawalDialogProps {
  order: OrderView;
  /** The account's address, to which the receipt goes. */
  email: string;
  /** Called when the order may have changed, also after a refusal. */
  onChanged: (orderId: string) => void;
  onClose: () => void;
}

/** Withdraws an order in two steps: the statement, and its confirmation. */
function WithdrawalDialog({ order, email, onChanged, onClose }: WithdrawalDialogProps) {
  const first = useMemo(
    () => ({ name: order.customerName, orderNumber: orderNumber(order.id), email }),
    [order, email],
  );
  const [statement, setStatement] = useState(first);
  const [isChecking, setIsChecking] = useState(false);
  const [withdrawnAt, setWithdrawnAt] = useState<Date>();
  const { pending, submit } = useSubmit(withdrawOrder, { errors: withdrawalErrors.withdraw });

  async function confirm(): Promise<void> {
    const outcome = await submit(order.id, statement.name.trim());
    if (outcome.done) setWithdrawnAt(outcome.answer);
    onChanged(order.id);
  }

  if (withdrawnAt) {
    return (
      <Dialog title={texts.doneTitle} onClose={onClose}>
        <Done at={withdrawnAt} email={email} onClose={onClose} />
      </Dialog>
    );
  }
  if (isChecking) {
    return (
      <Dialog title={texts.statementTitle} onClose={onClose}>
        <StatementCheck
          statement={statement}
          amount={formatOre(oreToPay(order))}
          busy={pending}
          onConfirm={() => void confirm()}
          onBack={() => setIsChecking(false)}
        >
          <p>{stageFacts(order.life).isBought ? texts.effectBought : texts.effectWaiting}</p>
          <p>{texts.refundDue}</p>
        </StatementCheck>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.withdraw} description={texts.intro} onClose={onClose}>
      <StatementStep
        statement={statement}
        onNext={(stated) => {
          setStatement(stated);
          setIsChecking(true);
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** The state of a withdrawn order. */
export function WithdrawalStatus({ order }: { order: OrderView }) {
  const { withdrawnAt, sentBack } = order.life;
  if (!withdrawnAt) return null;
  return (
    <div className={styles['status']}>
      <p>{texts.withdrawnOn(formatDateTime(withdrawnAt))}</p>
      <p className={styles['note']}>
        {sentBack ? texts.refundedOn(formatDateTime(sentBack.at)) : texts.refundDue}
      </p>
    </div>
  );
}

/** The reason why an order cannot be withdrawn; nothing while it can, or after it was. */
export function NoWithdrawal({ order }: { order: OrderView }) {
  const problem = useWithdrawalProblem(order);
  if (problem === undefined || problem === 'withdrawn') return null;
  return <p className={styles['note']}>{texts.problems[problem]}</p>;
}

function useWithdrawalProblem({ id, life }: OrderView) {
  const isOpened = useFirstDownload(({ opened }) => opened.has(id));
  return withdrawalProblem(life) ?? (isOpened ? 'downloaded' : undefined);
}

interface WithdrawButtonProps {
  order: OrderView;
  /** Called when the order may have changed. */
  onChanged: (orderId: string) => void;
}

/** The button for a withdrawal, while it is possible; the dialog stays until its result is read. */
export function WithdrawButton({ order, onChanged }: WithdrawButtonProps) {
  const problem = useWithdrawalProblem(order);
  const email = useSession(({ user }) => user?.email);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {problem === undefined && (
        <Button
          look="quiet"
          aria-label={texts.withdrawOf(orderNumber(order.id))}
          onClick={() => setIsOpen(true)}
        >
          {texts.withdraw}
        </Button>
      )}
      {isOpen && (
        <WithdrawalDialog
          order={order}
          email={email ?? order.customerEmail}
          onChanged={onChanged}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
