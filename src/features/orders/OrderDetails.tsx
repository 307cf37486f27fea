import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { paymentWords } from '#src/model/orders/paymentWords.ts';
import { licenceTexts, oneLicence, withLicenceName } from '#src/model/licences/texts.ts';
import { consentSentence } from '#src/model/orders/sentences.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import { downloadAvailability, type PurchasedFile } from '#src/model/purchases/downloads.ts';
import { coverPreview } from '#src/model/purchases/item.ts';
import type { Purchase, PurchaseItem } from '#src/model/purchases/schema.ts';
import { type SaleLife, stageFacts } from '#src/model/sale/life.ts';
import { statementOfSale } from '#src/model/sale/records.ts';
import { isGiftCard } from '#src/model/sale/schema.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { type ShownLine, StatementLines, sumFacts } from '#src/ui/display/StatementLines.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { LicenceDetails } from './LicenceDetails.tsx';
import { BoughtImage } from './OrderPictures.tsx';
import { AlbumPictures } from './downloads/PictureDownload.tsx';
import { ItemDownload } from './downloads/DownloadButtons.tsx';
import { useIsOpened } from './downloads/FirstDownloadDialog.tsx';
import styles from './OrderDetails.module.css';
import { Receipt, Vouchers } from './Receipt.tsx';
import { NoWithdrawal } from './withdrawal/Withdrawal.tsx';

/** The rights of wider licences. Fetched where something was bought with one. */
const WiderLicence = lazyPage(() => import('./WiderLicence.tsx').then((m) => m.WiderLicence));

/** The rights to the pictures of an order, a part for each licence in it. */
function Licences({ items }: { items: readonly PurchaseItem[] }) {
  const ids = [...new Set(items.map(({ licence }) => licence?.id))];
  return ids.map((id) =>
    id ? (
      <Suspense key={id}>
        <WiderLicence id={id} />
      </Suspense>
    ) : (
      <LicenceDetails key="" summary={licenceTexts.summary} sections={[oneLicence]} />
    ),
  );
}

interface OrderedItemProps {
  item: PurchaseItem;
  life: SaleLife;
  files: readonly PurchasedFile[];
}

/** The picture of an item: the one that was bought, once it has been downloaded. */
function ItemPicture({ item, files }: Omit<OrderedItemProps, 'life'>) {
  const isOpened = useIsOpened(files);
  return (
    <BoughtImage
      src={item.thumbnailUrl || item.imageUrl}
      archivedPath={item.permanentThumbnailPath}
      previewPath={isOpened ? coverPreview(item) : ''}
    />
  );
}

/** One item of an order with its download. */
function orderedItem({ item, life, files }: OrderedItemProps): Omit<ShownLine, 'key'> {
  const { name, type, licence } = item;
  const availability = downloadAvailability(life, files.length > 0);
  const kind = withLicenceName(texts.item[type], licence);
  const pictures = item.albumImages.length;
  const isAvailable = availability === 'available';
  const download = isAvailable ? (
    <ItemDownload name={name} files={files} />
  ) : (
    <p className={styles['availability']}>{texts.availability[availability]}</p>
  );
  return {
    picture: <ItemPicture item={item} files={files} />,
    name,
    kind: pictures > 0 ? `${kind} · ${texts.albumCount(pictures)}` : kind,
    hasWideAction: true,
    action: isGiftCard(item) ? undefined : download,
    children:
      isAvailable && files.length > 1 ? <AlbumPictures item={item} files={files} /> : undefined,
  };
}

interface OrderDetailsProps {
  order: OrderView;
  purchase: Purchase | undefined;
  files: readonly PurchasedFile[];
}

/** The items of an order with their downloads, the payment and the receipt. */
export function OrderDetails({ order, purchase, files }: OrderDetailsProps) {
  const { isBought } = stageFacts(order.life);
  const [showsReceipt, setShowsReceipt] = useState(false);
  const statement = statementOfSale(order, useShop());
  const facts: Fact[] = [
    [texts.paymentMethod, paymentWords(statement, order.paymentMethod)],
    ...sumFacts(statement, { vat: texts.vat }),
  ];
  return (
    <div className={styles['details']}>
      <StatementLines
        statement={statement}
        discount={order.discount}
        line={(item, index) => ({
          key: `${item.id}-${index}`,
          ...orderedItem({
            item,
            life: order.life,
            files: files.filter(({ itemId }) => itemId === item.id),
          }),
        })}
      />
      <Facts look="ends" className={styles['facts']} facts={facts} />
      {order.termsConsent && (
        <p className={styles['consent']}>{consentSentence(order.termsConsent, order.items)}</p>
      )}
      <NoWithdrawal order={order} />
      {isBought && !order.items.some(isGiftCard) && <Licences items={order.items} />}
      <Vouchers vouchers={order.vouchers} />
      {purchase && isBought && (
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
