interface OutsideEvent {
  target: EventTarget | null;
  preventDefault: () => void;
}

/** Marks the region of the toasts, which lies above every dialog without belonging to it. */
export const TOAST_REGION = 'data-toast-region';

/** Pressing a toast is not leaving the dialog below it. */
export function keepOpenForToasts(event: OutsideEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest(`[${TOAST_REGION}]`)) event.preventDefault();
}
