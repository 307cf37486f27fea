import * as localStore from '#src/lib/browserStorage.ts';
import * as sessionStore from '#src/lib/sessionStore.ts';
import { CONSENT_STORAGE_KEY } from '#src/model/consent/consent.ts';
import { forgetCart } from '#src/stores/cart.ts';

/** Leaves nothing of a person in this browser; only what was answered about cookies stays answered. */
export function clearBrowserData(): void {
  forgetCart();
  localStore.clear([CONSENT_STORAGE_KEY]);
  sessionStore.clear();
}
