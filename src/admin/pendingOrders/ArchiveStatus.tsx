import { Check, CircleAlert } from 'lucide-react';
import { useSecondsUntil } from '#src/hooks/time.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import { type ArchivedItem, type OrderArchive, retryArchives } from '../archives/archives.ts';
import styles from './ArchiveStatus.module.css';

function sum(items: readonly ArchivedItem[], key: 'doneCount' | 'fileCount'): number {
  return items.reduce((total, item) => total + item[key], 0);
}

function NextTry({ at }: { at: number }) {
  const seconds = useSecondsUntil(at);
  return (
    <div className={styles['retry']}>
      <span className={styles['countdown']}>{texts.archiveRetryIn(seconds)}</span>
      <Button look="quiet" onClick={retryArchives}>
        {texts.archiveRetry}
      </Button>
    </div>
  );
}

function Item({ item }: { item: ArchivedItem }) {
  const { name, doneCount, fileCount, error } = item;
  const isDone = doneCount === fileCount;
  return (
    <li className={styles['item']}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['count']}>
        {texts.archiveItem(doneCount, fileCount)}
        {isDone && <Icon of={Check} size={16} />}
      </span>
      {error !== undefined && !isDone && (
        <span className={styles['error']}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </span>
      )}
    </li>
  );
}

function headline({ state, items, error }: OrderArchive): string {
  switch (state) {
    case 'done':
      return texts.archiveDone;
    case 'missing':
      return error ?? '';
    case 'waiting':
      return texts.archiveFailed;
    case 'working':
      if (items.length === 0) return texts.archiveStarting;
      return texts.archiveProgress(sum(items, 'doneCount'), sum(items, 'fileCount'));
    default:
      return unreachable(state);
  }
}

export function ArchiveStatus({ archive }: { archive: OrderArchive }) {
  const { state, items, nextTryAt, error } = archive;
  const fileCount = sum(items, 'fileCount');
  const isOpen = state === 'working' || state === 'waiting';
  return (
    <div className={styles['archive']}>
      <p className={styles['headline']}>{headline(archive)}</p>
      {isOpen && fileCount > 0 && (
        <ProgressBar label={texts.archiveTitle} value={sum(items, 'doneCount')} max={fileCount} />
      )}
      {isOpen && items.length > 0 && (
        <ul className={styles['items']}>
          {items.map((item, index) => (
            <Item key={index} item={item} />
          ))}
        </ul>
      )}
      {state === 'waiting' && error !== undefined && <p className={styles['error']}>{error}</p>}
      {nextTryAt !== undefined && <NextTry key={nextTryAt} at={nextTryAt} />}
    </div>
  );
}
