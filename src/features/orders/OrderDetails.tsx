import { Printer } from 'lucide-react';
import { useState } from 'react';
import { site } from '#src/config/site.ts';
import { formatKroner, vatIncluded } from '#src/model/base/money.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { isGiftCard } from '#src/model/cart/schema.ts';
import { leftToPay } from '#src/model/giftCards/balance.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { withLicenceName } from '#src/model/licences/texts.ts';
import type { OrderItemView, OrderView } from '#src/model/orders/orderViews.ts';
import { downloadAvailability, isBought, type OrderStatus } from '#src/model/orders/status.ts';
import { consentSentence } from '#src/model/orders/termsConsent.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { DiscountLine } from '#src/ui/display/DiscountLine.tsx';
import { GiftCardLine, GiftCardPicture } from '#src/ui/display/GiftCardLine.tsx';
import { ItemLine, ItemList } from '#src/ui/display/ItemList.tsx';
import { BoughtImage } from './BoughtImage.tsx';
import { Licences } from './Licence.tsx';
import styles from './OrderDetails.module.css';
import { Receipt } from './Receipt.tsx';
import { Vouchers } from './Vouchers.tsx';
import { AlbumPictures } from './downloads/AlbumPictures.tsx';
import { ItemDownload } from './downloads/DownloadButtons.tsx';
import { useIsOpened } from './downloads/FirstDownloadDialog.tsx';
import { NoWithdrawal } from './withdrawal/Withdrawal.tsx';

interface OrderedItemProps {
  item: OrderItemView;
  status: OrderStatus;
  files: readonly PurchasedFile[];
}

/** One item of an order. */
export function OrderedItem({ item, status, files }: OrderedItemProps) {
  const availability = downloadAvailability(status, item.isDownloadable && files.length > 0);
  const kind = withLicenceName(texts.item[item.type], item.licence);
  const pictures = item.albumImages.length;
  const isOpened = useIsOpened(files);
  const isAvailable = availability === 'available';
  const isCard = GIFT_CARDS && isGiftCard(item);
  return (
    <ItemLine
      picture={
        isCard ? (
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
        isCard ? undefined : isAvailable ? (
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

/** What a gift card has paid, and what was left to pay. */
function cardFacts({ total, giftCard }: OrderView): Fact[] {
  if (!GIFT_CARDS || !giftCard) return [];
  return [
    [giftCardTexts.paidByCard, formatKroner(giftCard.amount)],
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
  const [showsReceipt, setShowsReceipt] = useState(false);
  // The invoice says more about cards, which may have none.
  const hasVat = site.vat && !order.items.some(isGiftCard);
  const facts: Fact[] = [
    [texts.paymentMethod, cartTexts.payment[order.paymentMethod]],
    [texts.vat, hasVat ? formatKroner(vatIncluded(order.total)) : undefined],
    ...cardFacts(order),
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
