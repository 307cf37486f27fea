import * as orderMails from '#src/data/repos/orderMails.ts';
import { useResource } from '#src/hooks/useResource.ts';
import type { OrderMail } from '#src/model/orders/outbox.ts';
import { pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import { OrderMailLine } from '../orderMails/OrderMails.tsx';
import { OrderSection } from './OrderSection.tsx';

const failed = { watch: orderMails.watchFailed };

/** Where mails are not set up, every mail fails: each order says so, and no list is needed. */
const isUnexpected = ({ error }: OrderMail): boolean => error !== 'not-configured';

/** The mails about any order that could not be sent. */
export function UnsentMails() {
  const mails = (useResource(failed).value ?? []).filter(isUnexpected);
  if (mails.length === 0) return null;
  return (
    <OrderSection title={texts.mailsTitle} intro={texts.mailsIntro}>
      {mails.map((mail) => (
        <OrderMailLine key={mail.id} mail={mail} isNamed />
      ))}
    </OrderSection>
  );
}
