import { useState } from 'react';

/**
 * Gives the focus back when a dialog closes: to what had it before, or, when that is gone with the
 * deleted item, to the main part of the page. Radix does so only for dialogs that have a trigger.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const target = opener?.isConnected ? opener : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
  };
}
