import { Mail, MailCheck, MailX, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import * as orderMails from '#src/data/repos/mails/orderMails.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { type OrderMail, orderMailKind, type OrderMailStatus } from '#src/model/mails/outbox.ts';
import { type OrderMailKind, orderMailKinds } from '#src/model/mails/orderMailRules.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { pendingOrderErrors, pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import { OptionParts } from '#src/options/OptionParts.tsx';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './OrderMails.module.css';

const icons: Record<OrderMailStatus, LucideIcon> = {
  queued: Mail,
  sending: Mail,
  sent: MailCheck,
  failed: MailX,
};

const nameOf = ({ kind, channel }: OrderMail): string =>
  channel === 'push' ? texts.asPush(texts.mail[kind]) : texts.mail[kind];

function failure(mail: OrderMail): string {
  const { kind, channel, error = 'refused', to, nextAttemptAt } = mail;
  const sentence =
    channel === 'push'
      ? texts.pushFailed(nameOf(mail))
      : texts.mailFailed(texts.mail[kind], error, to);
  return nextAttemptAt ? `${sentence} ${texts.mailRetry(formatDateTime(nextAttemptAt))}` : sentence;
}

const waiting = ({ kind }: OrderMail): string => texts.mailWaits(texts.mail[kind]);

const sentences: Record<OrderMailStatus, (mail: OrderMail) => string> = {
  queued: waiting,
  sending: waiting,
  sent: ({ kind, sentAt, to }) =>
    texts.mailSent(texts.mail[kind], sentAt ? formatDateTime(sentAt) : '', to),
  failed: failure,
};

const canBeRepeated: Record<OrderMailStatus, boolean> = {
  queued: false,
  sending: false,
  sent: true,
  failed: true,
};

interface OrderMailLineProps {
  mail: OrderMail;
  /** Names the order and the address, among mails about other orders. */
  isNamed?: boolean;
}

/** The fate of a mail, with a button that has the server send it again. */
export function OrderMailLine({ mail, isNamed = false }: OrderMailLineProps) {
  const { id, orderId, kind, status, to } = mail;
  const { pending, submit } = useSubmit(orderMails.sendAgain, { errors: pendingOrderErrors.mail });
  return (
    <li className={styles['mail']} data-state={status}>
      <Icon of={icons[status]} size={18} />
      <span className={styles['text']}>
        {isNamed && (
          <span className={styles['order']}>
            {orderMailKind(kind) ? texts.mailOf(orderNumber(orderId), to) : to}
          </span>
        )}
        {sentences[status](mail)}
      </span>
      {canBeRepeated[status] && (
        <Button
          look="quiet"
          busy={pending}
          aria-label={texts.mailAgainOf(nameOf(mail), orderNumber(orderId))}
          onClick={() => void submit(id)}
        >
          {texts.mailAgain}
        </Button>
      )}
    </li>
  );
}

const place = ({ kind }: OrderMail): number => orderMailKinds.findIndex((each) => each === kind);

interface OrderMailsProps {
  orderId: string;
  /** The mail that is awaited; without it every mail that exists is shown. */
  only?: OrderMailKind;
}

/** The mails that the server has sent about an order, or could not send. */
export function OrderMails({ orderId, only }: OrderMailsProps) {
  const resource = useMemo(
    (): Resource<OrderMail[]> => ({
      watch: (onNext, onError) => orderMails.watchOf(orderId, onNext, onError),
    }),
    [orderId],
  );
  const { value: mails, status } = useResource(resource);
  // Nearly every order has one mail: the buttons below stay where they are when it arrives.
  if (status === 'loading') return <Skeleton width="100%" height="var(--control-height)" />;
  if (!mails) return null;
  const shown = mails
    .filter(({ kind }) => only === undefined || kind === only)
    .sort((a, b) => place(a) - place(b));
  if (shown.length === 0) {
    return only === undefined ? null : <p className={styles['mail']}>{texts.mailOnItsWay}</p>;
  }
  return (
    <ul className={styles['mails']} aria-label={texts.mails}>
      {shown.map((mail) => (
        <OrderMailLine key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

interface OrderProgressProps {
  orderId: string;
  /** Also asks for what was agreed on with options that are off today. */
  alsoOff?: boolean;
}

/** The fate of an order: its mails, and what the options of the shop know of it. */
export function OrderProgress({ orderId, alsoOff = false }: OrderProgressProps) {
  return (
    <>
      <OptionParts at="order" alsoOff={alsoOff} orderId={orderId} />
      <OrderMails orderId={orderId} />
    </>
  );
}
