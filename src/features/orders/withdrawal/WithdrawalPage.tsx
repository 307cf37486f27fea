import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { site } from '#src/config/site.ts';
import { confirmWithdrawal, stateWithdrawal } from '#src/data/orders/rightOfWithdrawal.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { parseWithdrawalQuery } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { type Statement, statementRules, typedOrderNumber } from '#src/model/withdrawal/form.ts';
import {
  withdrawalErrors,
  withdrawalPageTexts as texts,
  withdrawalTexts,
} from '#src/model/withdrawal/texts.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { EmailField, TextField } from '#src/ui/form/TextField.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { StatementCheck } from './StatementCheck.tsx';
import styles from './Withdrawal.module.css';

/** A step that takes the focus, so that it is read aloud when it replaces the one before. */
function Step({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['step']}>
      <h2 ref={heading} tabIndex={-1} className={styles['stepTitle']}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const rules = statementRules(site.orderIdPrefix);

function StatementForm({
  statement,
  onNext,
}: {
  statement: Statement;
  onNext: (stated: Statement) => void;
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
      <fieldset className={styles['fields']} aria-label={texts.formLabel}>
        <TextField
          label={withdrawalTexts.name}
          error={errors.name?.message}
          autoComplete="name"
          required
          {...form.register('name')}
        />
        <TextField
          label={withdrawalTexts.orderNumber}
          hint={withdrawalTexts.numberHint(site.orderIdPrefix)}
          error={errors.orderNumber?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...form.register('orderNumber')}
        />
        <EmailField
          label={withdrawalTexts.email}
          hint={withdrawalTexts.emailHint}
          error={errors.email?.message}
          required
          {...form.register('email')}
        />
        <div>
          <Button look="primary" type="submit">
            {withdrawalTexts.next}
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}

function ContactLinks() {
  return (
    <p className={styles['contact']}>
      <a href={mailtoLink(site.email)}>{site.email}</a>
      <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>
    </p>
  );
}

/** Signed-in customers withdraw in their history, at once. */
function HistoryHint() {
  const isSignedIn = useSession(({ user }) => user !== null);
  if (!isSignedIn) return null;
  return (
    <p>
      {texts.signedIn} <Link to={routes.orderHistory}>{texts.toHistory}</Link>
    </p>
  );
}

const nothingStated: Statement = { name: '', orderNumber: '', email: '' };

/** States a withdrawal in two steps. */
function Stating() {
  const [statement, setStatement] = useState(nothingStated);
  const [step, setStep] = useState<'form' | 'check'>('form');
  const [statedAt, setStatedAt] = useState<Date>();
  const { pending, submit } = useSubmit(stateWithdrawal, { errors: withdrawalErrors.withdraw });

  async function confirm(): Promise<void> {
    const outcome = await submit(statement);
    if (outcome.done) setStatedAt(outcome.answer);
  }

  if (statedAt) {
    return (
      <Step key="stated" title={texts.statedTitle}>
        <div className={styles['words']}>
          <p>{texts.stated(formatDateTime(statedAt))}</p>
          <p>{texts.checkLink(statement.email)}</p>
          <p>{texts.noMail}</p>
        </div>
        <ContactLinks />
      </Step>
    );
  }
  if (step === 'check') {
    return (
      <Step key="check" title={withdrawalTexts.statementTitle}>
        <StatementCheck
          statement={statement}
          busy={pending}
          onConfirm={() => void confirm()}
          onBack={() => setStep('form')}
        >
          <p>{texts.checkLinkNext}</p>
        </StatementCheck>
      </Step>
    );
  }
  return (
    <>
      <p className={styles['intro']}>{texts.intro}</p>
      <HistoryHint />
      <StatementForm
        statement={statement}
        onNext={(stated) => {
          setStatement(stated);
          setStep('check');
        }}
      />
    </>
  );
}

/** Confirms a statement by the mailed link. Opening the link alone does nothing: mail programs do that too. */
function Confirming({ orderNumber, code }: { orderNumber: string; code: string }) {
  const [withdrawnAt, setWithdrawnAt] = useState<Date>();
  const { pending, submit } = useSubmit(confirmWithdrawal, { errors: withdrawalErrors.withdraw });

  async function confirm(): Promise<void> {
    const outcome = await submit(orderNumber, code);
    if (outcome.done) setWithdrawnAt(outcome.answer);
  }

  if (withdrawnAt) {
    return (
      <Step key="done" title={withdrawalTexts.doneTitle}>
        <div className={styles['words']}>
          <p>{withdrawalTexts.doneAt(formatDateTime(withdrawnAt))}</p>
          <p>{texts.linkDone}</p>
        </div>
      </Step>
    );
  }
  return (
    <Step key="link" title={texts.linkTitle}>
      <p>{texts.linkIntro(orderNumber)}</p>
      <div>
        <Button look="primary" busy={pending} onClick={() => void confirm()}>
          {pending ? withdrawalTexts.confirming : withdrawalTexts.confirm}
        </Button>
      </div>
    </Step>
  );
}

/** The page on which customers withdraw without signing in. */
export function WithdrawalPage() {
  const [parameters] = useSearchParams();
  const link = parseWithdrawalQuery(parameters);
  return (
    <div className={styles['page']}>
      <PageHead title={texts.title} description={texts.description} noIndex />
      <h1 className={styles['title']}>{texts.title}</h1>
      {link ? <Confirming key={link.code} {...link} /> : <Stating />}
    </div>
  );
}
