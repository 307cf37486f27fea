import { Printer } from 'lucide-react';
import { useState, Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatKroner, vatIncluded } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import type { LicenceId } from '#src/model/licences/licence.ts';
import { isGiftCard } from '#src/model/cart/schema.ts';
import { leftToPay } from '#src/model/giftCards/balance.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { withLicenceName, licenceTexts } from '#src/model/licences/texts.ts';
import { consentSentence } from '#src/model/orders/sentences.ts';
import type { OrderItemView, OrderView } from '#src/model/orders/orderViews.ts';
import { downloadAvailability, isBought, type OrderStatus } from '#src/model/orders/status.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { rightsTo } from '#src/model/purchases/licenceFile.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import {
  DiscountLine,
  GiftCardLine,
  GiftCardPicture,
  ItemLine,
  ItemList,
} from '#src/ui/display/ItemList.tsx';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { BoughtImage } from './OrderPictures.tsx';
import { AlbumPictures } from './downloads/PictureDownload.tsx';
import { ItemDownload } from './downloads/DownloadButtons.tsx';
import { useIsOpened } from './downloads/FirstDownloadDialog.tsx';
import styles from './OrderDetails.module.css';
import { Receipt, Vouchers } from './Receipt.tsx';
import { NoWithdrawal } from './withdrawal/Withdrawal.tsx';

/** The buyer's rights to the pictures that were bought with a licence, or before there were several. */
function Licence({ id }: { id: LicenceId | undefined }) {
  const sections = rightsTo(id);
  return (
    <details className={styles['licence']}>
      <summary>{id ? licenceTexts.summaryOf(sections[0].title) : licenceTexts.summary}</summary>
      {sections.map(({ id: key, paragraphs, points = [], closing = [] }) => (
        <Fragment key={key}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {closing.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Fragment>
      ))}
      <Link to={`${routes.salesTerms}#${sections[0].id}`}>{licenceTexts.salesTerms}</Link>
    </details>
  );
}

/** The rights to the pictures of an order, a part for each licence in it. */
function Licences({ items }: { items: readonly OrderItemView[] }) {
  const ids = [...new Set(items.map(({ licence }) => licence?.id))];
  return ids.map((id) => <Licence key={id ?? ''} id={id} />);
}

interface OrderedItemProps {
  item: OrderItemView;
  status: OrderStatus;
  files: readonly PurchasedFile[];
}

/** One item of an order. */
function OrderedItem({ item, status, files }: OrderedItemProps) {
  const availability = downloadAvailability(status, item.isDownloadable && files.length > 0);
  const kind = withLicenceName(texts.item[item.type], item.licence);
  const pictures = item.albumImages.length;
  const isOpened = useIsOpened(files);
  const isAvailable = availability === 'available';
  const isForGiftCard = GIFT_CARDS && isGiftCard(item);
  return (
    <ItemLine
      picture={
        isForGiftCard ? (
          <GiftCardPicture />
        ) : (
          <BoughtImage
            src={item.thumbnailUrl || item.imageUrl}
            archivedPath={item.archivedThumbnail}
            previewPath={isOpened ? item.archivedPreview : ''}
          />
        )
      }
      name={item.name}
      kind={pictures > 0 ? `${kind} · ${texts.albumCount(pictures)}` : kind}
      price={item.price}
      hasWideAction
      action={
        isForGiftCard ? undefined : isAvailable ? (
          <ItemDownload name={item.name} files={files} />
        ) : (
          <p className={styles['availability']}>{texts.availability[availability]}</p>
        )
      }
    >
      {isAvailable && files.length > 1 ? <AlbumPictures item={item} files={files} /> : undefined}
    </ItemLine>
  );
}

/** The part that a gift card has paid, and the rest. */
function giftCardFacts({ total, giftCard }: OrderView): Fact[] {
  if (!GIFT_CARDS || !giftCard) return [];
  return [
    [giftCardTexts.paidByGiftCard, formatKroner(giftCard.amount)],
    [giftCardTexts.toPay, formatKroner(leftToPay(total, giftCard))],
  ];
}

interface OrderDetailsProps {
  order: OrderView;
  purchase: Purchase | undefined;
  files: readonly PurchasedFile[];
}

/** The items of an order with their downloads, the payment and the receipt. */
export function OrderDetails({ order, purchase, files }: OrderDetailsProps) {
  const shop = useShop();
  const [showsReceipt, setShowsReceipt] = useState(false);
  // The invoice says more about cards, which may have none.
  const hasVat = shop.vat && !order.items.some(isGiftCard);
  const facts: Fact[] = [
    [texts.paymentMethod, cartTexts.payment[order.paymentMethod]],
    [texts.vat, hasVat ? formatKroner(vatIncluded(order.total)) : undefined],
    ...giftCardFacts(order),
    [texts.total, formatKroner(order.total)],
  ];
  return (
    <div className={styles['details']}>
      <ItemList>
        {order.items.map((item, index) => (
          <OrderedItem
            key={`${item.id}-${index}`}
            item={item}
            status={order.status}
            files={files.filter(({ itemId }) => itemId === item.id)}
          />
        ))}
        {OFFERS_DISCOUNTS && order.discount && <DiscountLine discount={order.discount} />}
        {GIFT_CARDS && order.giftCard && <GiftCardLine part={order.giftCard} />}
      </ItemList>
      <Facts look="ends" className={styles['facts']} facts={facts} />
      {order.termsConsent && !order.items.some(isGiftCard) && (
        <p className={styles['consent']}>{consentSentence(order.termsConsent)}</p>
      )}
      <NoWithdrawal order={order} />
      {isBought(order) && !order.items.some(isGiftCard) && <Licences items={order.items} />}
      <Vouchers vouchers={order.vouchers} />
      {purchase && isBought(order) && (
        <Button className={styles['receipt']} onClick={() => setShowsReceipt(true)}>
          <Icon of={Printer} size={18} />
          {texts.receipt}
        </Button>
      )}
      {purchase && showsReceipt && (
        <Receipt
          purchase={purchase}
          vouchers={order.vouchers}
          onClose={() => setShowsReceipt(false)}
        />
      )}
    </div>
  );
}
