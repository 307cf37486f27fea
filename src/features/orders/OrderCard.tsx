import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { formatLongDate } from '#src/model/base/dates.ts';
import { formatOre } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { type OrderConfirmation } from '#src/model/cart/schema.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { isOffered } from '#src/model/orders/payment.ts';
import { reasonForCustomer } from '#src/model/orders/sentences.ts';
import { orderHistoryTexts as texts, orderStatusTexts } from '#src/model/orders/texts.ts';
import { filesOfPurchase, itemsWithoutFile } from '#src/model/purchases/downloads.ts';
import { lineFrom } from '#src/model/purchases/item.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { stageFacts } from '#src/model/sale/life.ts';
import { statementOfSale } from '#src/model/sale/records.ts';
import { isGiftCard } from '#src/model/sale/schema.ts';
import { isPaidOnPage } from '#src/options/isPaidOnPage.ts';
import { OptionParts } from '#src/options/OptionParts.tsx';
import { useShop } from '#src/stores/shop.ts';
import { buttonClass, Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { StatusChip } from '#src/ui/display/StatusChip.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import styles from './OrderCard.module.css';
import { OrderDetails } from './OrderDetails.tsx';
import { PictureStrip } from './OrderPictures.tsx';
import { OrderDownload } from './downloads/DownloadButtons.tsx';
import { useIsOpened } from './downloads/FirstDownloadDialog.tsx';
import { WithdrawalStatus, WithdrawButton } from './withdrawal/Withdrawal.tsx';

const BoughtGiftCards = lazyPage(() =>
  import('#src/features/orders/BoughtGiftCards.tsx').then((m) => m.BoughtGiftCards),
);

/** Rebuilds the confirmation; undefined for orders with a payment method that the cart does not offer. */
function confirmationOf(order: OrderView): OrderConfirmation | undefined {
  const { paymentMethod } = order;
  if (!isOffered(paymentMethod) || !order.date) return undefined;
  return {
    orderId: order.id,
    userId: order.userId,
    orderDate: order.date,
    items: order.items.map(lineFrom),
    total: order.total,
    discount: order.discount,
    giftCard: order.giftCard,
    paymentMethod,
    customerInfo: { email: order.customerEmail, name: order.customerName, phone: '' },
  };
}

/** A link to the confirmation with its payment instructions, or to the payment, for an order that waits for it. */
function PayLink({ order }: { order: OrderView }) {
  if (isPaidOnPage(order, useShop())) return <OptionParts at="payLink" order={order} />;
  const confirmation = confirmationOf(order);
  if (!confirmation) return null;
  return (
    <Link to={routes.orderConfirmation} state={confirmation} className={buttonClass('secondary')}>
      {texts.howToPay}
    </Link>
  );
}

interface OrderCardProps {
  order: OrderView;
  /** Undefined for an order that is not approved. */
  purchase: Purchase | undefined;
  /** Called when the order may have changed. */
  onChanged: (orderId: string) => void;
}

/** One order with its pictures, number, status and actions. */
export function OrderCard({ order, purchase, onChanged }: OrderCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const number = orderNumber(order.id);
  const files = purchase ? filesOfPurchase(purchase) : [];
  const isOpened = useIsOpened(files);
  const { isWaiting, isBought } = stageFacts(order.life);
  const reason = order.life.withdrawnAt ? '' : reasonForCustomer(order.life);
  return (
    <article className={styles['card']} aria-labelledby={`${id}-title`}>
      <header className={styles['head']}>
        <div>
          <h2 id={`${id}-title`} className={styles['date']}>
            {order.date ? formatLongDate(order.date) : texts.orderNumber}
          </h2>
          <p className={styles['number']}>
            {texts.orderNumber} <span className={styles['digits']}>{number}</span>
          </p>
        </div>
        <StatusChip life={order.life} words={orderStatusTexts.customer} />
        <p className={styles['sum']}>
          <span className={styles['total']}>
            {formatOre(statementOfSale(order, useShop()).totalOre)}
          </span>
          <span className={styles['count']}>{texts.itemCount(order.items.length)}</span>
        </p>
      </header>
      <div className={styles['body']}>
        {reason !== '' && <p className={styles['reason']}>{reason}</p>}
        <WithdrawalStatus order={order} />
        <PictureStrip order={order} isOpened={isOpened} />
        {isBought && order.giftCards && (
          <Suspense>
            <BoughtGiftCards giftCards={order.giftCards} />
          </Suspense>
        )}
        <div className={styles['actions']}>
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.hideDetails : texts.showDetails}
            <span className={styles['chevron']} data-open={isOpen}>
              <Icon of={ChevronDown} size={18} />
            </span>
          </Button>
          <WithdrawButton order={order} onChanged={onChanged} />
          {isWaiting && <PayLink order={order} />}
          {isBought && !order.items.some(isGiftCard) && (
            <OrderDownload
              orderId={order.id}
              items={order.items}
              files={files}
              withoutFile={purchase ? itemsWithoutFile(purchase) : []}
            />
          )}
        </div>
      </div>
      {isOpen && (
        <div id={`${id}-details`} className={styles['details']}>
          <OrderDetails order={order} purchase={purchase} files={files} />
        </div>
      )}
    </article>
  );
}
