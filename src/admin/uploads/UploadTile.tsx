import { Check, RotateCcw, X } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { previewFileName } from '#src/model/files/names.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './Sheet.module.css';
import tileStyles from './UploadTile.module.css';
import { jobTitle, uploadErrorText } from './queue/uploadHandlers.ts';
import { cancelUploads, retryUpload } from './queue/uploadQueue.ts';
import { isUnfinished, type UploadItem } from './queue/uploadState.ts';

/** An overlay that uncovers the picture as the upload proceeds. */
function Progress({ name, percent }: { name: string; percent: number }) {
  const style: CSSProperties & Record<'--left', string> = { '--left': `${100 - percent}%` };
  return (
    <div
      className={tileStyles['overlay']}
      style={style}
      role="progressbar"
      aria-label={name}
      aria-valuenow={percent}
      aria-valuetext={uploadTexts.progress(name, percent)}
    >
      <span>{percent} %</span>
    </div>
  );
}

/** One upload, with its progress on the thumbnail. */
export const UploadTile = memo(function UploadTile({ item }: { item: UploadItem }) {
  const { job, status, percent, thumbnail, error } = item;
  const name = jobTitle(job);
  const isFailed = status === 'failed';
  return (
    <li className={classNames(styles['tile'], tileStyles['item'])}>
      <div className={styles['frame']}>
        {thumbnail === '' ? (
          previewFileName(job.fileName)
        ) : (
          <img src={thumbnail} alt="" loading="lazy" decoding="async" />
        )}
        {status === 'working' && <Progress name={name} percent={percent} />}
        {(status === 'waiting' || status === 'making') && <div className={tileStyles['waiting']} />}
        {status === 'done' && (
          <span className={tileStyles['done']}>
            <Icon of={Check} size={18} />
          </span>
        )}
      </div>
      <span className={styles['name']}>{name}</span>
      {isFailed && error ? (
        <span className={styles['problem']}>{uploadErrorText(job, error)}</span>
      ) : (
        <span className={styles['note']}>{uploadTexts.states[status]}</span>
      )}
      {isUnfinished(item) && (
        <div className={styles['actions']}>
          {isFailed && (
            <IconButton
              icon={RotateCcw}
              label={uploadTexts.retryLabel(name)}
              onClick={() => retryUpload(job.id)}
            />
          )}
          <IconButton
            icon={X}
            label={uploadTexts.cancelLabel(name)}
            onClick={() => cancelUploads([job.id])}
          />
        </div>
      )}
    </li>
  );
});
