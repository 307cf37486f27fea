import { downloadAvailability } from '#src/shared/domain/orderStatus.ts';
import type { OrderStatus } from '#src/shared/domain/orderStatus.ts';
import { formatKroner } from '#src/shared/domain/money.ts';
import type { OrderItemView } from '#src/shared/domain/orderViews.ts';
import type { PurchasedFile } from '#src/shared/domain/purchasedFiles.ts';
import { orderHistoryTexts as texts } from '#src/shared/texts/orders.ts';
import { BoughtImage } from './BoughtImage.tsx';
import { AlbumPictures } from './downloads/AlbumPictures.tsx';
import { ItemDownload } from './downloads/ItemDownload.tsx';
import styles from './OrderLine.module.css';

interface OrderLineProps {
  item: OrderItemView;
  status: OrderStatus;
  files: readonly PurchasedFile[];
}

/** One thing that was ordered. */
export function OrderLine({ item, status, files }: OrderLineProps) {
  const availability = downloadAvailability(status, item.isDownloadable && files.length > 0);
  const kind = texts.item[item.type];
  const pictures = item.albumImages.length;
  return (
    <li className={styles['line']}>
      <div className={styles['picture']}>
        <BoughtImage
          src={item.thumbnailUrl || item.imageUrl}
          archivedPath={item.archivedThumbnail}
        />
      </div>
      <div className={styles['words']}>
        <p className={styles['name']}>{item.name}</p>
        <p className={styles['kind']}>
          {pictures > 0 ? `${kind} · ${texts.albumCount(pictures)}` : kind}
        </p>
        <p className={styles['price']}>{formatKroner(item.price)}</p>
      </div>
      <div className={styles['download']}>
        {availability === 'available' ? (
          <ItemDownload name={item.name} files={files} />
        ) : (
          <p className={styles['kind']}>{texts.availability[availability]}</p>
        )}
      </div>
      {availability === 'available' && files.length > 1 && (
        <div className={styles['pictures']}>
          <AlbumPictures item={item} files={files} />
        </div>
      )}
    </li>
  );
}
