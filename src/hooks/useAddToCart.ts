import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '#src/model/base/errorTexts.ts';
import { loginPath } from '#src/model/base/addresses.ts';
import type { CartProblem } from '#src/model/cart/cart.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { addToCart } from '#src/stores/cart.ts';
import { hasConsent } from '#src/stores/consent.ts';
import { useSession } from '#src/stores/session.ts';
import { showToast, type ToastDemand } from '#src/stores/toasts.ts';
import { focusCookieQuestion } from './useIsLocked.ts';

interface CartAdding {
  /** The session is still being read. */
  pending: boolean;
  add: () => Promise<void>;
}

/** Waits for the session, so that a signed-in user who presses early is not treated as a guest. */
function sessionKnown(): Promise<void> {
  const isKnown = () => useSession.getState().status !== 'unknown';
  return new Promise((resolve) => {
    if (isKnown() || !hasConsent()) {
      resolve();
      return;
    }
    const stop = useSession.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
}

export function problemText(problem: CartProblem): string {
  if (problem === 'mixed') return giftCardTexts.mixed;
  return problem === 'full' ? cartTexts.full : errorText(`cart/${problem}`);
}

const demands: Record<CartProblem, ToastDemand | undefined> = {
  'consent-required': 'consent',
  'login-required': 'signIn',
  duplicate: undefined,
  full: undefined,
  mixed: undefined,
};

/**
 * Adds items to the cart and shows the outcome. A visitor without consent is led to the question
 * about cookies, a guest to the login page and back.
 */
export function useAddToCart(items: readonly OrderLine[]): CartAdding {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pending, setPending] = useState(false);

  async function add(): Promise<void> {
    setPending(true);
    await sessionKnown();
    setPending(false);
    const outcomes = items.map((item) => ({ item, problem: addToCart(item) }));
    const added = outcomes.filter(({ problem }) => problem === undefined);
    const [only] = added;
    if (only) {
      const isOne = added.length === 1;
      const text = isOne ? cartTexts.added(only.item.name) : cartTexts.addedMany(added.length);
      showToast({ kind: 'success', text, demand: 'openCart' });
    }
    const problem = outcomes.find((outcome) => outcome.problem !== undefined)?.problem;
    if (problem === undefined) return;
    const demand = demands[problem];
    showToast({ kind: 'warning', text: problemText(problem), demand });
    if (demand === 'consent') focusCookieQuestion();
    if (demand === 'signIn') void navigate(loginPath({ redirect: `${pathname}${search}` }));
  }

  return { pending, add };
}
