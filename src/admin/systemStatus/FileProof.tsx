import { Link } from '#src/ui/controls/Link.tsx';
import type { FileProofReport } from '#src/data/repos/system/storedFiles.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { formatDate, formatDateTime } from '#src/model/base/dates.ts';
import { type FileLoss, isProofSilent, type ProofState } from '#src/model/purchases/fileProof.ts';
import { systemStatusTexts as texts } from '#src/model/system/texts.ts';
import styles from './FileProof.module.css';

/** The lines about the passes: the last whole one, the one under way, and none for days. */
function passLines({ ranAt, current, last }: ProofState): string[] {
  const isSilent = ranAt !== undefined && isProofSilent({ ranAt }, new Date());
  return [
    last
      ? texts.proofLast(formatDateTime(last.finishedAt), last.files, last.purchases)
      : texts.proofNever,
    ...(current ? [texts.proofUnderWay(formatDateTime(current.startedAt), current.files)] : []),
    ...(isSilent ? [texts.proofSilent(formatDateTime(ranAt))] : []),
  ];
}

interface LeaveProps {
  /** Leaves the panel for an order. */
  onLeave: () => void;
}

function Loss({ id, files, onLeave }: FileLoss & LeaveProps) {
  return (
    <li className={styles['loss']}>
      <Link
        to={adminPath('kundepanel', { order: id })}
        aria-label={texts.proofOpenOrder(id)}
        onClick={onLeave}
      >
        {id}
      </Link>
      <ul>
        {files.map(({ path, problem, foundAt }) => (
          <li key={path} className={styles['file']}>
            <span>{path}</span>
            <span className={styles['facts']}>
              {texts.proofFound(texts.proofProblems[problem], formatDate(foundAt))}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The nightly look at sold files: when it was done, what it did not find, and what to do. */
export function FileProof({ state, losses, onLeave }: FileProofReport & LeaveProps) {
  const count = losses.reduce((sum, { files }) => sum + files.length, 0);
  return (
    <div className={styles['proof']}>
      <p className={styles['muted']}>{texts.proofIntro}</p>
      {passLines(state ?? {}).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {count === 0 && state?.last && <p className={styles['whole']}>{texts.proofWhole}</p>}
      {count > 0 && (
        <>
          <p className={styles['lost']}>{texts.proofLost(count)}</p>
          <div
            className={styles['frame']}
            role="region"
            aria-label={texts.proofLostFiles}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, also by the keyboard.
            tabIndex={0}
          >
            <ul>
              {losses.map((loss) => (
                <Loss key={loss.id} {...loss} onLeave={onLeave} />
              ))}
            </ul>
          </div>
          <p>{texts.proofHelp}</p>
        </>
      )}
    </div>
  );
}
