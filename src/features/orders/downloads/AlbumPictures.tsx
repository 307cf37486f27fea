import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { OrderItemView } from '#src/model/orders/orderViews.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { BoughtImage } from '../BoughtImage.tsx';
import styles from './AlbumPictures.module.css';
import { useIsOpened } from './FirstDownloadDialog.tsx';
import { PictureDownload } from './PictureDownload.tsx';

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
  item: OrderItemView;
  files: readonly PurchasedFile[];
}

/** The pictures of a bought album with single downloads. */
export function AlbumPictures({ item, files }: AlbumPicturesProps) {
  const [isOpen, setIsOpen] = useState(false);
  // The pictures stay mounted after closing the list, so that a running download keeps its state.
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  const isOpened = useIsOpened(files);
  const images = new Map(item.albumImages.map((image) => [image.id, image]));
  return (
    <>
      <Button
        look="quiet"
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
            const image = images.get(file.imageId ?? '');
            return (
              <AlbumPicture
                key={file.imageId}
                file={file}
                src={image?.watermarkedSrc ?? ''}
                previewPath={isOpened && image ? image.archivedPreview : ''}
              />
            );
          })}
      </ul>
    </>
  );
}
