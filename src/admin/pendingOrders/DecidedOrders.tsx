import { CircleCheck, CircleX, Mail, MailCheck, MailX, X, type LucideIcon } from 'lucide-react';
import { formatKroner } from '#src/model/base/money.ts';
import { pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import type { OrderDecision } from '#src/model/orders/status.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import type { OrderArchive } from '../archives/archiveProgress.ts';
import { useArchives } from '../archives/archives.ts';
import { ArchiveStatus } from './ArchiveStatus.tsx';
import styles from './DecidedOrders.module.css';
import rowStyles from './DecidedRow.module.css';
import {
  dismiss,
  mailDecision,
  type DecidedOrder,
  type MailState,
  useDecisions,
} from './decisions.ts';

const mailLines: Record<Exclude<MailState, 'none'>, { icon: LucideIcon; text: string }> = {
  sending: { icon: Mail, text: texts.mail.sending },
  sent: { icon: MailCheck, text: texts.mail.sent },
  failed: { icon: MailX, text: texts.mailFailed },
  off: { icon: MailX, text: texts.mail.off },
};

function MailLine({ entry }: { entry: DecidedOrder }) {
  const { mailState } = entry;
  if (mailState === 'none') return null;
  const { icon, text } = mailLines[mailState];
  return (
    <div className={rowStyles['mail']} data-state={mailState}>
      <Icon of={icon} size={18} />
      <span role="status">{text}</span>
      {mailState === 'failed' && (
        <Button onClick={() => void mailDecision(entry)}>{texts.mailAgain}</Button>
      )}
    </div>
  );
}

const decisionIcons: Record<OrderDecision, LucideIcon> = {
  approved: CircleCheck,
  rejected: CircleX,
};

interface DecidedRowProps {
  entry: DecidedOrder;
  archive: OrderArchive | undefined;
}

/** An order that has just been decided: what was decided, its mail and its archive. */
export function DecidedRow({ entry, archive }: DecidedRowProps) {
  const { id, kind, mail, mailState } = entry;
  const name = mail.customerName || mail.customerEmail;
  const isBusy = mailState === 'sending' || archive?.state === 'working';
  return (
    <li className={rowStyles['row']}>
      <div className={rowStyles['header']}>
        <div className={rowStyles['words']}>
          <h3 className={rowStyles['name']}>{name}</h3>
          <p className={rowStyles['number']}>
            {texts.archivedOrder(mail.number)} · {formatKroner(mail.total)}
          </p>
        </div>
        <span className={rowStyles['chip']} data-kind={kind}>
          <Icon of={decisionIcons[kind]} size={16} />
          {texts.decided[kind]}
        </span>
        {!isBusy && <IconButton icon={X} label={texts.dismiss(name)} onClick={() => dismiss(id)} />}
      </div>
      <MailLine entry={entry} />
      {archive && <ArchiveStatus archive={archive} />}
    </li>
  );
}

/** A purchase of an earlier day whose archive has been taken up again. */
export function ResumedRow({ archive }: { archive: OrderArchive }) {
  const { orderId, customerName } = archive;
  return (
    <li className={rowStyles['row']}>
      <div className={rowStyles['words']}>
        <h3 className={rowStyles['name']}>{customerName || texts.archivedOrder(orderId)}</h3>
        {customerName !== '' && (
          <p className={rowStyles['number']}>{texts.archivedOrder(orderId)}</p>
        )}
      </div>
      <ArchiveStatus archive={archive} />
    </li>
  );
}

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
