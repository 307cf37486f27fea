import { useCallback, useEffect, useState, type RefObject, useRef, useLayoutEffect } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useLeftFocus } from '#src/hooks/useOverlay.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { buttonClass, IconButton } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Link } from '../controls/Link.tsx';
import { classNames } from '../controls/classNames.ts';
import styles from './Toasts.module.css';
import { TOAST_REGION } from './toastRegion.ts';

/** A message must not cover these: the buttons to press next, and the check that a person has to solve. */
const KEPT_FREE = [
  `.${buttonClass('primary').split(' ').join('.')}`,
  '[data-bot-check]',
  '[data-keep-in-sight]',
  'iframe[title*="recaptcha" i]',
].join(', ');

/** The places that the style sheet knows, in the order in which they are tried. */
const PLACES = ['usual', 'top', 'left', 'top-left', 'middle'] as const;

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** The visible elements to keep free; what lies behind a dialog cannot be pressed anyway. */
function rectsToKeepFree(): DOMRect[] {
  const page = [...document.querySelectorAll('[data-dialog]')].at(-1) ?? document;
  return [...page.querySelectorAll(KEPT_FREE)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** Puts the region at the first place that covers nothing; at the usual one when there is none. */
function placeRegion(region: HTMLElement): void {
  const kept = rectsToKeepFree();
  const isFree = (place: string) => {
    region.dataset['place'] = place;
    const own = region.getBoundingClientRect();
    return !kept.some((rect) => overlap(own, rect));
  };
  if (!PLACES.some(isFree)) region.dataset['place'] = PLACES[0];
}

/** Keeps the messages away from primary buttons and the bot check, also while the page scrolls or grows. */
function useFreePlace(region: RefObject<HTMLElement | null>, toasts: readonly unknown[]) {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || toasts.length === 0) return undefined;
    let frame = 0;
    const place = () => placeRegion(element);
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    // Elements that appear together with a message are laid out by the next frame.
    placeSoon();
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    for (const type of ['scroll', 'resize', 'focusin']) {
      window.addEventListener(type, placeSoon, options);
    }
    // A form that opens below them has its button there.
    const observer = new ResizeObserver(placeSoon);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
      observer.disconnect();
    };
  }, [region, toasts]);
}

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

/** Returns a function that tells what had the focus before it came into the element. */
function useFocusBefore(element: RefObject<HTMLElement | null>): () => EventTarget | null {
  const before = useRef<EventTarget>(null);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // An element that is left for another window stays the active one, and has the focus again afterwards.
    let left: EventTarget | null = null;
    const leave = (event: FocusEvent) => {
      left = event.target === document.activeElement ? event.target : null;
    };
    const remember = (event: FocusEvent) => {
      const { relatedTarget } = event;
      const isInside = relatedTarget instanceof Node && target.contains(relatedTarget);
      if (!isInside && event.target !== left) before.current = relatedTarget;
      left = null;
    };
    target.addEventListener('focusout', leave);
    target.addEventListener('focusin', remember);
    return () => {
      target.removeEventListener('focusout', leave);
      target.removeEventListener('focusin', remember);
    };
  }, [element]);

  return useCallback(() => before.current, []);
}

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
  durationMs: number;
  /** A way to what the text is about. */
  link?: { label: string; to: string } | undefined;
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

interface ToastProps {
  toast: ToastMessage;
  /** What had the focus before the messages. */
  before: () => EventTarget | null;
  onDismiss: (id: number) => void;
}

/** Closes after its duration, but not while the pointer is over it or the focus is inside it. */
function Toast({ toast, before, onDismiss }: ToastProps) {
  const { id, kind, text, durationMs, link } = toast;
  const element = useRef<HTMLDivElement>(null);
  useLeftFocus(element, before);
  const isActive = useHasPointerOrFocus(element);

  useEffect(() => {
    if (isActive) return undefined;
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [isActive, id, durationMs, onDismiss]);

  return (
    <div ref={element} className={classNames(styles['toast'], styles[kind])}>
      <Icon of={icons[kind]} />
      <p role={roles[kind]}>
        {text}
        {link && (
          <Link className={styles['link']} to={link.to} onClick={() => onDismiss(id)}>
            {link.label}
          </Link>
        )}
      </p>
      <IconButton icon={X} label={commonTexts.dismissToast} onClick={() => onDismiss(id)} />
    </div>
  );
}

/** The messages above everything else on the page; new ones are read aloud. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const region = useRef<HTMLElement>(null);
  const before = useFocusBefore(region);
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
        <Toast key={toast.id} toast={toast} before={before} onDismiss={onDismiss} />
      ))}
    </section>
  );
}
