import { Check, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { useSecondsUntil } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Watch } from '#src/model/base/resource.ts';
import { pendingOrderErrors, pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import { type ArchivedItem, archivedItems } from '#src/model/purchases/archivePlan.ts';
import type { BackupRun, Purchase } from '#src/model/purchases/schema.ts';
import { saleFacts } from '#src/model/sale/life.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import styles from './ArchiveStatus.module.css';

function sum(items: readonly ArchivedItem[], key: 'doneCount' | 'fileCount'): number {
  return items.reduce((total, item) => total + item[key], 0);
}

/** True between two tries. */
const isWaiting = ({ state, attempts }: BackupRun): boolean => state === 'waiting' && attempts > 0;

const retryOptions = { errors: pendingOrderErrors.archive };

const COUNTED_MAX_SECONDS = 120;

function nextTry(at: Date, seconds: number): string {
  if (seconds === 0) return texts.archiveRetrySoon;
  return seconds <= COUNTED_MAX_SECONDS
    ? texts.archiveRetryIn(seconds)
    : texts.archiveRetryAt(formatDateTime(at));
}

function NextTry({ orderId, at }: { orderId: string; at: Date }) {
  const seconds = useSecondsUntil(at.getTime());
  const { submit } = useSubmit(purchases.archiveAtOnce, retryOptions);
  return (
    <div className={styles['retry']}>
      <span className={styles['countdown']}>{nextTry(at, seconds)}</span>
      <Button look="quiet" onClick={() => submit(orderId)}>
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

function headline(
  { backupStatus, backupRun }: Purchase,
  { done, count }: { done: number; count: number },
): string {
  if (backupStatus === 'completed') return texts.archiveDone;
  if (backupRun && isWaiting(backupRun)) return texts.archiveFailed;
  return backupRun || done > 0 ? texts.archiveProgress(done, count) : texts.archiveStarting;
}

/** How far the archive of a purchase is, as its record says. */
export function ArchiveStatus({ purchase }: { purchase: Purchase }) {
  const { id, backupStatus, backupRun } = purchase;
  const items = archivedItems(purchase);
  const [done, count] = [sum(items, 'doneCount'), sum(items, 'fileCount')];
  const isOpen = backupStatus === 'pending';
  const nextTryAt = backupRun && isWaiting(backupRun) ? backupRun.nextAt : undefined;
  return (
    <div className={styles['archive']}>
      <p className={styles['headline']}>{headline(purchase, { done, count })}</p>
      {isOpen && count > 0 && <ProgressBar label={texts.archiveTitle} value={done} max={count} />}
      {isOpen && (
        <ul className={styles['items']}>
          {items.map((item, index) => (
            <Item key={index} item={item} />
          ))}
        </ul>
      )}
      {isOpen && nextTryAt && <NextTry orderId={id} at={nextTryAt} />}
    </div>
  );
}

function followed(orderId: string): { watch: Watch<{ purchase: Purchase | undefined }> } {
  return {
    watch: (onNext, onError) =>
      purchases.watch(orderId, (purchase) => onNext({ purchase }), onError),
  };
}

/** The same of a purchase that was made just now. */
export function FollowedArchive({ orderId }: { orderId: string }) {
  const { value, error } = useResource(useMemo(() => followed(orderId), [orderId]));
  const { purchase } = value ?? {};
  if (purchase) return saleFacts({ purchase }).isBought && <ArchiveStatus purchase={purchase} />;
  const problem = value ? new AppError('order/not-found', { details: { id: orderId } }) : error;
  return (
    <p className={styles['headline']}>{problem ? errorMessage(problem) : texts.archiveStarting}</p>
  );
}
