import { Fragment, useState } from 'react';
import type { DatedFile } from '#src/data/files/storage.ts';
import { useSecondsUntil } from '#src/hooks/time.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { formatBytes } from '#src/model/base/bytes.ts';
import { systemStatusTexts as texts, systemStatusErrors } from '#src/model/system/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import styles from './FileCleanup.module.css';
import { cleanUp, findLeftovers, isUploading } from './cleanup.ts';
import { useCleanup, type CleanupOutcome } from './cleanupState.ts';

/** A file name that breaks after underscores rather than inside a number. */
function FileName({ name }: { name: string }) {
  const parts = name.split(/(?<=_)/);
  return (
    <span className={styles['name']}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function File({ path, bytes, updatedAt }: DatedFile) {
  const folderEnd = path.lastIndexOf('/');
  const facts = texts.cleanupFile(formatBytes(bytes), formatDate(updatedAt));
  return (
    <li className={styles['file']}>
      <FileName name={path.slice(folderEnd + 1)} />
      <span className={styles['facts']}>
        {path.slice(0, folderEnd)} · <span className={styles['unbroken']}>{facts}</span>
      </span>
    </li>
  );
}

interface FoundFilesProps {
  files: readonly DatedFile[];
  onStart: () => void;
}

/** The files to delete, in a scrolling frame that keeps the button below it near. */
export function FoundFiles({ files, onStart }: FoundFilesProps) {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      <p className={styles['total']}>{texts.cleanupTotal(formatBytes(total))}</p>
      <div
        className={styles['frame']}
        role="region"
        aria-label={texts.cleanupFiles}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, also by the keyboard.
        tabIndex={0}
      >
        <ul className={styles['files']} aria-label={texts.cleanupTitle}>
          {files.map((file) => (
            <File key={file.path} {...file} />
          ))}
        </ul>
      </div>
      <Button look="danger" onClick={onStart}>
        {texts.cleanupStart}
      </Button>
    </>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function NextRun() {
  const nextRunAt = useCleanup((state) => state.nextRunAt);
  const seconds = useSecondsUntil(nextRunAt ?? 0);
  if (nextRunAt === undefined) return null;
  return (
    <p className={styles['next']} role="timer">
      {texts.cleanupIn(clock(seconds))}
    </p>
  );
}

function outcomeText(outcome: CleanupOutcome): string {
  switch (outcome.kind) {
    case 'uploading':
      return texts.cleanupUploading;
    case 'elsewhere':
      return texts.cleanupElsewhere;
    case 'stopped':
      return texts.cleanupStopped;
    case 'cleaned':
      if (outcome.failed > 0) return texts.cleanupPartly(outcome.done, outcome.failed);
      return outcome.done === 0 ? texts.cleanupPreview(0) : texts.cleanupDone(outcome.done);
  }
}

type Preview = ({ kind: 'found'; files: DatedFile[] } | { kind: 'uploading' }) & {
  /** The outcome of the cleanup before it. A later cleanup makes this preview outdated. */
  outcomeBefore: CleanupOutcome | undefined;
};

async function findPreview(): Promise<Preview> {
  const outcomeBefore = useCleanup.getState().outcome;
  if (isUploading()) return { kind: 'uploading', outcomeBefore };
  return { kind: 'found', files: await findLeftovers(), outcomeBefore };
}

/** The result of the search for files, or else of the last cleanup. */
function statusText(preview: Preview | undefined, outcome: CleanupOutcome | undefined): string {
  if (preview?.kind === 'uploading') return texts.cleanupUploading;
  if (preview) return texts.cleanupPreview(preview.files.length);
  return outcome ? outcomeText(outcome) : '';
}

/** The cleanup of files: the time of the next run, a preview, and a button to run it now. */
export function FileCleanup({ onCleaned }: { onCleaned: () => void }) {
  const { isRunning, outcome } = useCleanup();
  const [lastPreview, setPreview] = useState<Preview>();
  const preview = lastPreview?.outcomeBefore === outcome ? lastPreview : undefined;
  const [isAsking, setIsAsking] = useState(false);
  const searching = useSubmit(findPreview, { errors: systemStatusErrors.cleanup });
  const files = preview?.kind === 'found' ? preview.files : [];

  async function search(): Promise<void> {
    setPreview(undefined);
    setIsAsking(false);
    const found = await searching.submit();
    if (found.done) setPreview(found.answer);
  }

  async function start(): Promise<void> {
    setIsAsking(false);
    await cleanUp(new Set(files.map(({ path }) => path)));
    onCleaned();
  }

  const busyText = isRunning ? texts.cleanupRunning : texts.cleanupFinding;
  const isBusy = isRunning || searching.pending;
  return (
    <div className={styles['cleanup']}>
      <p className={styles['intro']}>{texts.cleanupIntro}</p>
      <NextRun />
      <p role="status" className={styles['status']}>
        {isBusy ? busyText : statusText(preview, outcome)}
      </p>
      {!isRunning && files.length > 0 && (
        <FoundFiles files={files} onStart={() => setIsAsking(true)} />
      )}
      {files.length === 0 && (
        <Button busy={isBusy} onClick={() => void search()}>
          {texts.cleanupFind}
        </Button>
      )}
      {isAsking && files.length > 0 && (
        <ConfirmDialog
          title={texts.cleanupConfirmTitle(files.length)}
          description={texts.cleanupConfirmText}
          confirmLabel={texts.cleanupStart}
          onConfirm={() => void start()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
