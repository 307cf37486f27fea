import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNearViewport } from '#src/hooks/viewport.ts';
import { LazyImage, useTryAgain, type LazyImageProps } from './LazyImage.tsx';

interface PrivateImageProps extends LazyImageProps {
  /** The address of the public picture; may be empty. */
  src: string;
  /** The path of a picture that not everybody may read; empty where only the public one is known. */
  path: string;
  /** Reads it with the permissions of the signed-in user. */
  read: (path: string) => Promise<Blob>;
}

/** Returns an object URL for a picture: undefined while it is read, empty when it cannot be read. */
function usePrivateUrl(
  { path, read }: Pick<PrivateImageProps, 'path' | 'read'>,
  frame: RefObject<HTMLElement | null>,
  eager: boolean,
): string | undefined {
  const isWanted = useNearViewport(frame, eager);
  const [url, setUrl] = useState<string>();
  const [tries, setTries] = useState(1);
  useTryAgain(frame, url === '', () => setTries((count) => count + 1));
  useEffect(() => {
    if (!isWanted) return undefined;
    let objectUrl: string | undefined;
    let isUnmounted = false;
    read(path).then(
      (blob) => {
        if (isUnmounted) return;
        objectUrl = URL.createObjectURL(blob);
        setUrl(objectUrl);
      },
      (thrown: unknown) => {
        if (isUnmounted) return;
        console.warn('A private picture could not be read', path, thrown);
        setUrl('');
      },
    );
    return () => {
      isUnmounted = true;
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [path, read, isWanted, tries]);
  return url;
}

function ReadImage({ path, read, ...shown }: PrivateImageProps) {
  const { src, alt, aspectRatio, placeholder = '', eager = false } = shown;
  const frame = useRef<HTMLDivElement>(null);
  const url = usePrivateUrl({ path, read }, frame, eager);
  const isRead = url !== undefined && url !== '';
  // A placeholder fills the place meanwhile, which saves the request for the public picture.
  const isAwaited = url === undefined && (placeholder !== '' || src === '');
  return (
    <div ref={frame}>
      {isRead || isAwaited ? (
        <LazyImage
          key={url}
          src={url}
          alt={alt}
          aspectRatio={aspectRatio}
          placeholder={placeholder || src}
          eager
        />
      ) : (
        <LazyImage key="public" {...shown} />
      )}
    </div>
  );
}

/**
 * A picture that not everybody may read. The public one stands in its place until it is there, and
 * when it cannot be read.
 */
export function PrivateImage({ path, read, ...shown }: PrivateImageProps) {
  if (path === '') return <LazyImage {...shown} />;
  return <ReadImage key={path} path={path} read={read} {...shown} />;
}
