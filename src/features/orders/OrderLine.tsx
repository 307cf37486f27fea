import { downloadAvailability } from '#src/shared/domain/orderStatus.ts';
import type { OrderStatus } from '#src/shared/domain/orderStatus.ts';
import type { OrderItemView } from '#src/shared/domain/orderViews.ts';
import type { PurchasedFile } from '#src/shared/domain/purchasedFiles.ts';
import { orderHistoryTexts as texts } from '#src/shared/texts/orders.ts';
import { ItemLine } from '#src/ui/ItemList.tsx';
import { BoughtImage } from './BoughtImage.tsx';
import { AlbumPictures } from './downloads/AlbumPictures.tsx';
import { ItemDownload } from './downloads/ItemDownload.tsx';
import lineStyles from './OrderLine.module.css';

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
  const isAvailable = availability === 'available';
  return (
    <ItemLine
      picture={
        <BoughtImage
          src={item.thumbnailUrl || item.imageUrl}
          archivedPath={item.archivedThumbnail}
        />
      }
      name={item.name}
      kind={pictures > 0 ? `${kind} · ${texts.albumCount(pictures)}` : kind}
      price={item.price}
      hasWideAction
      action={
        isAvailable ? (
          <ItemDownload name={item.name} files={files} />
        ) : (
          <p className={lineStyles['availability']}>{texts.availability[availability]}</p>
        )
      }
    >
      {isAvailable && files.length > 1 ? <AlbumPictures item={item} files={files} /> : undefined}
    </ItemLine>
  );
}
