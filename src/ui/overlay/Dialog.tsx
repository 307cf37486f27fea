import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useCountedOverlay, useReturnFocus } from '#src/hooks/useOverlay.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { classNames } from '../controls/classNames.ts';
import styles from './Dialog.module.css';
import { claimPassedEscape, passEscapeToTopDialog, ignorePressOnToast } from './dialogEvents.ts';

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

/** In a group of radio buttons, only the checked one takes the focus. */
const FIRST_FIELD = 'input:not([type="radio"]:not(:checked)), select, textarea';

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
