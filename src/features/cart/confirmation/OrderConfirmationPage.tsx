import { Printer } from 'lucide-react';
import { Navigate, useLocation } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { formatOre, fromOre } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { type OrderConfirmation, orderConfirmationSchema } from '#src/model/cart/schema.ts';
import { confirmationTexts } from '#src/model/cart/texts.ts';
import { discountTexts } from '#src/model/sale/discountTexts.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { withLicenceName } from '#src/model/licences/texts.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { paymentWords } from '#src/model/orders/paymentWords.ts';
import { paysAutomatically } from '#src/model/payments/paymentPage.ts';
import { isFreeSale, oreToPay, statementOfSale, totalsOf } from '#src/model/sale/records.ts';
import { isGiftCard } from '#src/model/sale/schema.ts';
import { useSession } from '#src/stores/session.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { StatementLines } from '#src/ui/display/StatementLines.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import ticketStyles from '#src/ui/layout/Ticket.module.css';
import { copiedFact, CopyButton } from './CopyButton.tsx';
import stepStyles from './NextSteps.module.css';
import styles from './OrderConfirmationPage.module.css';
import itemStyles from './OrderedItems.module.css';
import { PaymentInstructions } from './PaymentInstructions.tsx';

interface TicketProps {
  order: OrderConfirmation;
  /** Nothing is to be paid, and the shop needs nobody to approve it. */
  approvesByItself: boolean;
}

function nextWords({ order, approvesByItself }: TicketProps) {
  if (approvesByItself) return discountTexts.byItself;
  return order.items.some(isGiftCard) ? giftCardTexts : confirmationTexts;
}

/** The steps of an order; the first one is done. */
function NextSteps(props: TicketProps) {
  const { nextText, steps } = nextWords(props);
  return (
    <section className={stepStyles['next']}>
      <h2 className={stepStyles['title']}>{confirmationTexts.nextTitle}</h2>
      <ol className={stepStyles['line']}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={stepStyles['step']}
            {...(index === 0 && { 'aria-current': 'step' as const })}
          >
            {step}
          </li>
        ))}
      </ol>
      <p className={stepStyles['text']}>{nextText}</p>
    </section>
  );
}

export function Questions() {
  const shop = useShop();
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{confirmationTexts.contactTitle}</h2>
      <p className={styles['contact']}>
        <a href={mailtoLink(shop.email)}>{shop.email}</a>
        <a href={`tel:${shop.phone}`}>{formatPhone(shop.phone)}</a>
      </p>
    </section>
  );
}

/** The ordered items and their total. */
export function OrderedItems({ order }: { order: OrderConfirmation }) {
  const statement = statementOfSale(order, useShop());
  return (
    <section className={itemStyles['items']}>
      <h2 className={itemStyles['title']}>{confirmationTexts.items}</h2>
      <StatementLines
        statement={statement}
        discount={order.discount}
        line={({ id, name, type, licence, thumbnailUrl, imageUrl }) => ({
          key: id,
          picture: <LazyImage src={thumbnailUrl || imageUrl} alt="" aspectRatio={1} />,
          name,
          kind: withLicenceName(confirmationTexts.item[type], licence),
        })}
      />
      <p className={itemStyles['total']}>
        <span>
          {confirmationTexts.total}{' '}
          {statement.vatRate > 0 && (
            <span className={itemStyles['vat']}>{confirmationTexts.vatIncluded}</span>
          )}
        </span>
        <span className={itemStyles['price']}>{formatOre(statement.totalOre)}</span>
      </p>
    </section>
  );
}

/** An amount as MobilePay and banks take it: `1234,50`. */
function amountToType(ore: number): string {
  return fromOre(ore).toFixed(2).replace('.', ',');
}

