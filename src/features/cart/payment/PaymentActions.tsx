import { useEffect, useMemo } from 'react';
import * as payments from '#src/data/repos/payments.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { paymentPageErrors, paymentPageTexts as texts } from '#src/model/payments/pageTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { PaymentInstructions } from '../confirmation/PaymentInstructions.tsx';
import styles from './PaymentPage.module.css';

/** Goes to the provider's page. An order that is paid already has none, and its own page says so. */
function leaveFor(address: string | undefined): void {
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
}

/** The manual way: what to send to which number, as in a shop without automatic payments. */
export function OtherWay({ order }: { order: PendingOrder }) {
  const { id: orderId, amount: total, paymentMethod } = order;
  return (
    <details className={styles['other']}>
      <summary>{texts.otherWay}</summary>
      <PaymentInstructions order={{ orderId, total, paymentMethod }} />
    </details>
  );
}

interface PayAgainProps {
  order: PendingOrder;
  label: string;
}

/** A press that leads to the provider's page. */
export function PayAgain({ order, label }: PayAgainProps) {
  const { pending, submit } = useSubmit(payments.start, { errors: paymentPageErrors.start });

  async function open(): Promise<void> {
    const outcome = await submit(order.id);
    if (outcome.done) leaveFor(outcome.answer);
  }

  return (
    <Button look="primary" className={styles['action']} busy={pending} onClick={() => void open()}>
      {pending ? texts.opening : label}
    </Button>
  );
}

/** Begins the payment of an order that was just placed, and leads to the provider's page. */
export function Beginning({ order }: { order: PendingOrder }) {
  const { id } = order;
  const begun = useResource(
    useMemo(() => ({ read: async () => ({ address: await payments.start(id) }) }), [id]),
  );
  useEffect(() => {
    if (begun.value) leaveFor(begun.value.address);
  }, [begun.value]);
  if (begun.status !== 'failed') return <p role="status">{texts.opening}</p>;
  const { code, details } = begun.error;
  return (
    <>
      <p role="alert">{errorText(code, paymentPageErrors.start, details)}</p>
      <Button look="primary" className={styles['action']} onClick={begun.retry}>
        {texts.again}
      </Button>
      <OtherWay order={order} />
    </>
  );
}
