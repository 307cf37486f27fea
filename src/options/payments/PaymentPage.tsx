import { ShoppingBag } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as paymentRequests from './paymentRequests.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { formatOre } from '#src/model/base/money.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { routes } from '#src/model/base/routes.ts';
import { cartTexts, confirmationTexts } from '#src/model/cart/texts.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { methodsWithBankCards } from '#src/model/orders/paymentTexts.ts';
import {
  PAYMENT_ORDER_PARAMETER,
  paysAutomatically,
  takesBankCards,
} from '#src/model/payments/paymentPage.ts';
import { awaitsPayment, type PaymentState, progressOf } from '#src/model/payments/progress.ts';
import { paymentAnswers } from '#src/model/payments/texts.ts';
import { bookedAs, hasBought } from '#src/model/payments/schema.ts';
import { paymentPageErrors, paymentPageTexts, wordsWithBankCards } from './texts.ts';
import { saleFacts } from '#src/model/sale/life.ts';
import { oreToPay } from '#src/model/sale/records.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import ticketStyles from '#src/ui/layout/Ticket.module.css';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import type { Places } from '../option.ts';
import { leaveFor, OtherWay, PaymentActions, type PaymentProps } from './PaymentActions.tsx';
import styles from './PaymentPage.module.css';

function Head({ title, lead }: { title: string; lead: string }) {
  return (
    // The customer looks at another app or page when it changes.
    <div className={ticketStyles['words']} role="status">
      <h1 className={ticketStyles['title']}>{title}</h1>
      <p className={ticketStyles['lead']}>{lead}</p>
    </div>
  );
}

type StatedPayment = Pick<PaymentProps, 'order' | 'state'>;

/** The method with which the order is paid, or may be. */
function useMethodName({ paymentMethod }: PendingOrder, { status, way }: PaymentState): string {
  const names = useShop(takesBankCards) ? methodsWithBankCards : cartTexts.payment;
  const isPaidHere = status !== undefined && hasBought({ status });
  return isPaidHere && way ? cartTexts.payment[bookedAs[way]] : names[paymentMethod];
}

function Summary({ order, state }: StatedPayment) {
  const { id, amount: total, giftCard, createdAt } = order;
  return (
    <div className={ticketStyles['summary']}>
      <p className={ticketStyles['amountLabel']}>{paymentPageTexts.amount}</p>
      <p className={ticketStyles['amount']}>{formatOre(oreToPay({ total, giftCard }))}</p>
      <Facts
        look="ends"
        facts={[
          [confirmationTexts.orderNumber, orderNumber(id)],
          [confirmationTexts.orderDate, createdAt && formatLongDate(createdAt)],
          [confirmationTexts.paymentMethod, useMethodName(order, state)],
          [confirmationTexts.status, paymentPageTexts.status[progressOf(state)]],
        ]}
      />
    </div>
  );
}

interface TicketProps extends StatedPayment {
  words: { title: string; lead: string };
  children: ReactNode;
}

function Ticket({ order, state, words, children }: TicketProps) {
  return (
    <>
      <Head {...words} />
      <div className={ticketStyles['ticket']}>
        <Summary order={order} state={state} />
        <section className={styles['actions']}>{children}</section>
      </div>
    </>
  );
}

function Told({ order, state, byHand }: PaymentProps) {
  const mayBeCard = useShop(takesBankCards) || state.way === 'CARD';
  const words = mayBeCard ? wordsWithBankCards : paymentPageTexts.words;
  return (
    <Ticket order={order} state={state} words={words[progressOf(state)]}>
      <PaymentActions order={order} state={state} byHand={byHand} />
    </Ticket>
  );
}

type PayableProps = Pick<PaymentProps, 'order' | 'byHand'>;

interface UnansweredProps extends PayableProps {
  text: string;
  retry: () => void;
}

/** The provider is not asked successfully: the order is safe, and the other way is open. */
function Unanswered({ order, byHand, text, retry }: UnansweredProps) {
  const shop = useShop();
  const isByAppOnly = paysAutomatically(shop) && !takesBankCards(shop);
  return (
    <Ticket order={order} state={{}} words={paymentPageTexts.failed}>
      <p role="alert">{text}</p>
      <Button look="primary" className={styles['action']} onClick={retry}>
        {isByAppOnly ? paymentPageTexts.again : paymentPageTexts.retry}
      </Button>
      <OtherWay byHand={byHand} />
    </Ticket>
  );
}

