import type { OrderItemView } from '#src/model/orders/orderViews.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { PictureDownload } from './PictureDownload.tsx';
import { ZipButton } from './ZipButton.tsx';
import styles from './downloads.module.css';
import { runZip } from './runZip.ts';
import { albumTask, orderTask } from './zipTasks.ts';

interface OrderDownloadProps {
  orderId: string;
  items: readonly OrderItemView[];
  files: readonly PurchasedFile[];
}

/** The download of an order as a whole. */
export function OrderDownload({ orderId, items, files }: OrderDownloadProps) {
  const [onlyFile] = files;
  const [onlyItem] = items;
  if (!onlyFile) return <p className={styles['note']}>{texts.availability.unavailable}</p>;
  if (files.length === 1) return <PictureDownload file={onlyFile} />;
  if (items.length === 1 && onlyItem) {
    return (
      <ZipButton
        label={texts.downloadAlbum}
        onPress={() => void runZip(albumTask(onlyItem.name, files))}
      />
    );
  }
  return (
    <ZipButton label={texts.downloadOrder} onPress={() => void runZip(orderTask(orderId, files))} />
  );
}
