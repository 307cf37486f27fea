import { useMemo, useRef } from 'react';
import { readAllPages } from '#src/data/readAllPages.ts';
import * as downloadLogs from '#src/data/repos/purchases/downloadLogs.ts';
import { useNearViewport } from '#src/hooks/viewport.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { orderErrors, orderHistoryTexts } from '#src/model/orders/texts.ts';
import {
  downloadStats,
  mergeDownloads,
  DOWNLOAD_HISTORY_MAX_ENTRIES,
} from '#src/model/purchases/downloads.ts';
import type { DownloadLog } from '#src/model/purchases/schema.ts';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './DownloadStats.module.css';
import { rememberedDownloads, useDownloadCount } from './downloadHistory.ts';

const texts = orderHistoryTexts.stats;

interface LoggedDownloads {
  logs: DownloadLog[];
  /** The number of older downloads. */
  olderCount: number;
  readAt: Date;
}

/** Reads the newest downloads of the server's log; older ones are only counted. */
async function loadLogged(userId: string): Promise<LoggedDownloads> {
  const logs = await readAllPages(
    (after) => downloadLogs.listOwn(userId, after),
    DOWNLOAD_HISTORY_MAX_ENTRIES,
  );
  const isAll = logs.length < DOWNLOAD_HISTORY_MAX_ENTRIES;
  const olderCount = isAll ? 0 : (await downloadLogs.count(userId)) - logs.length;
  return { logs, olderCount, readAt: new Date() };
}

interface FiguresProps extends LoggedDownloads {
  userId: string;
}

function Figures({ userId, olderCount, ...logged }: FiguresProps) {
  // Renders again after each download on this page.
  useDownloadCount();
  const stats = downloadStats(mergeDownloads(rememberedDownloads(userId), logged));
  const figures: Fact[] = [
    [texts.total, String(stats.totalDownloads + olderCount)],
    [texts.unique, String(stats.uniqueItems)],
    [texts.last, stats.lastDownload ? formatDateTime(stats.lastDownload) : texts.none],
    [texts.most, stats.mostDownloadedItem ?? texts.none],
  ];
  return <Facts className={styles['figures']} facts={figures} />;
}

const skeleton = <Skeleton height="4.5rem" />;

function LoadedStats({ userId }: { userId: string }) {
  const logged = useResource(useMemo(() => ({ read: () => loadLogged(userId) }), [userId]));
  return (
    <AsyncView state={logged} skeleton={skeleton} errors={orderErrors.stats}>
      {(value) => <Figures userId={userId} {...value} />}
    </AsyncView>
  );
}

/** The download statistics of a user, loaded when they are near the viewport. */
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
