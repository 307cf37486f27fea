import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * A dialog learns a moment late that another has opened above it, and the upper one that it is the
 * upper one. Until then Escape would close the lower one, or both.
 */
const passedEscapes = new WeakSet<Event>();

/** Leaves a press of Escape to what lies above a dialog. */
export function passEscapeToTopDialog(event: KeyboardEvent, own: Element | null): void {
  if ([...document.querySelectorAll('[data-dialog], [data-lightbox]')].at(-1) === own) return;
  event.preventDefault();
  passedEscapes.add(event);
}

/** Whether a dialog below has left this press of Escape to this one; it goes no further then. */
export function claimPassedEscape(event: ReactKeyboardEvent): boolean {
  const isMeant = passedEscapes.has(event.nativeEvent);
  if (isMeant) event.stopPropagation();
  return isMeant;
}

interface OutsideEvent {
  target: EventTarget | null;
  preventDefault: () => void;
}

/** Marks the region of the toasts, which lies above every dialog without belonging to it. */
export const TOAST_REGION = 'data-toast-region';

/** Pressing a toast is not leaving the dialog below it. */
export function ignorePressOnToast(event: OutsideEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest(`[${TOAST_REGION}]`)) event.preventDefault();
}
