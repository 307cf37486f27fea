import { Frame } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import type { Size } from '#src/model/base/geometry.ts';
import { wallSizes } from '#src/model/catalogue/printSize.ts';
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

/** A sofa of 200 × 80 cm, drawn in centimetres. */
function Sofa() {
  return (
    <svg className={styles['sofa']} viewBox="0 0 200 80" aria-hidden>
      <path d="M14 12q0-10 10-10h152q10 0 10 10v46H14z" className={styles['back']} />
      <path d="M99.4 4h1.2v38h-1.2z" className={styles['seam']} />
      <path
        d="M16 40q0-6 6-6h74q4 0 4 4v18H16zm84-2q0-4 4-4h74q6 0 6 6v16h-84z"
        className={styles['seat']}
      />
      <path d="M0 32q0-8 9-8t9 8v36H0zm182 0q0-8 9-8t9 8v36h-18z" className={styles['arm']} />
      <path d="M12 56h176v12H12z" className={styles['back']} />
      <path d="M8 68h5l-2 12H8zm184 0h-5l2 12h3z" className={styles['leg']} />
    </svg>
  );
}

/** The picture above a sofa, both to the same scale. */
function Room({ image, size, frame }: { image: SingleImage; size: Size; frame: FrameKind }) {
  const { title, picture } = image;
  const centimetres = { '--width': size.width, '--height': size.height } as CSSProperties;
  return (
    <div className={styles['room']}>
      <Sofa />
      <div className={styles['picture']} style={centimetres} data-frame={frame}>
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
      <Room image={image} size={size} frame={frame} />
      <ChipChoice legend={wallTexts.size} values={sizes} chosen={size} onChoose={setSize}>
        {wallTexts.sizeValue}
      </ChipChoice>
      <ChipChoice legend={wallTexts.frame} values={frames} chosen={frame} onChoose={setFrame}>
        {(kind) => wallTexts.frames[kind]}
      </ChipChoice>
      <p className={styles['note']}>{wallTexts.isFile}</p>
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
