import type { OrderItemView } from '#src/model/orders/orderViews.ts';
import { downloadAvailability, type OrderStatus } from '#src/model/orders/status.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { ItemLine } from '#src/ui/display/ItemList.tsx';
import { BoughtImage } from './BoughtImage.tsx';
import lineStyles from './OrderLine.module.css';
import { AlbumPictures } from './downloads/AlbumPictures.tsx';
import { ItemDownload } from './downloads/ItemDownload.tsx';

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
