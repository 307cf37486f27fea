import { create } from 'zustand';
import { SECOND_MS } from '#src/model/base/units.ts';

export const TOAST_SUCCESS_MS = 5 * SECOND_MS;
export const TOAST_INFO_MS = 5 * SECOND_MS;
export const TOAST_WARNING_MS = 6 * SECOND_MS;
export const TOAST_ERROR_MS = 7 * SECOND_MS;

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

/** Something that a toast may ask for or lead to. */
export type ToastDemand = 'consent' | 'signIn' | 'openCart';

/** A way to what the text is about. */
export interface ToastLink {
  label: string;
  to: string;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  durationMs: number;
  demand: ToastDemand | undefined;
  link: ToastLink | undefined;
}

export interface NewToast {
  kind?: ToastKind;
  text: string;
  durationMs?: number;
  /** The toast goes as soon as this is fulfilled. */
  demand?: ToastDemand | undefined;
  link?: ToastLink | undefined;
}

const DURATION_MS: Record<ToastKind, number> = {
  success: TOAST_SUCCESS_MS,
  error: TOAST_ERROR_MS,
  warning: TOAST_WARNING_MS,
  info: TOAST_INFO_MS,
};

let lastId = 0;

export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

/**
 * Shows a toast for the time of its kind and returns its id. A toast with the same text replaces
 * the earlier one, so that repeated clicks show a message once.
 */
export function showToast({ kind = 'info', durationMs, demand, link, text }: NewToast): number {
  lastId += 1;
  const toast = {
    id: lastId,
    kind,
    text,
    durationMs: durationMs ?? DURATION_MS[kind],
    demand,
    link,
  };
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter((shown) => shown.kind !== kind || shown.text !== text);
    return { toasts: [...others, toast] };
  });
  return toast.id;
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Dismisses the toasts that ask for or lead to what has just been done. */
export function demandFulfilled(demand: ToastDemand): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.filter((toast) => toast.demand !== demand),
  }));
}
