import { ImageOff } from 'lucide-react';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useNearViewport } from '#src/hooks/viewport.ts';
import { whenOnline } from '#src/lib/connection.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import type { PictureSource } from '#src/model/files/picture.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { classNames } from '../controls/classNames.ts';
import { placeholderStyle, srcSet } from '../gallery/pictureAttributes.ts';
import styles from './LazyImage.module.css';

const UNSTYLED_WIDTH_PX = 480;

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
  /** Has a button that asks again where it is broken, for a picture that is not in a link or a button itself. */
  canRetry?: boolean;
  onFailed?: () => void;
}

/** Renews the access that the pictures below need, for those that were refused. It does not fail. */
export const PictureAccess = createContext<(() => Promise<void>) | undefined>(undefined);

/** What a page without scripts has in place of the style sheet's ratio and of the watch for what is near. */
function unstyled({ aspectRatio, sources = [], eager = false }: LazyImageProps) {
  const width = Math.max(UNSTYLED_WIDTH_PX, ...sources.map((source) => source.width));
  const height = Math.round(width / aspectRatio);
  return { width, height, loading: eager ? 'eager' : 'lazy' } as const;
}

/** Asks again for a lost picture when the connection is back, and when it or the link around it is pressed. */
export function useTryAgain(
  frame: RefObject<HTMLElement | null>,
  isLost: boolean,
  tryAgain: () => void,
): void {
  const again = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isLost) return undefined;
    const work = () => again();
    const stopOnline = whenOnline(work);
    const pressed = frame.current?.closest('a, button') ?? frame.current;
    pressed?.addEventListener('click', work);
    return () => {
      stopOnline();
      pressed?.removeEventListener('click', work);
    };
  }, [frame, isLost]);
}

/** A picture that loads when it is near the viewport, in a space reserved for it. */
export function LazyImage({
  eager = false,
  placeholder,
  aspectRatio,
  canRetry = false,
  onFailed,
  ...image
}: LazyImageProps) {
  const renewAccess = use(PictureAccess);
  const [isRenewed, setIsRenewed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame, eager);
  const [outcome, setOutcome] = useState<'waiting' | 'sharp' | 'failed'>(
    // A record may have no picture, and an empty `src` would fetch the page itself.
    image.src === '' ? 'failed' : 'waiting',
  );
  const isBroken = outcome === 'failed' && image.src !== '';

  function tryAgain(): void {
    setIsRenewed(false);
    setOutcome('waiting');
  }
  useTryAgain(frame, isBroken, tryAgain);

  function fail(): void {
    setOutcome('failed');
    onFailed?.();
    // One that is refused with new access as well is not asked for without end.
    if (!renewAccess || isRenewed) return;
    setIsRenewed(true);
    void renewAccess().then(() => setOutcome('waiting'));
  }

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
      {isBroken && canRetry && (
        <Button className={styles['retry']} onClick={tryAgain}>
          {commonTexts.retry}
        </Button>
      )}
      {isNear && image.src !== undefined && outcome !== 'failed' && (
        <img
          className={classNames(styles['image'], outcome === 'sharp' && styles['sharp'])}
          src={image.src}
          srcSet={srcSet(image.sources)}
          sizes={image.sizes}
          {...(import.meta.env.SSR && unstyled({ ...image, aspectRatio, eager }))}
          alt={image.alt}
          decoding="async"
          draggable={false}
          fetchPriority={image.priority ?? (eager ? 'high' : 'auto')}
          onLoad={() => {
            setIsRenewed(false);
            setOutcome('sharp');
          }}
          onError={fail}
        />
      )}
    </div>
  );
}
