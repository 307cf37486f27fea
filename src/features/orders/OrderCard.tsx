import { Link } from 'react-router-dom';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatLongDate } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import type { OrderConfirmation } from '#src/model/cart/schema.ts';
import { shortOrderId } from '#src/model/orders/orderId.ts';
import type { OrderView, OrderItemView } from '#src/model/orders/orderViews.ts';
import { isOffered } from '#src/model/orders/payment.ts';
import { isBought, isWaiting } from '#src/model/orders/status.ts';
import { orderHistoryTexts as texts, orderStatusTexts } from '#src/model/orders/texts.ts';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { buttonClass, Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { StatusChip } from '#src/ui/display/StatusChip.tsx';
import { BoughtImage } from './BoughtImage.tsx';
import styles from './OrderCard.module.css';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderDownload } from './downloads/DownloadButtons.tsx';

/** The confirmation once more; undefined for orders that were not paid in a way of the cart. */
function confirmationOf(order: OrderView): OrderConfirmation | undefined {
  const { paymentMethod } = order;
  if (!isOffered(paymentMethod) || !order.date) return undefined;
  return {
    orderId: order.id,
    orderDate: order.date,
    items: order.items.map(({ id, name, price, type, category, thumbnailUrl, imageUrl }) => ({
      id,
      title: name,
      price,
      type,
      category,
      thumbnailPath: thumbnailUrl,
      watermarkedPath: imageUrl,
    })),
    total: order.total,
    paymentMethod,
    customerInfo: { email: order.customerEmail, name: order.customerName, phone: '' },
  };
}

/** How an order that waits is paid, for those who have closed the confirmation. */
export function PayLink({ order }: { order: OrderView }) {
  const confirmation = confirmationOf(order);
  if (!confirmation) return null;
  return (
    <Link to={routes.orderConfirmation} state={confirmation} className={buttonClass('secondary')}>
      {texts.howToPay}
    </Link>
  );
}

/** So many pictures lie in one strip; the last place counts the others. */
const STRIP_LENGTH = 6;

interface Pictured {
  src: string;
  archivedPath: string;
}

function picturesOf(item: OrderItemView): Pictured[] {
  const { thumbnailUrl, imageUrl, archivedThumbnail, albumImages } = item;
  const cover = { src: thumbnailUrl || imageUrl, archivedPath: archivedThumbnail };
  const others = albumImages.map(({ watermarkedSrc }) => ({
    src: watermarkedSrc,
    archivedPath: '',
  }));
  return [cover, ...others.slice(1)];
}

/** Those that can be shown: the ones that are known to be lost are only counted. */
function shownOf(pictures: readonly Pictured[]): readonly Pictured[] {
  const kept = pictures.filter(({ src, archivedPath }) => src !== '' || archivedPath !== '');
  if (kept.length === 0) return pictures.slice(0, 1);
  const hasAll = kept.length === pictures.length && kept.length <= STRIP_LENGTH;
  return hasAll ? kept : kept.slice(0, STRIP_LENGTH - 1);
}

/** The pictures of an order, side by side. */
function Strip({ order }: { order: OrderView }) {
  const pictures = order.items.flatMap(picturesOf);
  const shown = shownOf(pictures);
  const left = pictures.length - shown.length;
  return (
    <ul className={styles['strip']} aria-hidden>
      {shown.map((picture, index) => (
        // The same picture may have been bought twice.
        <li key={`${index}-${picture.src}`} className={styles['picture']}>
          <BoughtImage {...picture} />
        </li>
      ))}
      {left > 0 && <li className={styles['left']}>{texts.morePictures(left)}</li>}
    </ul>
  );
}

/** The number that the customer knows the order by: until it is approved, the one of the confirmation. */
function orderNumber(order: OrderView): string {
  return isBought(order) ? order.id : shortOrderId(order.id);
}

interface OrderCardProps {
  order: OrderView;
  /** Only of what has been bought. */
  purchase: Purchase | undefined;
}

/** One order: its pictures, its number, where it stands, and what can be done with it. */
export function OrderCard({ order, purchase }: OrderCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const number = orderNumber(order);
  const files = purchase ? filesOfPurchase(purchase) : [];
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
        <StatusChip status={order.status} words={orderStatusTexts.customer} />
      </header>
      <Strip order={order} />
      <div className={styles['foot']}>
        <p className={styles['sum']}>
          <span className={styles['total']}>{formatKroner(order.total)}</span>
          <span className={styles['count']}>{texts.itemCount(order.items.length)}</span>
        </p>
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
          {isWaiting(order) && <PayLink order={order} />}
          {isBought(order) && (
            <OrderDownload orderId={order.id} items={order.items} files={files} />
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
