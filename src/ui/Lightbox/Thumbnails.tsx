import { useEffect, useRef } from 'react';
import { galleryTexts } from '#src/shared/texts/gallery.ts';
import { aspectRatioOf } from '#src/ui/gallery/aspectRatioOf.ts';
import { ratioStyle } from '#src/ui/gallery/ratioStyle.ts';
import { LazyImage } from '#src/ui/LazyImage.tsx';
import type { LightboxPicture } from './picture.ts';
import styles from './Thumbnails.module.css';

interface ThumbnailsProps {
  label: string;
  pictures: readonly LightboxPicture[];
  currentId: string;
  onShow: (id: string) => void;
}

const HEIGHT_PX = 64;

/** All pictures in a strip, the one in front marked and kept in sight. */
export function Thumbnails({ label, pictures, currentId, onShow }: ThumbnailsProps) {
  const current = useRef<HTMLLIElement>(null);

  useEffect(() => {
    current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [currentId]);

  return (
    <nav className={styles['thumbnails']} aria-label={label}>
      <h3 className={styles['label']}>{label}</h3>
      <ul className={styles['strip']}>
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
