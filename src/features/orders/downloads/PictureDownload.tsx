import { Download, ImageDown } from 'lucide-react';
import type { PurchasedFile } from '#src/shared/domain/purchasedFiles.ts';
import { downloadTexts, orderHistoryTexts as texts } from '#src/shared/texts/orders.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { canShareFiles } from './canShareFiles.ts';
import styles from './downloads.module.css';
import { usePicture } from './usePicture.ts';

interface PictureDownloadProps {
  file: PurchasedFile;
  look?: 'primary' | 'secondary';
}

/** The buttons of one bought picture. */
export function PictureDownload({ file, look = 'secondary' }: PictureDownloadProps) {
  const { isBusy, download, share } = usePicture(file);
  return (
    <div className={styles['buttons']}>
      {canShareFiles() && (
        <Button
          look="quiet"
          busy={isBusy}
          aria-label={downloadTexts.saveOf(file.title)}
          onClick={share}
        >
          <Icon of={ImageDown} size={18} />
          {texts.saveToPhotos}
        </Button>
      )}
      <Button
        look={look}
        busy={isBusy}
        aria-label={isBusy ? downloadTexts.preparing : downloadTexts.downloadOf(file.title)}
        onClick={download}
      >
        <Icon of={Download} size={18} />
        {isBusy ? downloadTexts.preparing : texts.availability.available}
      </Button>
    </div>
  );
}
