import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Presses of Escape that a lower dialog has passed to the one above it. Radix updates the order of its
 * dialogs a moment late; until then Escape would close the lower one, or both.
 */
const passedEscapes = new WeakSet<Event>();

/** Passes a press of Escape on when another dialog or the lightbox is open above this dialog. */
export function passEscapeToTopDialog(event: KeyboardEvent, own: Element | null): void {
  if ([...document.querySelectorAll('[data-dialog], [data-lightbox]')].at(-1) === own) return;
  event.preventDefault();
  passedEscapes.add(event);
}

/** Returns true and stops the event when a lower dialog has passed this press of Escape on. */
export function claimPassedEscape(event: ReactKeyboardEvent): boolean {
  const isPassed = passedEscapes.has(event.nativeEvent);
  if (isPassed) event.stopPropagation();
  return isPassed;
}

interface OutsideEvent {
  target: EventTarget | null;
  preventDefault: () => void;
}

/** Marks the region of the toasts, which is shown above every dialog but is not part of it. */
export const TOAST_REGION = 'data-toast-region';

/** Keeps a dialog open when a toast above it is pressed. */
export function ignorePressOnToast(event: OutsideEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest(`[${TOAST_REGION}]`)) event.preventDefault();
}
