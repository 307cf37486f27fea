import { useRef } from 'react';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { formatOre } from '#src/model/base/money.ts';
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
import { classNames } from '#src/ui/controls/classNames.ts';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { StatementLines } from '#src/ui/display/StatementLines.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useFocusWhenLinked } from '../layout/EditorShell.tsx';
import { OrderProgress } from '../orderMails/OrderMails.tsx';
import styles from './PendingCard.module.css';
import { ReminderNote } from './Reminders.tsx';

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

interface PendingCardProps {
  order: PendingOrder;
  /** The answer to a decision was lost. */
  isUnconfirmed: boolean;
  /** The URL names this order, which then gets the focus. */
  isLinked: boolean;
  /** When unpaid orders are reminded of; undefined until that is known. */
  reminders: ReminderSettings | undefined;
  onApprove: () => void;
  onReject: () => void;
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

/** A pending order, with buttons to approve or reject it. */
export function PendingCard(props: PendingCardProps) {
  const { order, isUnconfirmed, isLinked, reminders, onApprove, onReject } = props;
  const { id, customerName, customerEmail } = order;
  const statement = statementOfSale({ ...order, total: order.amount }, useShop());
  const card = useRef<HTMLElement>(null);
  const titleId = `order-${id}`;
  const isTest = isTestPendingOrder({ ...order, adminNotes: '' });

  useFocusWhenLinked(card, isLinked);

  return (
    <article
      ref={card}
      tabIndex={-1}
      className={classNames(styles['card'], isLinked && styles['linked'])}
      aria-labelledby={titleId}
    >
      <header className={styles['header']}>
        <div className={styles['customer']}>
          <h2 id={titleId} className={styles['name']}>
            {customerName || texts.nameless}
          </h2>
          <a className={styles['email']} href={mailtoLink(customerEmail)}>
            {customerEmail}
          </a>
          {isTest && <span className={styles['test']}>{texts.testOrder}</span>}
        </div>
        <p className={styles['total']}>
          <span className={styles['totalLabel']}>
            {order.giftCard ? giftCardTexts.toPay : texts.total}
          </span>
          {formatOre(statement.toPayOre)}
        </p>
      </header>
      <PaymentFacts order={order} statement={statement} />
      <OrderedLines order={order} statement={statement} />
      <ReminderNote order={order} settings={reminders} />
      <OrderProgress orderId={id} />
      {isUnconfirmed && (
        <p className={styles['unconfirmed']} role="status">
          {texts.unconfirmed}
        </p>
      )}
      <footer className={styles['actions']}>
        <Button look="danger" onClick={onReject}>
          {texts.reject}
        </Button>
        <Button look="primary" onClick={onApprove}>
          {texts.approve}
        </Button>
      </footer>
    </article>
  );
}

const CARDS = ['first', 'second'];

export function PendingSkeleton() {
  return (
    <div aria-hidden>
      {CARDS.map((card) => (
        <div key={card} className={styles['card']}>
          <div className={styles['header']}>
            <Skeleton width="14rem" height="4rem" />
            <Skeleton width="8rem" height="3.5rem" />
          </div>
          <Skeleton width="100%" height="3rem" />
          <Skeleton width="100%" height="3.5rem" />
          <Skeleton width="100%" height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
