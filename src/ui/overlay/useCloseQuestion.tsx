import { useState, type ReactNode } from 'react';
import { dialogTexts } from '#src/model/base/texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

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
