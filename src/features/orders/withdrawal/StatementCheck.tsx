import type { ReactNode } from 'react';
import type { Statement } from '#src/model/withdrawal/form.ts';
import { withdrawalTexts as texts } from '#src/model/withdrawal/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { DialogActions } from '#src/ui/overlay/Dialog.tsx';
import styles from './Withdrawal.module.css';

interface StatementCheckProps {
  statement: Statement;
  /** The sum of the order, where it is known. */
  amount?: string;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
  /** The consequences. */
  children: ReactNode;
}

/** The second step of a withdrawal: the statement as it will be sent, and the button that sends it. */
export function StatementCheck(props: StatementCheckProps) {
  const { statement, amount, busy, onConfirm, onBack, children } = props;
  return (
    <div className={styles['step']}>
      <p className={styles['statement']}>{texts.statement}</p>
      <Facts
        look="rows"
        facts={[
          [texts.orderNumber, statement.orderNumber],
          [texts.amount, amount],
          [texts.name, statement.name],
          [texts.receiptTo, statement.email],
        ]}
      />
      <div className={styles['words']}>{children}</div>
      <DialogActions>
        <Button look="quiet" onClick={onBack}>
          {texts.back}
        </Button>
        <Button look="primary" busy={busy} onClick={onConfirm}>
          {busy ? texts.confirming : texts.confirm}
        </Button>
      </DialogActions>
    </div>
  );
}
