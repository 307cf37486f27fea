import { ChevronDown, ChevronUp, Pause, Play, X } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { useOnline } from '#src/hooks/useOnline.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import sheetStyles from './Sheet.module.css';
import styles from './UploadDock.module.css';
import { UploadTile } from './UploadTile.tsx';
import { followServer } from './queue/followServer.ts';
import {
  cancelUploads,
  pauseUploads,
  resumeUploads,
  showInterrupted,
  supplyFiles,
} from './queue/uploadQueue.ts';
import { nothingUploading, useUploads, type UploadItem } from './queue/uploadState.ts';

function countOf(items: readonly UploadItem[], status: UploadItem['status']): number {
  return items.filter((item) => item.status === status).length;
}

/** Notices above the sheet: interrupted uploads, missing files, a lost connection. */
function Notice({ items }: { items: readonly UploadItem[] }) {
  const isInterrupted = useUploads((state) => state.isInterrupted);
  const isOnline = useOnline();
  const missing = countOf(items, 'fileMissing');
  const waiting = countOf(items, 'waiting');
  const making = countOf(items, 'making');
  const isSent = making > 0 && waiting + countOf(items, 'working') === 0;
  return (
    <>
      {isSent && <p className={styles['notice']}>{uploadTexts.sent(making)}</p>}
      {isInterrupted && waiting + missing > 0 && (
        <p className={styles['notice']}>{uploadTexts.interrupted(waiting + missing)}</p>
      )}
      {!isOnline && <p className={styles['notice']}>{commonTexts.offline}</p>}
      {missing > 0 && (
        <>
          <p className={styles['notice']}>{uploadTexts.filesMissing(missing)}</p>
          <PictureDrop onFiles={supplyFiles} />
        </>
      )}
    </>
  );
}

interface ControlsProps {
  items: readonly UploadItem[];
  isPaused: boolean;
  onCancel: () => void;
}

function Controls({ items, isPaused, onCancel }: ControlsProps) {
  const failed = countOf(items, 'failed');
  const waiting = countOf(items, 'waiting');
  const isActive = waiting + countOf(items, 'working') > 0;
  return (
    <div className={styles['controls']}>
      {isActive && !isPaused && (
        <Button look="quiet" onClick={pauseUploads}>
          <Icon of={Pause} size={18} />
          {uploadTexts.pause}
        </Button>
      )}
      {failed > 0 && !(isPaused && waiting > 0) && (
        <Button look="primary" onClick={resumeUploads}>
          {uploadTexts.retryAll}
        </Button>
      )}
      <Button look="quiet" onClick={onCancel}>
        <Icon of={X} size={18} />
        {uploadTexts.cancel}
      </Button>
    </div>
  );
}

const Tiles = memo(function Tiles({ items }: { items: readonly UploadItem[] }) {
  return (
    <ul className={sheetStyles['sheet']}>
      {items.map((item) => (
        <UploadTile key={item.job.id} item={item} />
      ))}
    </ul>
  );
});

/** Hundreds of tiles render in the background, so that the page stays responsive. */
function Sheet({ items }: { items: readonly UploadItem[] }) {
  return <Tiles items={useDeferredValue(items, nothingUploading.items)} />;
}

/** The running uploads: a bar that stays on screen in every tab, and opens when it is asked to. */
export function UploadDock() {
  const items = useUploads((state) => state.items);
  const isPaused = useUploads((state) => state.isPaused);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  useEffect(followServer, []);
  useEffect(() => {
    showInterrupted().catch((thrown: unknown) =>
      console.warn('Interrupted uploads could not be found', thrown),
    );
  }, []);

  if (items.length === 0) return null;
  const done = countOf(items, 'done');
  const failed = countOf(items, 'failed');
  const making = countOf(items, 'making');
  return (
    <section className={styles['dock']} aria-label={uploadTexts.title}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <p role="status" className={styles['summary']}>
            {uploadTexts.summary(done, items.length)}
          </p>
          <p className={styles['detail']}>
            {joinFacts([
              failed > 0 ? uploadTexts.failedCount(failed) : '',
              making > 0 ? uploadTexts.making(making) : '',
              countOf(items, 'fileMissing') > 0 ? uploadTexts.states.fileMissing : '',
              isPaused && making < items.length - failed ? uploadTexts.paused : '',
            ])}
          </p>
        </div>
        {isPaused && countOf(items, 'waiting') > 0 && (
          <Button look="primary" onClick={resumeUploads}>
            <Icon of={Play} size={18} />
            {uploadTexts.resume}
          </Button>
        )}
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          label={isOpen ? uploadTexts.hide : uploadTexts.show}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </header>
      <ProgressBar label={uploadTexts.title} value={done} max={items.length} />
      {isOpen && (
        <>
          <div className={styles['body']}>
            <Notice items={items} />
            <Sheet items={items} />
          </div>
          <Controls items={items} isPaused={isPaused} onCancel={() => setIsAsking(true)} />
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={uploadTexts.cancelTitle}
          description={uploadTexts.cancelText}
          confirmLabel={uploadTexts.cancel}
          onConfirm={() => {
            cancelUploads(items.map(({ job }) => job.id));
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
