import { useState } from 'react';
import { formatDateTime } from '#src/model/base/dates.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { withdrawalTexts as texts } from '#src/model/withdrawal/texts.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { useFirstDownload } from '../downloads/FirstDownloadDialog.tsx';
import styles from './Withdrawal.module.css';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

/** The state of a withdrawn order. */
export function WithdrawalStatus({ order }: { order: OrderView }) {
  const { withdrawnAt, refundedAt } = order;
  if (!withdrawnAt) return null;
  return (
    <div className={styles['status']}>
      <p>{texts.withdrawnOn(formatDateTime(withdrawnAt))}</p>
      <p className={styles['note']}>
        {refundedAt ? texts.refundedOn(formatDateTime(refundedAt)) : texts.refundDue}
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

function useWithdrawalProblem({ id, withdrawalProblem }: OrderView) {
  const isOpened = useFirstDownload(({ opened }) => opened.has(id));
  return withdrawalProblem ?? (isOpened ? 'downloaded' : undefined);
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
