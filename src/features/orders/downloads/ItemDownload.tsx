import { downloadTexts, orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { PictureDownload } from './PictureDownload.tsx';
import { ZipButton } from './ZipButton.tsx';
import { runZip } from './runZip.ts';
import { albumTask } from './zipTasks.ts';

interface ItemDownloadProps {
  name: string;
  files: readonly PurchasedFile[];
}

/** The download of one bought thing: an archive of an album, else the picture itself. */
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
