import { useState } from 'react';

/** The dialog below the one that closes: what is behind it must not get the focus. */
const openDialog = (): Element | undefined =>
  [...document.querySelectorAll('[data-dialog]')].at(-1);

/**
 * Gives the focus back when a dialog closes: to what had it before, or, when that is gone with the
 * deleted item, to the dialog or page that it was in. Radix does so only for dialogs with a trigger.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const target = opener?.isConnected ? opener : (openDialog() ?? document.querySelector('main'));
    if (target instanceof HTMLElement) target.focus();
  };
}
