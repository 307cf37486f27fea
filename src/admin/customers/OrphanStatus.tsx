import { useEffect, useState } from 'react';
import { site } from '#src/config/site.ts';
import * as operationLog from '#src/data/repos/system/operationLog.ts';
import * as users from '#src/data/repos/account/users.ts';
import { useSecondsUntil } from '#src/hooks/time.ts';
import {
  customerPanelTexts,
  customerPanelTexts as texts,
} from '#src/model/account/customerTexts.ts';
import { orphanedProfiles } from '#src/model/account/customers.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { MINUTE_MS, SECOND_MS } from '#src/model/base/units.ts';
import { whenAwake } from '#src/stores/awake.ts';
import styles from './OrphanStatus.module.css';
import { listAccounts, listProfiles } from './readUsers.ts';

export const COUNTDOWN_RED_S = 3;
export const COUNTDOWN_ORANGE_S = 10;
export const ORPHAN_CLEANUP_INTERVAL_MS = MINUTE_MS;
export const ORPHAN_CLEANUP_FIRST_RUN_MS = 5 * SECOND_MS;

const protectedEmails = [...site.ownerEmails, ...site.presenceEmails];

let lastRead: { count: number; profiles: UserProfile[] } | undefined;

/** This runs every minute, so the profiles are only read again when their number has changed. */
async function knownProfiles(): Promise<UserProfile[]> {
  const count = await users.count();
  if (lastRead?.count !== count) lastRead = { count, profiles: await listProfiles() };
  return lastRead.profiles;
}

/**
 * Removes the profiles whose account is gone, and returns them. Throws, and removes nothing, when
 * the accounts cannot be listed. Each profile is read once more before it is removed.
 */
export async function removeOrphans(): Promise<UserProfile[]> {
  const [accounts, profiles] = await Promise.all([listAccounts(), knownProfiles()]);
  const listedIds = new Set(accounts.map(({ uid }) => uid));
  const state = { listedIds, protectedEmails, now: new Date() };
  const removed: UserProfile[] = [];
  for (const { uid } of orphanedProfiles({ ...state, profiles })) {
    const profile = await users.get(uid);
    if (!profile || orphanedProfiles({ ...state, profiles: [profile] }).length === 0) continue;
    await users.remove(uid);
    removed.push(profile);
  }
  if (removed.length > 0) {
    const details = customerPanelTexts.cleanupLogged(removed.map(({ email }) => email));
    await operationLog.note({ operation: 'validation', success: true, details });
  }
  return removed;
}

export interface OrphanCleanup {
  isRunning: boolean;
  /** The time of the next run, in milliseconds since 1970. */
  nextRunAt: number;
  /** The e-mails of the profiles that the last run removed; undefined before the first run. */
  removed: readonly string[] | undefined;
  /** The last run failed. */
  hasFailed: boolean;
}

/**
 * Removes orphaned profiles after five seconds and then every minute, for as long as the panel is
 * open.
 */
export function useOrphanCleanup(): OrphanCleanup {
  const [cleanup, setCleanup] = useState<OrphanCleanup>(() => ({
    isRunning: false,
    nextRunAt: Date.now() + ORPHAN_CLEANUP_FIRST_RUN_MS,
    removed: undefined,
    hasFailed: false,
  }));

  useEffect(() => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    let stopWaiting = (): void => undefined;
    const change = (next: Partial<OrphanCleanup>) => {
      if (!isStopped) setCleanup((before) => ({ ...before, ...next }));
    };
    const run = async () => {
      change({ isRunning: true });
      try {
        const removed = await removeOrphans();
        change({ removed: removed.map(({ email }) => email), hasFailed: false });
      } catch (thrown) {
        console.warn('The cleanup of profiles was called off', toAppError(thrown).code);
        change({ hasFailed: true });
      }
      if (isStopped) return;
      change({ isRunning: false, nextRunAt: Date.now() + ORPHAN_CLEANUP_INTERVAL_MS });
      timer = setTimeout(runWhenAwake, ORPHAN_CLEANUP_INTERVAL_MS);
    };
    const runWhenAwake = () => {
      stopWaiting = whenAwake(() => void run());
    };
    timer = setTimeout(runWhenAwake, ORPHAN_CLEANUP_FIRST_RUN_MS);
    return () => {
      isStopped = true;
      stopWaiting();
      clearTimeout(timer);
    };
  }, []);

  return cleanup;
}

function urgency(seconds: number): 'red' | 'orange' | 'calm' {
  if (seconds <= COUNTDOWN_RED_S) return 'red';
  return seconds <= COUNTDOWN_ORANGE_S ? 'orange' : 'calm';
}

function Countdown({ until }: { until: number }) {
  const seconds = useSecondsUntil(until);
  return (
    <p className={styles['countdown']} role="timer" data-urgency={urgency(seconds)}>
      {texts.cleanupIn(seconds)}
    </p>
  );
}

function outcome({ removed, hasFailed }: OrphanCleanup): string {
  if (hasFailed) return texts.cleanupFailed;
  return removed ? texts.cleanupDone(removed.length) : '';
}

/** The cleanup of profiles whose account is gone: the next run, and the result of the last one. */
export function OrphanStatus() {
  const cleanup = useOrphanCleanup();
  const { isRunning, nextRunAt, removed = [], hasFailed } = cleanup;
  return (
    <section className={styles['box']} aria-label={texts.cleanupTitle}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{texts.cleanupTitle}</h2>
        {isRunning ? (
          <p className={styles['countdown']}>{texts.cleanupRunning}</p>
        ) : (
          <Countdown key={nextRunAt} until={nextRunAt} />
        )}
      </div>
      <p className={styles['intro']}>{texts.cleanupIntro}</p>
      <p role="status" className={styles['outcome']} data-failed={hasFailed}>
        {outcome(cleanup)}
      </p>
      {removed.length > 0 && (
        <ul className={styles['removed']} aria-label={texts.cleanupRemoved}>
          {removed.map((email) => (
            <li key={email}>{email}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
