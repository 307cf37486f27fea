import { useCallback, useRef } from 'react';
import { everyPage } from '#src/firebase/everyPage.ts';
import * as downloadLogs from '#src/firebase/repos/downloadLogs.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { useNearViewport } from '#src/hooks/useNearViewport.ts';
import { formatDateTime } from '#src/shared/domain/danishDates.ts';
import { downloadStats, mergeDownloads } from '#src/shared/domain/downloadStats.ts';
import { DOWNLOAD_HISTORY_MAX_ENTRIES } from '#src/shared/limits.ts';
import type { DownloadLog } from '#src/shared/schemas/download.ts';
import { orderErrors, orderHistoryTexts } from '#src/shared/texts/orders.ts';
import { AsyncView } from '#src/ui/AsyncView.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { rememberedDownloads, useDownloadCount } from './downloadHistory.ts';
import styles from './DownloadStats.module.css';

const texts = orderHistoryTexts.stats;

/** The newest downloads that the server has noted. */
function loadLogs(userId: string): Promise<DownloadLog[]> {
  return everyPage((after) => downloadLogs.listOwn(userId, after), DOWNLOAD_HISTORY_MAX_ENTRIES);
}

interface FiguresProps {
  userId: string;
  logs: readonly DownloadLog[];
}

function Figures({ userId, logs }: FiguresProps) {
  // What is downloaded on this page counts at once.
  useDownloadCount();
  const stats = downloadStats(mergeDownloads(rememberedDownloads(userId), logs));
  const figures = [
    [texts.total, String(stats.totalDownloads)],
    [texts.unique, String(stats.uniqueItems)],
    [texts.last, stats.lastDownload ? formatDateTime(stats.lastDownload) : texts.none],
    [texts.most, stats.mostDownloadedItem ?? texts.none],
  ];
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles['figure']}>
          <dt className={styles['name']}>{name}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const skeleton = <Skeleton height="4.5rem" />;

function LoadedStats({ userId }: { userId: string }) {
  const logs = useLoad(useCallback(() => loadLogs(userId), [userId]));
  return (
    <AsyncView state={logs} skeleton={skeleton} errors={orderErrors.stats}>
      {(value) => <Figures userId={userId} logs={value} />}
    </AsyncView>
  );
}

/** What somebody's downloads add up to; read when it comes into sight. */
export function DownloadStats({ userId }: { userId: string }) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section, false);
  return (
    <section ref={section} className={styles['stats']}>
      <h2 className={styles['title']}>{texts.title}</h2>
      {isNear ? <LoadedStats userId={userId} /> : skeleton}
    </section>
  );
}
