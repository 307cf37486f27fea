import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNearViewport } from '#src/hooks/viewport.ts';
import { whenOnline } from '#src/lib/connection.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import type { PictureSource } from '#src/model/files/picture.ts';
import { Icon } from '../controls/Icon.tsx';
import { classNames } from '../controls/classNames.ts';
import { placeholderStyle, srcSet } from '../gallery/pictureAttributes.ts';
import styles from './LazyImage.module.css';

export interface LazyImageProps {
  /** Undefined while it is not known yet. */
  src: string | undefined;
  alt: string;
  /** Width divided by height: reserves the space before the picture has loaded. */
  aspectRatio: number;
  sources?: readonly PictureSource[];
  sizes?: string;
  /** A tiny data URL, shown blurred until the picture has loaded. */
  placeholder?: string;
  /** Loads at once, for pictures that are visible from the start. */
  eager?: boolean;
  /** The fetch priority among pictures that load at the same time. */
  priority?: 'high' | 'low' | 'auto';
  onFailed?: () => void;
}

/** A picture that loads when it is near the viewport, in a space reserved for it. */
export function LazyImage({
  eager = false,
  placeholder,
  aspectRatio,
  onFailed,
  ...image
}: LazyImageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame, eager);
  const [outcome, setOutcome] = useState<'waiting' | 'sharp' | 'failed'>(
    // A record may have no picture, and an empty `src` would fetch the page itself.
    image.src === '' ? 'failed' : 'waiting',
  );
  const isBroken = outcome === 'failed' && image.src !== '';
  // The picture may have been lost with the connection.
  useEffect(() => (isBroken ? whenOnline(() => setOutcome('waiting')) : undefined), [isBroken]);
  const style = { aspectRatio, ...placeholderStyle(placeholder) };
  return (
    <div ref={frame} className={styles['frame']} style={style}>
      {outcome === 'failed' && (
        <div
          className={styles['missing']}
          // A picture without alternative text is decoration.
          {...(image.alt === ''
            ? { 'aria-hidden': true }
            : { role: 'img', 'aria-label': image.alt })}
        >
          {/* A picture without an address is not shown here; it is not broken. */}
          {isBroken && <Icon of={ImageOff} size={24} />}
          <span aria-hidden>{commonTexts.imageMissing}</span>
        </div>
      )}
      {isNear && image.src !== undefined && outcome !== 'failed' && (
        <img
          className={classNames(styles['image'], outcome === 'sharp' && styles['sharp'])}
          src={image.src}
          srcSet={srcSet(image.sources)}
          sizes={image.sizes}
          alt={image.alt}
          decoding="async"
          draggable={false}
          fetchPriority={image.priority ?? (eager ? 'high' : 'auto')}
          onLoad={() => setOutcome('sharp')}
          onError={() => {
            setOutcome('failed');
            onFailed?.();
          }}
        />
      )}
    </div>
  );
}
