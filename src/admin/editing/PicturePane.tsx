import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonTexts } from '#src/model/base/texts.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { PRINT_DPI, printSize } from '#src/model/catalogue/printSize.ts';
import type { Picture } from '#src/model/files/picture.ts';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { aspectRatioOf, ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import styles from './PicturePane.module.css';

/** The place of a picture among those that can be opened one after the other. */
export interface ListPlace {
  index: number;
  count: number;
  open: (index: number) => void;
}

/** The place of an item in its list; undefined when it is not in it, or alone. */
export function placeIn<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  open: (item: Item) => void,
): ListPlace | undefined {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1 || items.length < 2) return undefined;
  return {
    index,
    count: items.length,
    open: (wanted) => {
      const item = items[wanted];
      if (item) open(item);
    },
  };
}

export interface ShownPicture {
  src: string;
  picture: Picture;
  place: ListPlace | undefined;
  /** Shown below the picture, such as a button that replaces it. */
  foot?: ReactNode;
}

interface PicturePaneProps extends ShownPicture {
  /** Opens another picture, after a question when something is unsaved. */
  leaveTo: (go: () => void) => void;
}

/** The largest prints of the original; nothing when its size is unknown. */
function PrintSizes({ picture }: { picture: Picture }) {
  const [wall, hand] = [printSize(picture, 'wall'), printSize(picture, 'hand')];
  if (!wall || !hand) return null;
  const sizes = [
    itemTexts.printSize(wall, PRINT_DPI.wall),
    itemTexts.printSize(hand, PRINT_DPI.hand),
  ];
  return <p className={styles['print']}>{itemTexts.printSizes(sizes.join(', '))}</p>;
}

const SIZES = '(width < 56rem) 92vw, 38rem';

/** A large picture with buttons to the previous and the next one. */
export function PicturePane({ src, picture, place, foot, leaveTo }: PicturePaneProps) {
  const ratio = aspectRatioOf(picture);
  return (
    <div className={styles['pane']}>
      <div className={styles['frame']} style={ratioStyle(ratio)}>
        <LazyImage
          key={src}
          src={src}
          alt=""
          aspectRatio={ratio}
          sources={picture.sources}
          sizes={SIZES}
          placeholder={picture.placeholder}
          eager
        />
      </div>
      {place && (
        <div className={styles['steps']}>
          <IconButton
            icon={ChevronLeft}
            label={itemTexts.previousPicture}
            aria-disabled={place.index === 0}
            onClick={() => place.index > 0 && leaveTo(() => place.open(place.index - 1))}
          />
          <p role="status">{commonTexts.counter(place.index + 1, place.count)}</p>
          <IconButton
            icon={ChevronRight}
            label={itemTexts.nextPicture}
            aria-disabled={place.index === place.count - 1}
            onClick={() =>
              place.index < place.count - 1 && leaveTo(() => place.open(place.index + 1))
            }
          />
        </div>
      )}
      <PrintSizes picture={picture} />
      {foot}
    </div>
  );
}
