import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';
import { showToast, useToasts } from '#src/stores/toasts.ts';

/** Navigation, the account and the cart wait until cookies are accepted. A page without scripts asks for none. */
export function useIsLocked(): boolean {
  return !useConsent(hasConsent) && !import.meta.env.SSR;
}

/** Explains a locked link by a toast: a touch screen shows no tooltip. */
export function showLockReason(): void {
  const text = layoutTexts.navigationNeedsCookies;
  const isShown = useToasts.getState().toasts.some((toast) => toast.text === text);
  if (!isShown) showToast({ text, demand: 'consent' });
}

/** Moves the focus to the question about cookies, if it is asked already. */
export function focusCookieQuestion(): void {
  document.querySelector<HTMLElement>('[data-cookie-banner]')?.focus();
}
