import { Download, ImageDown, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState, useId } from 'react';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import {
  downloadWays,
  isWayOpen,
  type DownloadWay,
  type PurchasedFile,
  archivedPreview,
} from '#src/model/purchases/downloads.ts';
import type { PurchaseItem } from '#src/model/purchases/schema.ts';
import { downloadTexts } from '#src/model/purchases/texts.ts';
import { Button, type ButtonLook } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { BoughtImage } from '../OrderPictures.tsx';
import styles from './DownloadButtons.module.css';
import { useIsOpened } from './FirstDownloadDialog.tsx';
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

interface AlbumPictureProps {
  file: PurchasedFile;
  src: string;
  previewPath: string;
}

/** One picture of an album with its own download and error text. */
function AlbumPicture({ file, src, previewPath }: AlbumPictureProps) {
  const [error, setError] = useState<string>();
  return (
    <li className={styles['picture']}>
      <div className={styles['image']}>
        <BoughtImage src={src} archivedPath="" previewPath={previewPath} />
      </div>
      <p className={styles['title']}>{file.title}</p>
      <PictureDownload file={file} look="quiet" onError={setError} />
      {error !== undefined && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </li>
  );
}

interface AlbumPicturesProps {
  item: PurchaseItem;
  files: readonly PurchasedFile[];
}

/** The pictures of a bought album with single downloads. */
export function AlbumPictures({ item, files }: AlbumPicturesProps) {
  const [isOpen, setIsOpen] = useState(false);
  // The pictures stay mounted after closing the list, so that a running download keeps its state.
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  const isOpened = useIsOpened(files);
  return (
    <>
      <Button
        look="quiet"
        className={classNames(styles['toggle'])}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
          setWasOpened(true);
        }}
      >
        {isOpen ? texts.hidePictures : texts.showPictures(files.length)}
        <span className={styles['chevron']} data-open={isOpen}>
          <Icon of={ChevronDown} size={18} />
        </span>
      </Button>
      <ul id={id} className={styles['pictures']} aria-label={item.name} hidden={!isOpen}>
        {wasOpened &&
          files.map((file) => {
            const { imageId = '' } = file;
            const image = item.albumImages.find(({ id: each }) => each === imageId);
            return (
              <AlbumPicture
                key={imageId}
                file={file}
                src={image?.watermarkedSrc ?? ''}
                previewPath={isOpened ? archivedPreview(item, imageId) : ''}
              />
            );
          })}
      </ul>
    </>
  );
}
