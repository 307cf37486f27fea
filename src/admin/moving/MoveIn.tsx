import { FolderInput } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#src/lib/saveFile.ts';
import { useFileDrop } from '#src/hooks/useFileDrop.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { outcomeCounts, reportCsv } from '#src/model/moving/report.ts';
import { movingTexts } from '#src/model/moving/texts.ts';
import { bulkTexts } from '#src/model/system/dashboardTexts.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Link } from '#src/ui/controls/Link.tsx';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import { ProblemNote } from '../layout/EditorShell.tsx';
import { FilesButton } from '../uploads/FilesButton.tsx';
import { droppedFiles, placedFiles } from './chosenFiles.ts';
import {
  chooseAnew,
  forgetUnfinished,
  type ImportState,
  lastReport,
  readChosen,
  stopImport,
  unfinishedDecisions,
  useImport,
} from './importState.ts';
import { ImportPlan } from './ImportPlan.tsx';
import styles from './Moving.module.css';

const texts = movingTexts.pictures;

function take(files: readonly File[]): void {
  const placed = placedFiles(files);
  if (placed.length > 0) void readChosen(Promise.resolve(placed));
}

const saveReport = (csv: string) =>
  saveFile(new Blob([csv], { type: 'text/csv' }), texts.reportName);

function ChooseFiles() {
  const place = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(place, (dropped) => void readChosen(droppedFiles(dropped)));
  const [isUnfinished, setIsUnfinished] = useState(() => unfinishedDecisions() !== undefined);
  const [report] = useState(lastReport);
  return (
    <>
      {isUnfinished && (
        <div className={styles['notice']} role="status">
          <p>{texts.unfinished}</p>
          <Button
            look="quiet"
            onClick={() => {
              forgetUnfinished();
              setIsUnfinished(false);
            }}
          >
            {texts.forget}
          </Button>
        </div>
      )}
      <div ref={place} className={classNames(styles['drop'], isOver && styles['over'])}>
        <Icon of={FolderInput} size={28} />
        <p className={styles['dropText']}>{isOver ? texts.dropNow : texts.drop}</p>
        <div className={styles['actions']}>
          <FilesButton look="primary" label={texts.chooseFolder} isFolder onFiles={take} />
          <FilesButton label={texts.chooseZips} accept=".zip" onFiles={take} />
        </div>
      </div>
      {report !== undefined && (
        <p>
          <Button look="quiet" onClick={() => saveReport(report)}>
            {texts.report}
          </Button>
        </p>
      )}
    </>
  );
}

/** The first pictures tell little about how long the others take. */
const JUDGED_AFTER = 5;

function Running({ state }: { state: Extract<ImportState, { kind: 'running' }> }) {
  const { done, total, begunAt, isStopping } = state;
  const [now, setNow] = useState(begunAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const secondsLeft = ((now - begunAt) / SECOND_MS / Math.max(1, done)) * (total - done);
  const text = texts.progress(done, total);
  return (
    <div className={styles['running']}>
      <p className={styles['count']} role="status">
        {isStopping ? texts.stopping : text}
      </p>
      <ProgressBar label={texts.progressLabel} value={done} max={total} valueText={text} />
      {!isStopping && done >= JUDGED_AFTER && done < total && (
        <p className={styles['muted']}>{bulkTexts.timeLeft(Math.ceil(secondsLeft))}</p>
      )}
      <p className={styles['muted']}>{texts.keepOpen}</p>
      <div className={styles['actions']}>
        <Button aria-disabled={isStopping} onClick={isStopping ? undefined : stopImport}>
          {texts.stop}
        </Button>
      </div>
    </div>
  );
}

function Finished({ state }: { state: Extract<ImportState, { kind: 'finished' }> }) {
  const { outcomes, isCut } = state;
  return (
    <div className={styles['running']} role="status">
      <h3 className={styles['subtitle']}>{isCut ? texts.cutTitle : texts.doneTitle}</h3>
      {isCut && <p>{texts.cut}</p>}
      <dl className={styles['counts']}>
        {outcomeCounts(outcomes).map(({ text, count }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{count.toLocaleString('da-DK')}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <Button look="primary" onClick={() => saveReport(reportCsv(outcomes))}>
          {texts.download}
        </Button>
        <Button onClick={chooseAnew}>{texts.again}</Button>
        <Link to={adminPath('billedlevering')} className={buttonClass('quiet')}>
          {texts.toAlbums}
        </Link>
        <Link to={adminPath('kundegallerier')} className={buttonClass('quiet')}>
          {texts.toGalleries}
        </Link>
      </div>
    </div>
  );
}

/** Pictures from another system: what is chosen, what becomes of it, how far it is, and the report. */
export function MoveIn() {
  const state = useImport((each) => each.state);
  switch (state.kind) {
    case 'empty':
      return <ChooseFiles />;
    case 'reading':
      return <p role="status">{texts.reading}</p>;
    case 'planned':
      return (
        <>
          {state.chosen.brokenZips.length > 0 && (
            <ProblemNote text={texts.brokenZips(state.chosen.brokenZips.join(', '))} />
          )}
          <ImportPlan plan={state} />
        </>
      );
    case 'running':
      return <Running state={state} />;
    case 'finished':
      return <Finished state={state} />;
    default:
      return unreachable(state);
  }
}
