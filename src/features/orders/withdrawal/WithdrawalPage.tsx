import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { confirmWithdrawal, stateWithdrawal } from '#src/data/orders/rightOfWithdrawal.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { parseWithdrawalQuery } from '#src/model/base/addresses.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { routes } from '#src/model/base/routes.ts';
import type { WithdrawalValues } from '#src/model/withdrawal/form.ts';
import {
  withdrawalErrors,
  withdrawalPageTexts as pageTexts,
  withdrawalTexts as texts,
} from '#src/model/withdrawal/texts.ts';
import { useSession } from '#src/stores/session.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import styles from './Withdrawal.module.css';
import { StatementCheck, StatementForm } from './WithdrawalSteps.tsx';

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

function ContactLinks() {
  const shop = useShop();
  return (
    <p className={styles['contact']}>
      <a href={mailtoLink(shop.email)}>{shop.email}</a>
      <a href={`tel:${shop.phone}`}>{formatPhone(shop.phone)}</a>
    </p>
  );
}

/** Signed-in customers withdraw in their history, at once. */
function HistoryHint() {
  const isSignedIn = useSession(({ user }) => user !== null);
  if (!isSignedIn) return null;
  return (
    <p>
      {pageTexts.signedIn} <Link to={routes.orderHistory}>{pageTexts.toHistory}</Link>
    </p>
  );
}

const nothingStated: WithdrawalValues = { name: '', orderNumber: '', email: '' };

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
      <Step key="stated" title={pageTexts.statedTitle}>
        <div className={styles['words']}>
          <p>{pageTexts.stated(formatDateTime(statedAt))}</p>
          <p>{pageTexts.checkLink(statement.email)}</p>
          <p>{pageTexts.noMail}</p>
        </div>
        <ContactLinks />
      </Step>
    );
  }
  if (step === 'check') {
    return (
      <Step key="check" title={texts.statementTitle}>
        <StatementCheck
          statement={statement}
          busy={pending}
          onConfirm={() => void confirm()}
          onBack={() => setStep('form')}
        >
          <p>{pageTexts.checkLinkNext}</p>
        </StatementCheck>
      </Step>
    );
  }
  return (
    <>
      <p className={styles['intro']}>{pageTexts.intro}</p>
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
      <Step key="done" title={texts.doneTitle}>
        <div className={styles['words']}>
          <p>{texts.doneAt(formatDateTime(withdrawnAt))}</p>
          <p>{pageTexts.linkDone}</p>
        </div>
      </Step>
    );
  }
  return (
    <Step key="link" title={pageTexts.linkTitle}>
      <p>{pageTexts.linkIntro(orderNumber)}</p>
      <div>
        <Button look="primary" busy={pending} onClick={() => void confirm()}>
          {pending ? texts.confirming : texts.confirm}
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
      <PageHead title={pageTexts.title} description={pageTexts.description} noIndex />
      <h1 className={styles['title']}>{pageTexts.title}</h1>
      {link ? <Confirming key={link.code} {...link} /> : <Stating />}
    </div>
  );
}
