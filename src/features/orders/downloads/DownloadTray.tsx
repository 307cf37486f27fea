import { useEffect } from 'react';
import { useOnline } from '#src/hooks/useOnline.ts';
import { removeLeftovers } from '#src/lib/zip/zipOutput.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { formatBytes } from '#src/model/base/bytes.ts';
import { downloadTexts as texts } from '#src/model/purchases/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import styles from './DownloadTray.module.css';
import { cancelZip, dismissZip } from './runZip.ts';
import { chooseFile, useZip, type ZipState } from './zipTasks.ts';

type State<Status extends ZipState['status']> = Extract<ZipState, { status: Status }>;

function Cancel() {
  return (
    <Button look="quiet" onClick={cancelZip}>
      {texts.cancel}
    </Button>
  );
}

function Preparing({ state }: { state: State<'preparing'> }) {
  return (
    <>
      <div className={styles['words']}>
        <p className={styles['title']}>{state.title}</p>
        <p className={styles['note']} role="status">
          {texts.preparing} {commonTexts.counter(state.done, state.count)}
        </p>
      </div>
      <ProgressBar label={texts.progressLabel} value={state.done} max={state.count} />
      <Cancel />
    </>
  );
}

function Choosing({ state }: { state: State<'choosing'> }) {
  return (
    <>
      <div className={styles['words']} role="status">
        <p className={styles['title']}>{state.title}</p>
        <p className={styles['note']}>{texts.choosePlaceHint(formatBytes(state.bytes))}</p>
      </div>
      <Button look="primary" onClick={() => void chooseFile()}>
        {texts.choosePlace}
      </Button>
      <Cancel />
    </>
  );
}

function Working({ state }: { state: State<'working'> }) {
  const isOnline = useOnline();
  const { part, doneBytes, totalBytes, isPacking } = state;
  const done = Math.min(doneBytes, totalBytes);
  const amount = texts.progress(formatBytes(done), formatBytes(totalBytes));
  return (
    <>
      <div className={styles['words']}>
        <p className={styles['title']}>{state.title}</p>
        <p className={styles['note']}>
          {part.count > 1 && `${texts.part(part.index, part.count)} · `}
          {isPacking ? texts.packing : amount}
        </p>
        {!isOnline && (
          <p role="status" className={styles['note']}>
            {texts.offline}
          </p>
        )}
      </div>
      <ProgressBar label={texts.progressLabel} value={done} max={totalBytes} valueText={amount} />
      <Cancel />
    </>
  );
}

function Finished({ state }: { state: State<'finished'> }) {
  return (
    <>
      <div className={styles['words']} role="alert">
        <p className={styles['title']}>{texts.someFailed}</p>
        <ul className={styles['failed']}>
          {state.failed.map((file, index) => (
            <li key={`${file}-${index}`}>
              {errorText('download/file-failed', undefined, { file })}
            </li>
          ))}
        </ul>
      </div>
      <Button look="primary" onClick={state.retry}>
        {texts.retryFailed}
      </Button>
      <Button look="quiet" onClick={dismissZip}>
        {texts.close}
      </Button>
    </>
  );
}

function TrayContent({ state }: { state: ZipState }) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'preparing':
      return <Preparing state={state} />;
    case 'choosing':
      return <Choosing state={state} />;
    case 'working':
      return <Working state={state} />;
    case 'finished':
      return <Finished state={state} />;
  }
}

/** A fixed tray with the progress of the current archive and a cancel button. */
export function DownloadTray() {
  const state = useZip();
  // A temporary archive is as large as the download, so leftovers are removed early.
  useEffect(() => void removeLeftovers(Date.now()), []);
  if (state.status === 'idle') return null;
  return (
    <section className={styles['tray']} aria-label={texts.tray}>
      <TrayContent state={state} />
    </section>
  );
}