/** The key facts of the order: amount, number, date, payment method and status. */
function Summary({ order, approvesByItself }: TicketProps) {
  const toPayOre = oreToPay(order);
  const { amountToPay, orderNumber: numberLabel } = confirmationTexts;
  return (
    <div className={ticketStyles['summary']}>
      <p className={ticketStyles['amountLabel']}>{amountToPay}</p>
      <p className={ticketStyles['amount']}>
        {formatOre(toPayOre)}{' '}
        {toPayOre > 0 && <CopyButton of={amountToPay} text={amountToType(toPayOre)} />}
      </p>
      <Facts
        look="ends"
        facts={[
          copiedFact(numberLabel, orderNumber(order.orderId)),
          [confirmationTexts.orderDate, formatLongDate(order.orderDate)],
          [confirmationTexts.paymentMethod, paymentWords(totalsOf(order), order.paymentMethod)],
          [
            confirmationTexts.status,
            approvesByItself ? discountTexts.byItself.status : confirmationTexts.awaitingApproval,
          ],
        ]}
      />
    </div>
  );
}

function Customer({ customer }: { customer: OrderConfirmation['customerInfo'] }) {
  const { name, email, phone } = customer;
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{confirmationTexts.customer}</h2>
      <Facts
        look="ends"
        facts={[
          [confirmationTexts.nameLabel, name],
          [confirmationTexts.emailLabel, email],
          [confirmationTexts.phoneLabel, phone === '' ? '' : formatPhone(phone)],
        ]}
      />
    </section>
  );
}

/** So many pictures make one line on a phone. */
const SEEN_PICTURES = 4;

/** The first of the ordered pictures, so that they are seen at once. */
function OrderedPictures({ items }: Pick<OrderConfirmation, 'items'>) {
  const pictures = items.filter(({ thumbnailUrl, imageUrl }) => thumbnailUrl || imageUrl);
  const more = pictures.length - SEEN_PICTURES;
  return (
    <ul className={styles['pictures']} aria-label={confirmationTexts.items}>
      {pictures.slice(0, SEEN_PICTURES).map(({ id, name, thumbnailUrl, imageUrl }) => (
        <li key={id}>
          <LazyImage src={thumbnailUrl || imageUrl} alt={name} aspectRatio={1} eager />
        </li>
      ))}
      {more > 0 && <li className={styles['more']}>{confirmationTexts.more(more)}</li>}
    </ul>
  );
}

/** The confirmation of an order: summary, payment instructions, next steps and details. */
function OrderTicket({ order }: { order: OrderConfirmation }) {
  const isFree = isFreeSale(order);
  const approvesByItself = useShop(paysAutomatically) && isFree;
  return (
    <article className={ticketStyles['page']}>
      <header className={ticketStyles['words']}>
        <h1 className={ticketStyles['title']}>{confirmationTexts.title}</h1>
        <p className={ticketStyles['lead']}>
          {isFree ? discountTexts.nothingLead : confirmationTexts.lead}
        </p>
        <OrderedPictures items={order.items} />
      </header>
      <div className={ticketStyles['ticket']}>
        <Summary order={order} approvesByItself={approvesByItself} />
        <PaymentInstructions order={order} />
      </div>
      <NextSteps order={order} approvesByItself={approvesByItself} />
      <div className={styles['details']}>
        <OrderedItems order={order} />
        <div className={styles['aside']}>
          <Customer customer={order.customerInfo} />
          <Questions />
        </div>
      </div>
      <div className={ticketStyles['links']}>
        <Link to={routes.orderHistory} className={buttonClass('secondary')}>
          {confirmationTexts.toHistory}
        </Link>
        <Link to={routes.singleImages} className={buttonClass('quiet')}>
          {confirmationTexts.back}
        </Link>
        <Button look="quiet" onClick={() => window.print()}>
          <Icon of={Printer} />
          {confirmationTexts.print}
        </Button>
      </div>
    </article>
  );
}

/** Shows the order in the navigation state, which survives a reload, and also the sign-out of its customer. */
export function OrderConfirmationPage() {
  const { state } = useLocation() as { state: unknown };
  const userId = useSession(({ user }) => user?.uid);
  const order = orderConfirmationSchema.safeParse(state);
  return (
    <>
      <PageHead title={confirmationTexts.title} noIndex />
      {order.success && [undefined, userId].includes(order.data.userId) ? (
        <OrderTicket order={order.data} />
      ) : (
        <Navigate to={routes.singleImages} replace />
      )}
    </>
  );
}
