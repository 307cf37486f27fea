import { CircleCheck, CircleX, Mail, MailCheck, MailX, X, type LucideIcon } from 'lucide-react';
import { formatKroner } from '#src/model/base/money.ts';
import { pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import type { OrderArchive } from '../kit/archives/archiveProgress.ts';
import { ArchiveStatus } from './ArchiveStatus.tsx';
import rowStyles from './DecidedRow.module.css';
import { dismiss, mailDecision } from './decisionMails.ts';
import type { DecidedOrder, MailState } from './desk.ts';

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

interface DecidedRowProps {
  entry: DecidedOrder;
  archive: OrderArchive | undefined;
}

/** An order that has just been decided: what was decided, its mail and its archive. */
export function DecidedRow({ entry, archive }: DecidedRowProps) {
  const { id, kind, mail, mailState } = entry;
  const name = mail.customerName || mail.customerEmail;
  const isApproved = kind === 'approved';
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
          <Icon of={isApproved ? CircleCheck : CircleX} size={16} />
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
