import { Frame } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import type { Size } from '#src/model/base/geometry.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { wallSizes, wallView } from '#src/model/catalogue/printSize.ts';
import type { SingleImage } from '#src/model/catalogue/schema.ts';
import { wallTexts } from '#src/model/catalogue/viewerTexts.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { ChipChoice } from '#src/ui/form/ChipChoice.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './WallPreview.module.css';

const frames = [
  'none',
  'white',
  'oak',
  'black',
] as const satisfies (keyof typeof wallTexts.frames)[];

type FrameKind = (typeof frames)[number];

/** The picture above the sofa of a rendered room, both to the same scale. */
function Room({ image, size, frame }: { image: SingleImage; size: Size; frame: FrameKind }) {
  const { title, picture } = image;
  const view = wallView(size);
  const centimetres = {
    '--width': size.width,
    '--view': view.width,
    '--bottom': view.bottom,
    '--hangs-at': view.hangsAt,
  } as CSSProperties;
  return (
    <div className={styles['room']} style={centimetres}>
      <div className={styles['wall']} />
      <div className={styles['picture']} data-frame={frame}>
        <LazyImage
          src={largeUrl(image)}
          alt={wallTexts.alt(title, wallTexts.sizeValue(size))}
          aspectRatio={picture.width / picture.height}
          sources={picture.sources}
          sizes="30rem"
          placeholder={picture.placeholder}
          eager
        />
      </div>
    </div>
  );
}

interface WallDialogProps {
  image: SingleImage;
  sizes: readonly Size[];
  onClose: () => void;
}

function WallDialog({ image, sizes, onClose }: WallDialogProps) {
  const [size, setSize] = useState(sizes.at(-1));
  const [frame, setFrame] = useState<FrameKind>('none');
  if (!size) return null;
  return (
    <Dialog title={wallTexts.title} description={wallTexts.scale} isWide onClose={onClose}>
      <div className={styles['preview']}>
        <Room image={image} size={size} frame={frame} />
        <div className={styles['choices']}>
          <ChipChoice legend={wallTexts.size} values={sizes} chosen={size} onChoose={setSize}>
            {wallTexts.sizeValue}
          </ChipChoice>
          <ChipChoice legend={wallTexts.frame} values={frames} chosen={frame} onChoose={setFrame}>
            {(kind) => wallTexts.frames[kind]}
          </ChipChoice>
          <p className={styles['note']}>
            {image.price > 0 && (
              <strong className={styles['price']}>{formatKroner(image.price)}</strong>
            )}{' '}
            {wallTexts.isFile}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** Opens the preview of a picture on a wall; nothing for one of unknown size. */
export function WallButton({ image }: { image: SingleImage }) {
  const [isOpen, setIsOpen] = useState(false);
  const sizes = wallSizes(image.picture);
  if (sizes.length === 0) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        <Icon of={Frame} />
        {wallTexts.title}
      </Button>
      {isOpen && <WallDialog image={image} sizes={sizes} onClose={() => setIsOpen(false)} />}
    </>
  );
}
