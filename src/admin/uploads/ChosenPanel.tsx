import type { ReactNode } from 'react';
import { commonTexts } from '#src/model/base/texts.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ProblemNote } from '../layout/EditorShell.tsx';
import styles from './ChosenPanel.module.css';
import type { ChosenPictures } from './useChosenPictures.ts';

interface ChosenPanelProps {
  chosen: ChosenPictures;
  /** Says which files cannot be used. */
  refusedText: (files: string) => string;
  /** What stands in the way of going on. */
  problem: string | undefined;
  submitLabel: string;
  onSubmit: () => void;
  /** Whether it has been pressed already, and waits for the files. */
  isWaiting?: boolean;
  /** The contact sheet, and what is set for all pictures at once. */
  children: ReactNode;
}

/** The pictures that are about to be uploaded. */
export function ChosenPanel(props: ChosenPanelProps) {
  const { chosen, refusedText, problem, submitLabel, onSubmit, isWaiting, children } = props;
  const { pictures, refused } = chosen;
  const readingCount = pictures.filter(({ state }) => state === 'reading').length;
  if (!chosen.isOpen) return null;
  return (
    <section className={styles['panel']} aria-label={uploadTexts.chosen(pictures.length)}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{uploadTexts.chosen(pictures.length)}</h2>
        <p className={styles['reading']} role="status">
          {readingCount > 0 && uploadTexts.reading(readingCount)}
        </p>
      </header>
      {refused.length > 0 && (
        <ProblemNote text={refusedText(refused.join(', '))}>
          <Button onClick={chosen.dropRefused}>{uploadTexts.dropRefused}</Button>
        </ProblemNote>
      )}
      {children}
      {problem !== undefined && problem !== refusedText(refused.join(', ')) && (
        <ProblemNote text={problem} />
      )}
      <div className={styles['foot']}>
        <Button look="quiet" onClick={() => chosen.clear()}>
          {commonTexts.cancel}
        </Button>
        <Button look="primary" busy={isWaiting ?? false} onClick={onSubmit}>
          {submitLabel}
        </Button>
      </div>
    </section>
  );
}
