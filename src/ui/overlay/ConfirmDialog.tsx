import { AlertDialog as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useCountedOverlay, useReturnFocus } from '#src/hooks/useOverlay.ts';
import { commonTexts, dialogTexts } from '#src/model/base/texts.ts';
import { Button } from '../controls/Button.tsx';
import styles from './Dialog.module.css';
import { DialogActions } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** A question that names the affected item. */
  title: string;
  /** The consequences, and the things that are kept. */
  description: string;
  /** More about the consequences, such as what is only known after a moment. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  look?: 'danger' | 'primary';
  /** The action runs. The dialog stays until it has ended, since closing it would stop nothing. */
  busy?: boolean;
  /** The consequences are still being read: they cannot be confirmed yet. */
  isReading?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. The focus starts on the cancel button. */
export function ConfirmDialog({
  look = 'danger',
  busy = false,
  isReading = false,
  ...props
}: ConfirmDialogProps) {
  useCountedOverlay();
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root
      open
      onOpenChange={(open) => {
        if (!open && !busy) props.onClose();
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay className={styles['scrim']} />
        <Primitive.Content className={styles['dialog']} data-dialog onCloseAutoFocus={returnFocus}>
          <Primitive.Title className={styles['title']}>{props.title}</Primitive.Title>
          <Primitive.Description className={styles['description']}>
            {props.description}
          </Primitive.Description>
          {props.children}
          <DialogActions>
            <Primitive.Cancel asChild>
              <Button look="quiet" aria-disabled={busy}>
                {props.cancelLabel ?? commonTexts.cancel}
              </Button>
            </Primitive.Cancel>
            <Button look={look} busy={busy || isReading} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </DialogActions>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface CloseQuestion {
  /** Closes the dialog, or asks first when something has changed. */
  close: () => void;
  /** Leaves the form for the next one, or asks first when something has changed. */
  goOn: (go: () => void) => void;
  /** The question while it is asked; it is rendered inside the dialog. */
  question: ReactNode;
}

/** Names what is about to happen to the changes. */
interface LeavingWords {
  title: string;
  confirm: string;
}

/** Asks before a dialog with changes is closed or left, so that a key pressed by mistake costs no text. */
export function useCloseQuestion(isChanged: boolean, onClose: () => void): CloseQuestion {
  const [asked, setAsked] = useState<{ words: LeavingWords; go: () => void }>();
  const leave = (words: LeavingWords, go: () => void) =>
    isChanged ? setAsked({ words, go }) : go();
  return {
    close: () => leave(dialogTexts.close, onClose),
    goOn: (go) => leave(dialogTexts.goOn, go),
    question: asked && (
      <ConfirmDialog
        title={asked.words.title}
        description={dialogTexts.discardText}
        confirmLabel={asked.words.confirm}
        cancelLabel={dialogTexts.keepTyping}
        onConfirm={() => {
          setAsked(undefined);
          asked.go();
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
