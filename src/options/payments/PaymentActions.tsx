import type { ReactNode } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import * as paymentRequests from './paymentRequests.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { routes } from '#src/model/base/routes.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { takesBankCards } from '#src/model/payments/paymentPage.ts';
import { type PaymentState, progressOf } from '#src/model/payments/progress.ts';
import type { PaymentWay } from '#src/model/payments/schema.ts';
import { paymentPageErrors, paymentPageTexts as texts } from './texts.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { Disclosure } from '#src/ui/display/Disclosure.tsx';
import styles from './PaymentPage.module.css';

/** Goes to the provider's page. An order that is paid already has none, and its own page says so. */
export function leaveFor(address: string | undefined): void {
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
}

export function OtherWay({ byHand }: Pick<PaymentProps, 'byHand'>) {
  return (
    <Disclosure summary={texts.otherWay} className={styles['other']}>
      {byHand}
    </Disclosure>
  );
}

interface PayAtProps {
  order: PendingOrder;
  label: string;
  way?: PaymentWay;
  look?: 'primary' | 'secondary';
}

/** A press that leads to the provider's page. */
function PayAt({ order, label, way = 'WALLET', look = 'primary' }: PayAtProps) {
  const { pending, submit } = useSubmit(paymentRequests.start, { errors: paymentPageErrors.start });

  async function open(): Promise<void> {
    const outcome = await submit(order.id, way);
    if (outcome.done) leaveFor(outcome.answer);
  }

  return (
    <Button look={look} className={styles['action']} busy={pending} onClick={() => void open()}>
      {pending ? texts.opening[way] : label}
    </Button>
  );
}

interface PayAgainProps extends Pick<PayAtProps, 'order' | 'label'> {
  /** The way of the payment that waits. */
  begun?: PaymentWay | undefined;
}

/** The ways on the provider's page. One that is chosen while the other is open takes its place. */
function PayAgain({ order, label, begun }: PayAgainProps) {
  if (!useShop(takesBankCards)) {
    return begun === 'CARD' ? (
      <PayAt order={order} label={texts.withBankCard} way="CARD" />
    ) : (
      <PayAt order={order} label={label} />
    );
  }
  return (
    <div className={styles['ways']}>
      <PayAt order={order} label={texts.withMobilePay} />
      <PayAt order={order} label={texts.withBankCard} way="CARD" look="secondary" />
    </div>
  );
}

export interface PaymentProps {
  order: PendingOrder;
  state: PaymentState;
  /** The manual way, as in a shop without automatic payments. */
  byHand: ReactNode;
}

function Download() {
  return (
    <Link to={routes.orderHistory} className={buttonClass('primary', styles['action'])}>
      {texts.download}
    </Link>
  );
}

/** The next step of the customer in each state of the payment. */
export function PaymentActions({ order, state, byHand }: PaymentProps) {
  const offersCards = useShop(takesBankCards);
  switch (progressOf(state)) {
    case 'unbegun':
      if (offersCards) return <PayAgain order={order} label={texts.open} />;
      return <p role="status">{texts.opening.WALLET}</p>;
    case 'waiting':
      return <PayAgain order={order} label={texts.open} begun={state.way} />;
    case 'aborted':
    case 'expired':
      return (
        <>
          <PayAgain order={order} label={texts.again} />
          <OtherWay byHand={byHand} />
        </>
      );
    case 'paid':
    case 'paidTwice':
      return <Download />;
    case 'returned':
      return null;
  }
}
