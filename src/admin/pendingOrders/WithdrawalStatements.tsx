import { useState, type ReactNode } from 'react';
import {
  removeStatement,
  watchStatements,
  withdrawOrder,
} from '#src/data/orders/rightOfWithdrawal.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { joinFacts } from '#src/model/base/text.ts';
import type { WithdrawalStatement } from '#src/model/withdrawal/form.ts';
import { withdrawnOrderErrors, withdrawnOrderTexts as texts } from '#src/model/withdrawal/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { DialogActions } from '#src/ui/overlay/Dialog.tsx';
import styles from './DecidedOrders.module.css';
import { OrderSection } from './DecidedOrders.tsx';

interface Answering {
  statement: WithdrawalStatement;
  onClose: () => void;
}

function CarryOutDialog({ statement, onClose }: Answering) {
  const { id, name, statedAt } = statement;
  const { pending, submit } = useSubmit(withdrawOrder, {
    success: () => ({ kind: 'success', text: texts.carriedOut }),
    errors: withdrawnOrderErrors.carryOut,
  });
  return (
    <ConfirmDialog
      title={texts.carryOutTitle(id)}
      description={texts.carryOutText(formatDateTime(statedAt))}
      confirmLabel={texts.carryOut}
      busy={pending}
      onConfirm={() => void submit(id, name).then(onClose)}
      onClose={onClose}
    />
  );
}

function DropDialog({ statement, onClose }: Answering) {
  const { pending, submit } = useSubmit(removeStatement, {
    success: () => ({ kind: 'info', text: texts.dropped }),
    errors: withdrawnOrderErrors.drop,
  });
  return (
    <ConfirmDialog
      title={texts.dropTitle(statement.id)}
      description={texts.dropText}
      confirmLabel={texts.drop}
      busy={pending}
      onConfirm={() => void submit(statement.id).then(onClose)}
      onClose={onClose}
    />
  );
}

type Answer = 'carry-out' | 'drop';

const dialogs: Record<Answer, (props: Answering) => ReactNode> = {
  'carry-out': CarryOutDialog,
  drop: DropDialog,
};

function StatementRow({ statement }: { statement: WithdrawalStatement }) {
  const { id, name, email, statedAt } = statement;
  const [answer, setAnswer] = useState<Answer>();
  const Dialog = answer && dialogs[answer];
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['number']}>{joinFacts([texts.order(id), email])}</p>
        <p className={styles['number']}>{texts.statedOn(formatDateTime(statedAt))}</p>
      </div>
      <DialogActions>
        <Button look="quiet" aria-label={texts.dropOf(id)} onClick={() => setAnswer('drop')}>
          {texts.drop}
        </Button>
        <Button aria-label={texts.carryOutOf(id)} onClick={() => setAnswer('carry-out')}>
          {texts.carryOut}
        </Button>
      </DialogActions>
      {Dialog && <Dialog statement={statement} onClose={() => setAnswer(undefined)} />}
    </li>
  );
}

const open = { watch: watchStatements };

/** The withdrawals that were stated without a sign-in and are not confirmed. */
export function WithdrawalStatements() {
  const { value: stated = [] } = useResource(open);
  if (stated.length === 0) return null;
  return (
    <OrderSection title={texts.statementsTitle} intro={texts.statementsIntro}>
      {stated.map((statement) => (
        <StatementRow key={statement.id} statement={statement} />
      ))}
    </OrderSection>
  );
}
