import { useState, type ReactNode } from 'react';
import { dialogTexts } from '#src/model/base/texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface CloseQuestion {
  /** Closes the dialog, or asks first when something has changed. */
  close: () => void;
  /** Does something else that leaves the form, after the same question. */
  leave: (go: () => void) => void;
  /** The question while it is asked; it is rendered inside the dialog. */
  question: ReactNode;
}

/** Asks before a dialog with changes is closed, so that a key pressed by mistake costs no text. */
export function useCloseQuestion(isChanged: boolean, onClose: () => void): CloseQuestion {
  const [asked, setAsked] = useState<{ go: () => void }>();
  const leave = (go: () => void) => (isChanged ? setAsked({ go }) : go());
  return {
    close: () => leave(onClose),
    leave,
    question: asked && (
      <ConfirmDialog
        title={dialogTexts.discardTitle}
        description={dialogTexts.discardText}
        confirmLabel={dialogTexts.discard}
        cancelLabel={dialogTexts.goOn}
        onConfirm={() => {
          setAsked(undefined);
          asked.go();
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
