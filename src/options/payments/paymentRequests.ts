import { toAppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { paymentContracts } from '#src/model/payments/contracts.ts';
import { mayChange, type PaymentState } from '#src/model/payments/progress.ts';
import type { PaymentWay } from '#src/model/payments/schema.ts';
import { callFunction } from '#src/data/functions/callables.ts';
import type { OnError } from '#src/data/firestore/live.ts';
import type { Unsubscribe } from '#src/data/subscribeLater.ts';

/** A payment is open for ten minutes: 200 questions, of the 600 an hour that the server takes. */
const ASK_EVERY_MS = 3 * SECOND_MS;

/**
 * Begins the payment of an order of the signed-in customer, or goes on with the one that has begun.
 * Returns the provider's page; undefined when the order is paid already.
 */
export async function start(orderId: string, way?: PaymentWay): Promise<string | undefined> {
  return (await callFunction(paymentContracts.startPayment, { orderId, way })).redirectUrl;
}

/** Has the server ask the provider about the payments of an order. */
export function stateOf(orderId: string): Promise<PaymentState> {
  return callFunction(paymentContracts.paymentState, { orderId });
}

/**
 * Asks until the payment is over. A telephone loses its connection while another app is in front, so
 * that a question without an answer is no failure once there was one.
 */
export function watchState(
  orderId: string,
  onNext: (state: PaymentState) => void,
  onError: OnError,
): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isKnown = false;
  const askLater = () => {
    timer = setTimeout(() => void ask(), ASK_EVERY_MS);
  };
  const ask = async () => {
    try {
      const state = await stateOf(orderId);
      if (isStopped) return;
      isKnown = true;
      onNext(state);
      if (mayChange(state)) askLater();
    } catch (thrown) {
      if (isStopped) return;
      if (isKnown) askLater();
      else onError(toAppError(thrown));
    }
  };
  void ask();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Sends øre of a purchase back. Returns false when the server does so only when the provider answers again. */
export async function refund(orderId: string, ore: number): Promise<boolean> {
  const { isSent = false } = await callFunction(paymentContracts.refundPayment, { orderId, ore });
  return isSent;
}
