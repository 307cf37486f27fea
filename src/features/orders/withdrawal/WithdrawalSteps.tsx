import type { ReactNode } from 'react';
import { site } from '#src/config/site.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import {
  type WithdrawalValues,
  statementNameRules,
  statementRules,
  typedOrderNumber,
} from '#src/model/withdrawal/form.ts';
import {
  withdrawalTexts as texts,
  withdrawalPageTexts as pageTexts,
} from '#src/model/withdrawal/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField, EmailField } from '#src/ui/form/TextField.tsx';
import { DialogActions } from '#src/ui/overlay/Dialog.tsx';
import styles from './Withdrawal.module.css';

interface StatementCheckProps {
  statement: WithdrawalValues;
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

interface StatementStepProps {
  statement: WithdrawalValues;
  onNext: (statement: WithdrawalValues) => void;
  onClose: () => void;
}

/**
 * The first step: the statement. Only the name can be changed: number and address are those of the
 * order and of the account.
 */
export function StatementStep({ statement, onNext, onClose }: StatementStepProps) {
  const form = useRuleForm({ values: statement, rules: statementNameRules });
  return (
    <Form
      form={form}
      onSubmit={(values) => {
        onNext(values);
        return Promise.resolve();
      }}
    >
      <TextField
        label={texts.name}
        error={form.formState.errors.name?.message}
        autoComplete="name"
        required
        {...form.register('name')}
      />
      <Facts
        look="rows"
        facts={[
          [texts.orderNumber, statement.orderNumber],
          [texts.receiptTo, statement.email],
        ]}
      />
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button look="primary" type="submit">
          {texts.next}
        </Button>
      </DialogActions>
    </Form>
  );
}

export function Done({ at, email, onClose }: { at: Date; email: string; onClose: () => void }) {
  return (
    <div className={styles['step']} role="status">
      <div className={styles['words']}>
        <p className={styles['statement']}>{texts.doneAt(formatDateTime(at))}</p>
        <p>{texts.receiptComing(email)}</p>
        <p>{texts.refundDue}</p>
      </div>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {texts.ready}
        </Button>
      </DialogActions>
    </div>
  );
}

const rules = statementRules(site.orderIdPrefix);

export function StatementForm({
  statement,
  onNext,
}: {
  statement: WithdrawalValues;
  onNext: (stated: WithdrawalValues) => void;
}) {
  const form = useRuleForm({ values: statement, rules, keptAs: 'withdrawal' });
  const { errors } = form.formState;
  return (
    <Form
      form={form}
      onSubmit={({ name, orderNumber, email }) => {
        const stated = { name: name.trim(), email: email.trim() };
        onNext({ ...stated, orderNumber: typedOrderNumber(orderNumber) });
        return Promise.resolve();
      }}
    >
      <fieldset className={styles['fields']} aria-label={pageTexts.formLabel}>
        <TextField
          label={texts.name}
          error={errors.name?.message}
          autoComplete="name"
          required
          {...form.register('name')}
        />
        <TextField
          label={texts.orderNumber}
          hint={texts.numberHint(site.orderIdPrefix)}
          error={errors.orderNumber?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...form.register('orderNumber')}
        />
        <EmailField
          label={texts.email}
          hint={texts.emailHint}
          error={errors.email?.message}
          required
          {...form.register('email')}
        />
        <div>
          <Button look="primary" type="submit">
            {texts.next}
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}
