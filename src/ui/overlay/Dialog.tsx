import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type KeyboardEvent as ReactKeyboardEvent, useRef, type ReactNode } from 'react';
import { useCountedOverlay, useReturnFocus } from '#src/hooks/useOverlay.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { IconButton } from '../controls/Button.tsx';
import { classNames } from '../controls/classNames.ts';
import styles from './Dialog.module.css';
import { TOAST_REGION } from './toastRegion.ts';

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

/** Keeps a dialog open when a toast above it is pressed. */
export function ignorePressOnToast(event: OutsideEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest(`[${TOAST_REGION}]`)) event.preventDefault();
}

interface DialogProps {
  title: string;
  description?: string;
  isWide?: boolean;
  /** It stands at the right edge, so that a list beside it stays in sight. */
  isPanel?: boolean;
  /** Called for Escape, the cross and a press beside the dialog. */
  onClose: () => void;
  children: ReactNode;
}

/** Fields for files stand hidden behind a button; in a group of radio buttons, only the checked one takes the focus. */
const FIRST_FIELD = 'input:not([type="file"], [type="radio"]:not(:checked)), select, textarea';

/** Focuses the first field of a form instead of the cross above it. */
function focusFirstField(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const field = event.target.querySelector<HTMLElement>(FIRST_FIELD);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** A modal dialog. It is open for as long as it is rendered, and returns the focus when it closes. */
export function Dialog({ title, description, isWide, isPanel, onClose, children }: DialogProps) {
  useCountedOverlay();
  const returnFocus = useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay className={styles['scrim']} />
        <Primitive.Content
          ref={content}
          className={classNames(
            styles['dialog'],
            isWide && styles['wide'],
            isPanel && styles['panel'],
          )}
          data-dialog
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => passEscapeToTopDialog(event, content.current)}
          onKeyDown={(event) => claimPassedEscape(event) && onClose()}
          onInteractOutside={ignorePressOnToast}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <header className={styles['header']}>
            <Primitive.Title className={styles['title']}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={X} label={commonTexts.close} />
            </Primitive.Close>
          </header>
          {description !== undefined && (
            <Primitive.Description className={styles['description']}>
              {description}
            </Primitive.Description>
          )}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The buttons at the foot of a dialog, with the primary one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
