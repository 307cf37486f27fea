import { Download, ImageDown } from 'lucide-react';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { downloadTexts } from '#src/model/purchases/texts.ts';
import { Button, type ButtonLook } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './DownloadButtons.module.css';
import { usePictureDownload } from './usePictureDownload.ts';

/** Returns true on a phone or tablet whose share sheet can save pictures. */
function canShareFiles(): boolean {
  if (!('canShare' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return false;
  const picture = new File([], 'a.jpg', { type: 'image/jpeg' });
  return navigator.canShare({ files: [picture] });
}

interface PictureDownloadProps {
  file: PurchasedFile;
  look?: ButtonLook;
  /** Receives the error text instead of a toast; undefined when a new attempt begins. */
  onError?: (text: string | undefined) => void;
}

/** The download buttons of one bought picture. */
export function PictureDownload({ file, look = 'secondary', onError }: PictureDownloadProps) {
  const { isBusy, progress, download, share } = usePictureDownload(file, onError);
  const waiting =
    progress === undefined ? downloadTexts.preparing : downloadTexts.percent(progress);
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
        {isBusy ? waiting : texts.availability.available}
      </Button>
    </div>
  );
}
