import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';
import { showToast, useToasts } from '#src/stores/toasts.ts';

/** Navigation, the account and the cart wait until cookies are accepted. */
export function useIsLocked(): boolean {
  return !useConsent(hasConsent);
}

/** Says why what was pressed does nothing: on a touch screen no tooltip does. */
export function showLockReason(): void {
  const text = layoutTexts.navigationNeedsCookies;
  const isSaid = useToasts.getState().toasts.some((toast) => toast.text === text);
  if (!isSaid) showToast({ text });
}
