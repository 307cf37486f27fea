import { useRef } from 'react';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatDate, formatDateTime } from '#src/model/base/dates.ts';
import { formatOre } from '#src/model/base/money.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { withLicenceName } from '#src/model/licences/texts.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { paymentWords } from '#src/model/orders/paymentWords.ts';
import { pendingOrderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import type { ReminderSettings } from '#src/model/orders/orderReminders.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { isTestPendingOrder } from '#src/model/orders/testOrders.ts';
import { orderHistoryTexts } from '#src/model/orders/texts.ts';
import { statementOfSale } from '#src/model/sale/records.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import type { Statement } from '#src/model/sale/statement.ts';
import { invoiceToLine } from '#src/model/vouchers/voucher.ts';
import { voucherFileTexts } from '#src/model/vouchers/texts.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { StatementLines } from '#src/ui/display/StatementLines.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useFocusWhenLinked } from '../layout/EditorShell.tsx';
import { OrderProgress } from '../orderMails/OrderMails.tsx';
import styles from './PendingRow.module.css';
import { ReminderNote } from './Reminders.tsx';

const detailsId = (orderId: string) => `order-details-${orderId}`;

interface OrderedLinesProps {
  order: PendingOrder;
  statement: Statement<OrderLine>;
}

/** The ordered items with their watermarked thumbnails. */
function OrderedLines({ order, statement }: OrderedLinesProps) {
  return (
    <StatementLines
      label={texts.items}
      statement={statement}
      discount={order.discount}
      line={({ id, type, name, licence, thumbnailUrl, imageUrl }) => ({
        key: `${type}/${id}`,
        picture: <LazyImage src={thumbnailUrl || imageUrl} alt="" aspectRatio={1} />,
        name,
        kind: withLicenceName(orderHistoryTexts.item[type], licence),
      })}
    />
  );
}

function PaymentFacts({ order, statement }: OrderedLinesProps) {
  const { id, createdAt, paymentMethod, invoiceTo, giftCard } = order;
  const facts: Fact[] = [
    [texts.created, createdAt ? formatDateTime(createdAt) : '–'],
    [texts.paymentMethod, paymentWords(statement, paymentMethod)],
    // Without a gift card it stands above.
    [texts.total, giftCard && formatOre(statement.totalOre)],
    [texts.message, orderNumber(id)],
    [voucherFileTexts.invoiceTo, invoiceTo && invoiceToLine(invoiceTo)],
  ];
  return <Facts className={styles['facts']} facts={facts} />;
}

interface DetailsProps extends OrderedLinesProps {
  reminders: ReminderSettings | undefined;
}

function Details({ order, statement, reminders }: DetailsProps) {
  const { id, customerEmail } = order;
  return (
    <div id={detailsId(id)} className={styles['details']}>
      <a className={styles['email']} href={mailtoLink(customerEmail)}>
        {customerEmail}
      </a>
      <PaymentFacts order={order} statement={statement} />
      <OrderedLines order={order} statement={statement} />
      <ReminderNote order={order} settings={reminders} />
      <OrderProgress orderId={id} />
    </div>
  );
}

interface PendingRowProps {
  order: PendingOrder;
  /** The answer to a decision was lost. */
  isUnconfirmed: boolean;
  /** The URL names this order, which then gets the focus. */
  isLinked: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** When unpaid orders are reminded of; undefined until that is known. */
  reminders: ReminderSettings | undefined;
  onApprove: () => void;
  onReject: () => void;
}

/** A pending order: a row that opens, with buttons to approve or reject it. */
export function PendingRow(props: PendingRowProps) {
  const { order, isUnconfirmed, isLinked, isOpen, onToggle, reminders } = props;
  const { id, customerName, customerEmail, createdAt, paymentMethod, giftCard } = order;
  const statement = statementOfSale({ ...order, total: order.amount }, useShop());
  const row = useRef<HTMLElement>(null);
  const titleId = `order-${id}`;
  const isTest = isTestPendingOrder({ ...order, adminNotes: '' });

  useFocusWhenLinked(row, isLinked);

  return (
    <article
      ref={row}
      tabIndex={-1}
      className={styles['row']}
      data-open={isOpen}
      aria-labelledby={titleId}
    >
      <div className={styles['who']}>
        <h2 id={titleId} className={styles['name']}>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId(id) : undefined}
            onClick={onToggle}
          >
            {customerName || texts.nameless}
          </button>
        </h2>
        <p className={styles['summary']}>
          {joinFacts([
            isTest && texts.testOrder,
            orderNumber(id),
            customerEmail,
            createdAt && formatDate(createdAt),
            paymentWords(statement, paymentMethod),
          ])}
        </p>
      </div>
      <p className={styles['total']}>
        <VisuallyHidden>{giftCard ? giftCardTexts.toPay : texts.total}</VisuallyHidden>
        {formatOre(statement.toPayOre)}
      </p>
      {isOpen && <Details order={order} statement={statement} reminders={reminders} />}
      {isUnconfirmed && (
        <p className={styles['unconfirmed']} role="status">
          {texts.unconfirmed}
        </p>
      )}
      <footer className={styles['actions']}>
        <Button look={isOpen ? 'danger' : 'quiet'} onClick={props.onReject}>
          {texts.reject}
        </Button>
        <Button look={isOpen ? 'primary' : 'secondary'} onClick={props.onApprove}>
          {texts.approve}
        </Button>
      </footer>
    </article>
  );
}

export function PendingSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </div>
  );
}