/** Begins the payment of an order that was just placed, and leads to the provider's page. */
function Beginning({ order, byHand }: PayableProps) {
  const { id } = order;
  const begun = useResource(
    useMemo(() => ({ read: async () => ({ address: await paymentRequests.start(id) }) }), [id]),
  );
  useEffect(() => {
    if (begun.value) leaveFor(begun.value.address);
  }, [begun.value]);
  if (begun.status !== 'failed') return <Told order={order} state={{}} byHand={byHand} />;
  const { code, details } = begun.error;
  const text = errorText(code, paymentPageErrors.start, details);
  return <Unanswered order={order} byHand={byHand} text={text} retry={begun.retry} />;
}

function PaymentOf({ order, byHand }: PayableProps) {
  const { id } = order;
  const state = useResource(
    useMemo(
      (): Resource<PaymentState> => ({
        watch: (onNext, onError) => paymentRequests.watchState(id, onNext, onError),
      }),
      [id],
    ),
  );
  // An order that is decided is not paid a second time, by hand.
  if (state.status === 'failed' && saleFacts({ order }).isWaiting) {
    const { code, details } = state.error;
    const text = errorText(code, paymentPageErrors.load, details);
    return <Unanswered order={order} byHand={byHand} text={text} retry={state.retry} />;
  }
  return (
    <AsyncView state={state} skeleton={<PaymentSkeleton />} errors={paymentPageErrors.load}>
      {(known) => <Known order={order} state={known} byHand={byHand} />}
    </AsyncView>
  );
}

function Known({ order, state, byHand }: PaymentProps) {
  const shop = useShop();
  if (awaitsPayment(state) && !saleFacts({ order }).isWaiting) {
    return <NothingToPay text={paymentAnswers.notWaiting} />;
  }
  if (!paysAutomatically(shop) && awaitsPayment(state)) {
    return (
      <Ticket order={order} state={state} words={paymentPageTexts.byHand}>
        {byHand}
      </Ticket>
    );
  }
  const isUnbegun = progressOf(state) === 'unbegun';
  // With two ways the customer chooses first.
  if (isUnbegun && !takesBankCards(shop)) return <Beginning order={order} byHand={byHand} />;
  return <Told order={order} state={state} byHand={byHand} />;
}

function PaymentSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden>
      <Skeleton width="min(100%, 34rem)" height="3.5rem" />
      <Skeleton width="100%" height="18rem" />
    </div>
  );
}

function NothingToPay({ text }: { text: string }) {
  return (
    <EmptyState
      icon={ShoppingBag}
      text={text}
      action={
        <Link to={routes.orderHistory} className={buttonClass('primary')}>
          {confirmationTexts.toHistory}
        </Link>
      }
    />
  );
}

/** The payment of an order at the provider, from its beginning to the download. */
export function PaymentPage({ byHand }: Places['payment']) {
  const [parameters] = useSearchParams();
  const id = parameters.get(PAYMENT_ORDER_PARAMETER) ?? '';
  const order = useResource(
    useMemo(() => ({ read: async () => ({ found: await pendingOrders.get(id) }) }), [id]),
  );
  return (
    <>
      <PageHead title={paymentPageTexts.pageTitle} noIndex />
      <article className={ticketStyles['page']}>
        <AsyncView state={order} skeleton={<PaymentSkeleton />} errors={paymentPageErrors.load}>
          {({ found }) =>
            found ? (
              <PaymentOf order={found} byHand={byHand(found)} />
            ) : (
              <NothingToPay text={paymentPageTexts.unknownOrder} />
            )
          }
        </AsyncView>
        <div className={ticketStyles['links']}>
          <Link to={routes.orderHistory} className={buttonClass('secondary')}>
            {confirmationTexts.toHistory}
          </Link>
          <Link to={routes.singleImages} className={buttonClass('quiet')}>
            {confirmationTexts.back}
          </Link>
        </div>
      </article>
    </>
  );
}
