import { useSecondsUntil } from '#src/hooks/time.ts';
import { customerPanelTexts as texts } from '#src/model/account/customerTexts.ts';
import { COUNTDOWN_ORANGE_S, COUNTDOWN_RED_S } from '#src/shared/limits.ts';
import styles from './OrphanStatus.module.css';
import { useOrphanCleanup, type OrphanCleanup } from './useOrphanCleanup.ts';

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

/** The cleanup of profiles whose account is gone: when it runs, and what the last run has removed. */
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
