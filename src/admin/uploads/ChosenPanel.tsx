import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { AppErrorCode } from '#src/model/base/errors.ts';
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
  isWaiting: boolean;
  /** The fields for all pictures at once. */
  fields?: ReactNode;
  /** The sheet of pictures. */
  children: ReactNode;
}

/**
 * Focuses the first problem after a press of the button, which may be hundreds of pictures below it.
 * It may appear later than the press, when the files have been read.
 */
function useFocusOnProblem(panel: RefObject<HTMLElement | null>, attempts: number): void {
  const handled = useRef(0);
  useEffect(() => {
    const problem = panel.current?.querySelector<HTMLElement>('[role="alert"]');
    if (handled.current === attempts || !problem) return;
    handled.current = attempts;
    problem.focus({ preventScroll: true });
    problem.scrollIntoView({ block: 'center' });
  });
}

/** Shows the pictures that were dropped on a part of the page far below. */
function useShownOnOpening(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const isAbove = (panel.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isOpen && isAbove) panel.current?.scrollIntoView();
  }, [panel, isOpen]);
}

interface RefusedNoteProps {
  chosen: ChosenPictures;
  /** The message about files of the wrong type. */
  text: (files: string) => string;
}

/** The files of the wrong type, what to do about raw files, and a button that removes them all. */
export function RefusedNote({ chosen, text }: RefusedNoteProps) {
  const { refused, refusedRaw } = chosen;
  if (refused.length === 0) return null;
  return (
    <ProblemNote text={text(refused.join(', '))}>
      {refusedRaw.length > 0 && (
        <div className={styles['advice']}>{uploadTexts.rawRefused(refusedRaw)}</div>
      )}
      <Button onClick={chosen.dropRefused}>{uploadTexts.dropRefused}</Button>
    </ProblemNote>
  );
}

/** The advice about HEIC files that could not be read. */
function HeicAdvice({ pictures }: Pick<ChosenPictures, 'pictures'>) {
  const failed = (code: AppErrorCode) =>
    pictures.filter(({ failure }) => failure === code).map(({ file }) => file.name);
  const damaged = failed('upload/heic-unreadable');
  const waiting = failed('upload/decoder-missing');
  return (
    <>
      {damaged.length > 0 && (
        <div className={styles['advice']}>{uploadTexts.heicUnreadable(damaged)}</div>
      )}
      {waiting.length > 0 && (
        <div className={styles['advice']}>{uploadTexts.decoderMissing(waiting)}</div>
      )}
    </>
  );
}

/** The files that could not be read, and a button that removes them all. */
export function UnreadableNote({ chosen }: { chosen: ChosenPictures }) {
  if (chosen.pictures.every(({ state }) => state !== 'unreadable')) return null;
  return (
    <ProblemNote text={uploadTexts.dropUnreadable}>
      <HeicAdvice pictures={chosen.pictures} />
      <Button onClick={chosen.dropUnreadable}>{uploadTexts.dropRefused}</Button>
    </ProblemNote>
  );
}

/** The pictures that are chosen but not uploaded yet. */
export function ChosenPanel(props: ChosenPanelProps) {
  const { chosen, refusedText, problem, submitLabel, onSubmit, isWaiting, fields, children } =
    props;
  const { pictures, replacements, refused } = chosen;
  const panel = useRef<HTMLElement>(null);
  const [attempts, setAttempts] = useState(0);
  useFocusOnProblem(panel, attempts);
  useShownOnOpening(panel, chosen.isOpen);
  const chosenCount = pictures.length + replacements.length;
  const readingCount = pictures.filter(({ state }) => state === 'reading').length;
  if (!chosen.isOpen) return null;
  const isAllRefused = chosen.all.length === 0 && refused.length > 0;
  /** The problems that have a note of their own, with a button. */
  const shown = [refusedText(refused.join(', ')), uploadTexts.dropUnreadable];
  return (
    <section ref={panel} className={styles['panel']} aria-label={uploadTexts.chosen(chosenCount)}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{uploadTexts.chosen(chosenCount)}</h2>
        <p className={styles['reading']} role="status">
          {readingCount > 0 && uploadTexts.reading(readingCount)}
        </p>
      </header>
      {!isAllRefused && fields}
      <RefusedNote chosen={chosen} text={refusedText} />
      {chosen.movingRefused !== undefined && (
        <p className={styles['advice']}>{chosen.movingRefused}</p>
      )}
      <UnreadableNote chosen={chosen} />
      {!isAllRefused && <div className={styles['pictures']}>{children}</div>}
      {problem !== undefined && !shown.includes(problem) && <ProblemNote text={problem} />}
      <div className={styles['foot']}>
        <Button look="quiet" onClick={() => chosen.clear()}>
          {commonTexts.cancel}
        </Button>
        {!isAllRefused && (
          <Button
            look="primary"
            busy={isWaiting}
            onClick={() => {
              setAttempts((count) => count + 1);
              onSubmit();
            }}
          >
            {submitLabel}
          </Button>
        )}
      </div>
    </section>
  );
}
