import { useEffect, useState, type RefObject, useRef } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { commonTexts } from '#src/model/base/texts.ts';
import { Icon } from '../controls/Icon.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { classNames } from '../controls/classNames.ts';
import styles from './Toasts.module.css';
import { TOAST_REGION } from './dialogEvents.ts';
import { useFreePlace } from './useFreePlace.ts';

/** Returns true while the pointer is over the element or the focus is inside it. */
function useHasPointerOrFocus(element: RefObject<HTMLElement | null>): boolean {
  const [isActive, setIsActive] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerenter', 'focusin']) {
      target.addEventListener(type, () => setIsActive(true), { signal });
    }
    for (const type of ['pointerleave', 'focusout']) {
      target.addEventListener(type, () => setIsActive(false), { signal });
    }
    return () => listening.abort();
  }, [element]);

  return isActive;
}

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
  durationMs: number;
}

interface ToastsProps {
  toasts: readonly ToastMessage[];
  onDismiss: (id: number) => void;
}

const icons: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** Screen readers interrupt for an error; they read all other toasts at the next pause. */
const roles: Record<ToastKind, 'alert' | undefined> = {
  success: undefined,
  info: undefined,
  warning: undefined,
  error: 'alert',
};

/** Closes after its duration, but not while the pointer is over it or the focus is inside it. */
function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: (id: number) => void }) {
  const { id, kind, text, durationMs } = toast;
  const element = useRef<HTMLDivElement>(null);
  const isActive = useHasPointerOrFocus(element);

  useEffect(() => {
    if (isActive) return undefined;
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [isActive, id, durationMs, onDismiss]);

  return (
    <div ref={element} className={classNames(styles['toast'], styles[kind])}>
      <Icon of={icons[kind]} />
      <p role={roles[kind]}>{text}</p>
      <IconButton icon={X} label={commonTexts.dismissToast} onClick={() => onDismiss(id)} />
    </div>
  );
}

/** The messages above everything else on the page; new ones are read aloud. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const region = useRef<HTMLElement>(null);
  useFreePlace(region, toasts);
  return (
    <section
      ref={region}
      className={styles['region']}
      aria-label={commonTexts.toastRegion}
      aria-live="polite"
      aria-relevant="additions"
      {...{ [TOAST_REGION]: '' }}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  );
}
