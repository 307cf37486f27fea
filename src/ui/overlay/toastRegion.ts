/** Marks the region of the toasts, which is shown above every dialog but is not part of it. */
export const TOAST_REGION = 'data-toast-region';
