import type { ReactNode } from 'react';
import { commonTexts } from '#src/model/base/texts.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ProblemNote } from '../layout/EditorShell.tsx';
import styles from './ChosenPanel.module.css';
import type { ChosenPictures } from './useChosenPictures.ts';

interface ChosenPanelProps {
  chosen: ChosenPictures;
  /** The message about files of the wrong type. */
  refusedText: (files: string) => string;
  /** The reason why the pictures cannot be submitted. */
  problem: string | undefined;
  submitLabel: string;
  onSubmit: () => void;
  /** Submitted already, but waiting for files to be read. */
  isWaiting?: boolean;
  /** The sheet of pictures, and the fields for all of them at once. */
  children: ReactNode;
}

/** The pictures that are chosen but not uploaded yet. */
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
