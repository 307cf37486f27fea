import { FolderDown } from 'lucide-react';
import { useCallback } from 'react';
import { readAllPages } from '#src/data/readAllPages.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { canZip } from '#src/lib/zip/createZip.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { AppError } from '#src/model/base/errors.ts';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { ORDER_HISTORY_LARGE_PAGE_SIZE } from '#src/model/orders/pages.ts';
import { isTestOrder } from '#src/model/orders/testOrders.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import {
  type PurchasedFile,
  filesOfPurchase,
  itemsWithoutFile,
} from '#src/model/purchases/downloads.ts';
import type { Purchase, PurchaseItem } from '#src/model/purchases/schema.ts';
import { downloadTexts, downloadErrors } from '#src/model/purchases/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './DownloadButtons.module.css';
import { PictureDownload } from './PictureDownload.tsx';
import { requireUserId } from './downloadHistory.ts';
import { runZip } from './runZip.ts';
import { isZipping, useZip, albumTask, orderTask, everythingTask } from './zipTasks.ts';

interface ZipButtonProps {
  label: string;
  /** The accessible name, where the label alone is ambiguous. */
  name?: string;
  busy?: boolean;
  onPress: () => void;
}

/** Starts an archive; busy while another one is being made. */
function ZipButton({ label, name, busy, onPress }: ZipButtonProps) {
  const isWaiting = useZip(isZipping);
  return (
    <Button busy={isWaiting || busy === true} aria-label={name} onClick={onPress}>
      <Icon of={FolderDown} size={18} />
      {label}
    </Button>
  );
}

interface ItemDownloadProps {
  name: string;
  files: readonly PurchasedFile[];
}

/** The download of one item: an archive for an album, else the picture itself. */
export function ItemDownload({ name, files }: ItemDownloadProps) {
  const [only] = files;
  if (files.length === 1 && only) return <PictureDownload file={only} />;
  return (
    <ZipButton
      label={texts.availability.available}
      name={downloadTexts.downloadOf(`${name}, ${texts.downloadAlbum}`)}
      onPress={() => void runZip(albumTask(name, files))}
    />
  );
}

interface OrderDownloadProps {
  orderId: string;
  items: readonly PurchaseItem[];
  files: readonly PurchasedFile[];
  /** The names of items of which no file exists. */
  withoutFile: readonly string[];
}

/** The download of a whole order. */
export function OrderDownload({ orderId, items, files, withoutFile }: OrderDownloadProps) {
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
    <ZipButton
      label={texts.downloadOrder}
      onPress={() => void runZip(orderTask(orderId, { files, withoutFile }))}
    />
  );
}

/** The purchases of a user, without those that only tried the shop out. */
async function allPurchases(userId: string): Promise<Purchase[]> {
  const bought = await readAllPages((after) =>
    purchases.listOwn(userId, after, ORDER_HISTORY_LARGE_PAGE_SIZE),
  );
  return bought.filter((purchase) => !isTestOrder(viewOfPurchase(purchase)));
}

/** Downloads all purchases in one archive. */
export function EverythingButton({ user }: { user: SessionUser }) {
  const { pending, submit } = useSubmit(
    useCallback(async () => {
      if (!canZip()) throw new AppError('zip/unsupported');
      const bought = await allPurchases(requireUserId());
      const files = bought.flatMap(filesOfPurchase);
      if (files.length === 0) throw new AppError('zip/empty');
      const withoutFile = bought.flatMap(itemsWithoutFile);
      // Not awaited: the tray shows the progress while the page stays usable.
      void runZip(everythingTask(user.email, { files, withoutFile }));
    }, [user.email]),
    { errors: downloadErrors.everything },
  );
  return <ZipButton label={texts.downloadAll} busy={pending} onPress={() => void submit()} />;
}
