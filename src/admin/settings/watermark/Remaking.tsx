import { create } from 'zustand';
import { remakePictures } from '#src/data/catalogue/remakePictures.ts';
import * as watermark from '#src/data/repos/settings/watermark.ts';
import { reportFailure, useSubmit } from '#src/hooks/useSubmit.ts';
import type { Remaking as RemakingState } from '#src/model/watermarks/schema.ts';
import { watermarkErrors, watermarkTexts } from '#src/model/watermarks/texts.ts';
import { useShop } from '#src/stores/shop.ts';
import { beginWork } from '#src/stores/unfinishedWork.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import { pictureQueue } from '../../uploads/queue/uploadRunner.ts';
import settingsStyles from '../Settings.module.css';
import styles from './Watermark.module.css';

const texts = watermarkTexts.remaking;

function words({ state, done, left, failed }: RemakingState): string | undefined {
  switch (state) {
    case 'running':
      return done + left === 0 ? texts.counting : texts.running(done, left);
    case 'paused':
      return texts.paused(left);
    case 'done':
      return failed === 0 ? texts.done : texts.failed(failed);
    default:
      return undefined;
  }
}

const errors = watermarkErrors.remaking;

/** The number of the run that this tab does. It goes on when another part of the dashboard is opened. */
const useRunHere = create<{ run: number | undefined }>()(() => ({ run: undefined }));

/** Begins and stops the work, on the server or in this tab. */
function useRemaking({ run: current }: RemakingState) {
  const isByServer = useShop(({ picturesMadeBy }) => picturesMadeBy === 'server');
  const isHere = useRunHere(({ run }) => run === current);

  async function run(from: 'beginning' | 'pause'): Promise<void> {
    const number = await watermark.runRemaking(from);
    if (isByServer) return;
    useRunHere.setState({ run: number });
    const endWork = beginWork('remaking');
    void remakePictures(number, pictureQueue.make)
      .catch((thrown: unknown) => reportFailure(thrown, errors))
      .finally(() => {
        endWork();
        useRunHere.setState(({ run: last }) => (last === number ? { run: undefined } : {}));
      });
  }

  const start = useSubmit(run, { errors });
  const pause = useSubmit(() => watermark.remaking.update(() => ({ state: 'paused' })), { errors });
  return { isByServer, isHere, start, pause };
}

/** Gives the pictures in the shop the watermark that is chosen. */
export function Remaking({ remaking }: { remaking: RemakingState }) {
  const { isByServer, isHere, start, pause } = useRemaking(remaking);
  // Work that another tab or an earlier page began does not go on in this one.
  const isStopped = remaking.state === 'running' && !isByServer && !isHere;
  const shown: RemakingState = isStopped ? { ...remaking, state: 'paused' } : remaking;
  const { state, done, left, failed } = shown;
  const said = words(shown);
  return (
    <div className={styles['remaking']}>
      <h3 className={settingsStyles['subtitle']}>{texts.title}</h3>
      <p className={settingsStyles['intro']}>
        {texts.intro} {isByServer ? texts.byServer : texts.byBrowser}
      </p>
      {(state === 'running' || state === 'paused') && done + left > 0 && (
        <ProgressBar label={texts.progress} value={done} max={done + left} valueText={said ?? ''} />
      )}
      <p role="status">{said}</p>
      <div className={settingsStyles['actions']}>
        {state === 'running' && (
          <Button busy={pause.pending} onClick={() => void pause.submit()}>
            {texts.pause}
          </Button>
        )}
        {state === 'paused' && (
          <Button busy={start.pending} onClick={() => void start.submit('pause')}>
            {texts.continue}
          </Button>
        )}
        {(state === 'none' || state === 'done') && (
          <Button busy={start.pending} onClick={() => void start.submit('beginning')}>
            {failed > 0 ? texts.again : texts.start}
          </Button>
        )}
      </div>
    </div>
  );
}
