import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPhone } from '#src/model/account/phone.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import type { OrderConfirmation } from '#src/model/cart/schema.ts';
import { cartTexts, texts } from '#src/model/cart/texts.ts';
import { shortOrderId } from '#src/model/orders/orderId.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { NextSteps } from './NextSteps.tsx';
import styles from './OrderTicket.module.css';
import { OrderedItems } from './OrderedItems.tsx';
import { Payment } from './Payment.tsx';
import { Questions } from './Questions.tsx';

/** The stub of the ticket: how much, which number, since when. */
function Stub({ order }: { order: OrderConfirmation }) {
  return (
    <div className={styles['stub']}>
      <p className={styles['amountLabel']}>{texts.amountToPay}</p>
      <p className={styles['amount']}>{formatKroner(order.total)}</p>
      <Facts
        look="ends"
        facts={[
          [texts.orderNumber, shortOrderId(order.orderId)],
          [texts.orderDate, formatLongDate(order.orderDate)],
          [texts.paymentMethod, cartTexts.payment[order.paymentMethod]],
          [texts.status, texts.awaitingApproval],
        ]}
      />
    </div>
  );
}

function Customer({ customer }: { customer: OrderConfirmation['customerInfo'] }) {
  const { name, email, phone } = customer;
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{texts.customer}</h2>
      <Facts
        look="ends"
        facts={[
          [texts.nameLabel, name],
          [texts.emailLabel, email],
          [texts.phoneLabel, phone === '' ? '' : formatPhone(phone)],
        ]}
      />
    </section>
  );
}

/** The confirmation of an order, as a ticket: amount, number, what to do now, what happens next. */
export function OrderTicket({ order }: { order: OrderConfirmation }) {
  return (
    <article className={styles['page']}>
      <header className={styles['words']}>
        <h1 className={styles['title']}>{texts.title}</h1>
        <p className={styles['lead']}>{texts.lead}</p>
      </header>
      <div className={styles['ticket']}>
        <Stub order={order} />
        <Payment order={order} />
      </div>
      <NextSteps />
      <div className={styles['details']}>
        <OrderedItems order={order} />
        <div className={styles['aside']}>
          <Customer customer={order.customerInfo} />
          <Questions />
        </div>
      </div>
      <div className={styles['ways']}>
        <Link to={routes.orderHistory} className={buttonClass('secondary')}>
          {texts.toHistory}
        </Link>
        <Link to={routes.singleImages} className={buttonClass('quiet')}>
          {texts.back}
        </Link>
        <Button look="quiet" onClick={() => window.print()}>
          <Icon of={Printer} />
          {texts.print}
        </Button>
      </div>
    </article>
  );
}
