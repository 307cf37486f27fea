import { ImageOff } from 'lucide-react';
import { useRef, useState, type CSSProperties } from 'react';
import { useNearViewport } from '#src/hooks/useNearViewport.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import type { PictureSource } from '#src/model/files/picture.ts';
import { Icon } from '../controls/Icon.tsx';
import { classNames } from '../controls/classNames.ts';
import { srcSet } from '../gallery/pictureAttributes.ts';
import styles from './LazyImage.module.css';

interface LazyImageProps {
  src: string;
  alt: string;
  /** Width divided by height: the place is kept before the picture comes. */
  aspectRatio: number;
  sources?: readonly PictureSource[];
  sizes?: string;
  /** A tiny data URL, shown blurred until the picture is sharp. */
  placeholder?: string;
  /** For the pictures that are in sight at once. */
  eager?: boolean;
  /** Which pictures come first when several are asked for at once. */
  priority?: 'high' | 'low' | 'auto';
  /** The picture could not be had. */
  onFailed?: () => void;
}

/** A picture that arrives when it is nearly in sight, without moving anything. */
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
    // A record may know of no picture: asking for an empty address would fetch the page again.
    image.src === '' ? 'failed' : 'waiting',
  );
  const style: CSSProperties = {
    aspectRatio,
    ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
  };
  return (
    <div ref={frame} className={styles['frame']} style={style}>
      {outcome === 'failed' && (
        <div
          className={styles['missing']}
          // Without words it only decorates what is said beside it.
          {...(image.alt === ''
            ? { 'aria-hidden': true }
            : { role: 'img', 'aria-label': image.alt })}
        >
          <Icon of={ImageOff} size={24} />
          <span aria-hidden>{commonTexts.imageMissing}</span>
        </div>
      )}
      {isNear && outcome !== 'failed' && (
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
