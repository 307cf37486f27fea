import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useLeftFocus } from '#src/hooks/useOverlay.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { errorText, type OperationErrors } from '#src/model/base/errorTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { bulkTexts, editingTexts } from '#src/model/system/dashboardTexts.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import { ProblemNote } from '../layout/EditorShell.tsx';
import styles from './BulkStatus.module.css';
import type { BulkRun } from './useBulkRun.ts';

interface Titled {
  title: string;
}

const NAMED_COUNT = 3;

/** The titles of a few items, and the number of the others. */
export function titlesOf(items: readonly Titled[]): string {
  const named = items.slice(0, NAMED_COUNT).map(({ title }) => title);
  const others = items.length - named.length;
  const titles = named.join(', ');
  return others > 0 ? itemTexts.andMore(titles, others) : titles;
}

const errors: OperationErrors = {
  fallback: itemTexts.tryAgain,
  codes: {
    aborted: editingTexts.overtaken,
    'not-found': itemTexts.gone,
    'permission-denied': itemTexts.refused,
    network: errorText('network'),
    timeout: errorText('timeout'),
  },
};

type Incomplete<Item> = Extract<BulkRun<Item>['state'], { kind: 'incomplete' }>;

/** The failed items by name with the reason of the first, and the number of those not tried. */
function problemText<Item extends Titled>({
  job,
  outcome,
  isInterrupted = false,
}: Incomplete<Item>): string {
  const { failed, left } = outcome;
  const [first] = failed;
  const reason = first && errorText(first.error.code, job.errors ?? errors, first.error.details);
  return [
    isInterrupted && bulkTexts.interrupted,
    reason !== undefined && job.texts.failed(titlesOf(failed.map(({ item }) => item)), reason),
    left.length > 0 && job.texts.left(left.length),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

interface RunningProps<Item> {
  run: BulkRun<Item>;
  state: Extract<BulkRun<Item>['state'], { kind: 'running' }>;
}

/** Less is over before it is read. */
const SHOWN_SECONDS = 3;

function Running<Item>({ run, state }: RunningProps<Item>) {
  const { job, finished, isStopping, isPaused, secondsLeft = 0 } = state;
  const count = job.items.length;
  const text = job.texts.progress(finished, count);
  const place = useRef<HTMLDivElement>(null);
  useLeftFocus(place);
  return (
    <div ref={place} className={styles['running']}>
      <p className={styles['count']} role="status">
        {isStopping ? bulkTexts.stopping : text}
      </p>
      <ProgressBar label={bulkTexts.progressLabel} value={finished} max={count} valueText={text} />
      {isPaused && <p role="status">{bulkTexts.paused}</p>}
      {!isPaused && !isStopping && secondsLeft >= SHOWN_SECONDS && (
        <p className={styles['count']}>{bulkTexts.timeLeft(secondsLeft)}</p>
      )}
      <Button
        look="quiet"
        aria-disabled={isStopping}
        onClick={isStopping ? undefined : () => run.rest(!isPaused)}
      >
        {isPaused ? bulkTexts.resume : bulkTexts.pause}
      </Button>
      <Button aria-disabled={isStopping} onClick={isStopping ? undefined : run.stop}>
        {bulkTexts.stop}
      </Button>
    </div>
  );
}

/** The progress of a bulk run, or what is not done after it, with a button to repeat it. */
export function BulkStatus<Item extends Titled>({ run }: { run: BulkRun<Item> }): ReactNode {
  const { state } = run;
  if (!state) return null;
  switch (state.kind) {
    case 'running':
      return <Running run={run} state={state} />;
    case 'incomplete':
      return (
        <ProblemNote text={problemText(state)}>
          <Button onClick={run.repeat}>
            {state.isInterrupted === true ? bulkTexts.resume : commonTexts.retry}
          </Button>
          <IconButton icon={X} label={commonTexts.close} onClick={run.dismiss} />
        </ProblemNote>
      );
    default:
      return unreachable(state);
  }
}
