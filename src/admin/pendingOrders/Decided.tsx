import { pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import { useArchives } from '../kit/archives/archives.ts';
import styles from './Decided.module.css';
import { DecidedRow, ResumedRow } from './DecidedRow.tsx';
import { useDecisions } from './desk.ts';

export const DECIDED_ID = 'netop-behandlet';

/** What was decided just now, and what the permanent archive still works on. */
export function DecidedOrders() {
  const decided = useDecisions((state) => state.decided);
  const archives = useArchives(({ orders }) => orders);
  const ownIds = new Set(decided.map(({ orderId }) => orderId));
  const resumed = Object.values(archives).filter(({ orderId }) => !ownIds.has(orderId));
  return (
    <>
      {decided.length > 0 && (
        <section className={styles['section']}>
          <h2 id={DECIDED_ID} tabIndex={-1} className={styles['title']}>
            {texts.decidedTitle}
          </h2>
          <ul className={styles['list']}>
            {decided.map((entry) => (
              <DecidedRow
                key={entry.id}
                entry={entry}
                archive={entry.orderId === undefined ? undefined : archives[entry.orderId]}
              />
            ))}
          </ul>
        </section>
      )}
      {resumed.length > 0 && (
        <section className={styles['section']}>
          <h2 className={styles['title']}>{texts.archiveTitle}</h2>
          <p className={styles['intro']}>{texts.archiveIntro}</p>
          <ul className={styles['list']}>
            {resumed.map((archive) => (
              <ResumedRow key={archive.orderId} archive={archive} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
