import { Download } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { formatBytes } from '#src/model/base/units.ts';
import { journalPrograms } from '#src/model/bookkeeping/journal.ts';
import { bookkeepingErrors, bookkeepingTexts as texts } from '#src/model/bookkeeping/texts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './Bookkeeping.module.css';
import { saveAllPdfs, saveJournal, saveSaft, type ExportedPeriod } from './exportFiles.ts';

interface PdfArchive {
  /** The bytes that have arrived; undefined while no archive is made. */
  doneBytes: number | undefined;
  /** The vouchers whose PDF the archive lacks. */
  missing: readonly string[];
  make: () => Promise<void>;
  cancel: () => void;
}

/** Makes one archive at a time. It is cancelled when the period is left. */
function usePdfArchive(exported: ExportedPeriod): PdfArchive {
  const [doneBytes, setDoneBytes] = useState<number>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function make(): Promise<void> {
    if (running.current) return;
    const work = new AbortController();
    running.current = work;
    setDoneBytes(0);
    setMissing([]);
    try {
      setMissing(await saveAllPdfs(exported, { onBytes: setDoneBytes, signal: work.signal }));
    } catch (thrown) {
      if (toAppError(thrown).code !== 'cancelled') reportFailure(thrown, bookkeepingErrors.zip);
      else showToast({ text: texts.zipCancelled });
    } finally {
      running.current = undefined;
      setDoneBytes(undefined);
    }
  }

  return { doneBytes, missing, make, cancel };
}

function Missing({ numbers }: { numbers: readonly string[] }) {
  return (
    <div className={styles['missing']} role="alert">
      <p>{texts.missingTitle(numbers.length)}</p>
      <ul>
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </div>
  );
}

/** The files of a period for bookkeeping programs, and its PDF files in one archive. */
export function Exports(exported: ExportedPeriod) {
  const { doneBytes, missing, make, cancel } = usePdfArchive(exported);
  const isWorking = doneBytes !== undefined;
  const say = (name: string) => showToast({ kind: 'success', text: texts.saved(name) });
  return (
    <section>
      <h2 className={styles['title']}>{texts.filesTitle}</h2>
      <p className={styles['note']}>{texts.filesIntro}</p>
      <div className={styles['files']}>
        {journalPrograms.map((program) => (
          <Button key={program} onClick={() => say(saveJournal(exported, program))}>
            <Icon of={Download} size={18} />
            {texts.journal(texts.programs[program])}
          </Button>
        ))}
        <Button onClick={() => say(saveSaft(exported))}>
          <Icon of={Download} size={18} />
          {texts.saft}
        </Button>
        <Button busy={isWorking} onClick={() => void make()}>
          <Icon of={Download} size={18} />
          {texts.zip}
        </Button>
      </div>
      {isWorking && (
        <div className={styles['progress']}>
          <p role="status">
            {texts.zipProgress}: {texts.zipDone(formatBytes(doneBytes))}
          </p>
          <Button look="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {missing.length > 0 && <Missing numbers={missing} />}
    </section>
  );
}
