import { useState, type ReactNode } from 'react';
import { dialogTexts } from '#src/model/base/texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface CloseQuestion {
  /** Closes the dialog, or asks first when something has changed. */
  close: () => void;
  /** The question while it is asked; it is rendered inside the dialog. */
  question: ReactNode;
}

/** Asks before a dialog with changes is closed, so that a key pressed by mistake costs no text. */
export function useCloseQuestion(isChanged: boolean, onClose: () => void): CloseQuestion {
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (isChanged ? setIsAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmDialog
        title={dialogTexts.discardTitle}
        description={dialogTexts.discardText}
        confirmLabel={dialogTexts.discard}
        cancelLabel={dialogTexts.goOn}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    ),
  };
}
