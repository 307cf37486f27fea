import { CircleCheck, CircleX, X, type LucideIcon } from 'lucide-react';
import { formatKroner } from '#src/model/base/money.ts';
import { pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import type { OrderDecision } from '#src/model/orders/status.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { type OrderArchive, useArchives } from '../archives/archives.ts';
import { OrderMails } from '../orderMails/OrderMails.tsx';
import { ArchiveStatus } from './ArchiveStatus.tsx';
import styles from './DecidedOrders.module.css';
import { OrderSection } from './OrderSection.tsx';
import { dismiss, type DecidedOrder, useDecisions } from './decisions.ts';

const decisionIcons: Record<OrderDecision, LucideIcon> = {
  approved: CircleCheck,
  rejected: CircleX,
};

interface DecidedRowProps {
  entry: DecidedOrder;
  archive: OrderArchive | undefined;
}

/** An order that has just been decided: the decision, the mail about it and its archive. */
export function DecidedRow({ entry, archive }: DecidedRowProps) {
  const { id, kind, orderId = id, number, customer, total } = entry;
  const isBusy = archive?.state === 'working';
  return (
    <li className={styles['row']}>
      <div className={styles['header']}>
        <div className={styles['text']}>
          <h3 className={styles['name']}>{customer}</h3>
          <p className={styles['number']}>
            {texts.archivedOrder(number)} · {formatKroner(total)}
          </p>
        </div>
        <span className={styles['chip']} data-kind={kind}>
          <Icon of={decisionIcons[kind]} size={16} />
          {texts.decided[kind]}
        </span>
        {!isBusy && (
          <IconButton icon={X} label={texts.dismiss(customer)} onClick={() => dismiss(id)} />
        )}
      </div>
      <OrderMails orderId={orderId} only={kind} />
      {archive && <ArchiveStatus archive={archive} />}
    </li>
  );
}

/** An earlier purchase whose archive was not finished. */
export function ResumedRow({ archive }: { archive: OrderArchive }) {
  const { orderId, customerName } = archive;
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <h3 className={styles['name']}>{customerName || texts.archivedOrder(orderId)}</h3>
        {customerName !== '' && <p className={styles['number']}>{texts.archivedOrder(orderId)}</p>}
      </div>
      <ArchiveStatus archive={archive} />
    </li>
  );
}

export const DECIDED_ID = 'netop-behandlet';

/** The orders decided just now, and the archives that are still being made. */
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
        <OrderSection title={texts.archiveTitle} intro={texts.archiveIntro}>
          {resumed.map((archive) => (
            <ResumedRow key={archive.orderId} archive={archive} />
          ))}
        </OrderSection>
      )}
    </>
  );
}
