import { Download, ImageDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import {
  downloadWays,
  isWayOpen,
  type DownloadWay,
  type PurchasedFile,
} from '#src/model/purchases/downloads.ts';
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

interface WayProps {
  way: DownloadWay;
  /** True while the permanent archive has no copy of the original yet. */
  isWaiting: boolean;
  onChoose: (way: DownloadWay) => void;
}

/** One of the two files to choose from, with a line that tells it from the other. */
function Way({ way, isWaiting, onChoose }: WayProps) {
  const { label, note } = downloadTexts.ways[way];
  return (
    <DropdownMenu.Item
      className={styles['way']}
      disabled={isWaiting}
      onSelect={() => onChoose(way)}
    >
      {label}
      <span className={styles['wayNote']}>{isWaiting ? downloadTexts.originalWaits : note}</span>
    </DropdownMenu.Item>
  );
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
  const [isOpen, setIsOpen] = useState(false);
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
      <DropdownMenu.Root
        modal={false}
        open={isOpen}
        onOpenChange={(opens) => setIsOpen(opens && !isBusy)}
      >
        <DropdownMenu.Trigger asChild>
          <Button
            look={look}
            busy={isBusy}
            aria-label={isBusy ? downloadTexts.preparing : downloadTexts.downloadOf(file.title)}
          >
            <Icon of={Download} size={18} />
            {isBusy ? waiting : texts.availability.available}
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className={styles['ways']} align="end" sideOffset={8}>
          {downloadWays.map((way) => (
            <Way key={way} way={way} isWaiting={!isWayOpen(way, file)} onChoose={download} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}
