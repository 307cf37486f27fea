import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { verifyCaptcha } from '#src/data/captcha.ts';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import { useBotCheck, type BotCheck } from '#src/hooks/useBotCheck.ts';
import { runInOneTab } from '#src/lib/runInOneTab.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import type { OrderAttempt } from '#src/model/cart/schema.ts';
import { checkoutErrors } from '#src/model/cart/texts.ts';
import { createPendingOrderId } from '#src/model/orders/orderId.ts';
import { paymentErrors } from '#src/model/orders/paymentTexts.ts';
import { beginOrder, orderPlaced, orderRefused, setCartOpen } from '#src/stores/cart.ts';
import { isRefusal, placeOrder, sendOrderMails } from './placeOrder.ts';

type Sending = 'order' | 'repetition' | undefined;

export interface Checkout {
  /** What is on its way. */
  sending: Sending;
  botCheck: BotCheck;
  /** Orders what is in the cart, after the bot check. */
  order: () => Promise<void>;
  /** Sends the order again that is not known to have arrived. */
  repeat: () => Promise<void>;
}

function requireNetwork(): void {
  // Nothing has been sent: the cart stays as it is, and nothing needs to be confirmed.
  if (!navigator.onLine) throw new AppError('offline');
}

function newOrderId(): string {
  return createPendingOrderId((count) => crypto.getRandomValues(new Uint8Array(count)));
}

function reportOrder(thrown: unknown, { id, paymentMethod }: OrderAttempt): void {
  const { code } = toAppError(thrown);
  if (isRefusal(code)) {
    orderRefused(id);
    reportFailure(thrown, paymentErrors[paymentMethod]);
  } else {
    // The answer was lost, or never came: only the next try can tell whether the order exists.
    reportFailure(code === 'offline' ? thrown : new AppError('not-confirmed', { cause: thrown }));
  }
}

/** One order per press, however often it is pressed, in however many tabs, and however the network behaves. */
export function useCheckout(user: SessionUser): Checkout {
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending>();
  const isRunning = useRef(false);
  const botCheck = useBotCheck(verifyCaptcha);
  const { run } = botCheck;

  const sendAlone = useCallback(async () => {
    const attempt = beginOrder(newOrderId(), user.uid);
    // Another tab has ordered it meanwhile.
    if (!attempt) return;
    try {
      const confirmation = await placeOrder(attempt, user);
      orderPlaced(attempt);
      sendOrderMails(confirmation);
      setCartOpen(false);
      void navigate(routes.orderConfirmation, { state: confirmation });
    } catch (thrown) {
      reportOrder(thrown, attempt);
    }
  }, [navigate, user]);

  // Tabs see what others keep a moment late: two that order at once would make two orders of it.
  const send = useCallback(() => runInOneTab('checkout', sendAlone), [sendAlone]);

  const once = useCallback(async (what: Sending, work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(what);
    try {
      requireNetwork();
      await work();
    } catch (thrown) {
      reportFailure(thrown, checkoutErrors.general);
    } finally {
      isRunning.current = false;
      setSending(undefined);
    }
  }, []);

  return {
    sending,
    botCheck,
    order: useCallback(() => once('order', () => run(send)), [once, run, send]),
    repeat: useCallback(() => once('repetition', send), [once, send]),
  };
}
