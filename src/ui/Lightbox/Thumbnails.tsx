import { useEffect, useRef } from 'react';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { LazyImage } from '../display/LazyImage.tsx';
import { aspectRatioOf, ratioStyle } from '../gallery/pictureAttributes.ts';
import styles from './Thumbnails.module.css';
import type { LightboxPicture } from './view.ts';

interface ThumbnailsProps {
  label: string;
  pictures: readonly LightboxPicture[];
  currentId: string;
  onShow: (id: string) => void;
}

const HEIGHT_PX = 64;

/** A strip of all pictures; the current one is marked and scrolled into view. */
export function Thumbnails({ label, pictures, currentId, onShow }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const current = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!strip.current || !current.current) return;
    const { offsetLeft, offsetWidth } = current.current;
    // `scrollIntoView` would also scroll vertically, away from the picture on a low screen.
    strip.current.scrollLeft = offsetLeft - (strip.current.clientWidth - offsetWidth) / 2;
  }, [currentId]);

  return (
    <nav className={styles['thumbnails']} aria-label={label}>
      <h3 className={styles['label']}>{label}</h3>
      <ul ref={strip} className={styles['strip']}>
        {pictures.map((picture) => {
          const ratio = aspectRatioOf(picture);
          const isCurrent = picture.id === currentId;
          return (
            <li key={picture.id} ref={isCurrent ? current : undefined} style={ratioStyle(ratio)}>
              <button
                type="button"
                className={styles['thumbnail']}
                aria-label={galleryTexts.open(picture.title)}
                aria-current={isCurrent}
                onClick={() => onShow(picture.id)}
              >
                <LazyImage
                  src={picture.src}
                  alt=""
                  aspectRatio={ratio}
                  sources={picture.sources}
                  sizes={`${Math.round(ratio * HEIGHT_PX)}px`}
                  placeholder={picture.placeholder ?? ''}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
