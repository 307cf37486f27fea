import { useEffect, useRef, useState } from 'react';
import { readPurchased } from '#src/data/purchasedFiles.ts';
import { useNearViewport } from '#src/hooks/useNearViewport.ts';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';

/** Returns an object URL for a file that only its buyer may read; empty when it cannot be read. */
function usePrivateFileUrl(path: string, isWanted: boolean): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let objectUrl: string | undefined;
    let isUnmounted = false;
    readPurchased(path).then(
      (blob) => {
        if (isUnmounted) return;
        objectUrl = URL.createObjectURL(blob);
        setUrl(objectUrl);
      },
      (thrown: unknown) => {
        console.warn('A picture of the archive could not be read', path, thrown);
        if (!isUnmounted) setUrl('');
      },
    );
    return () => {
      isUnmounted = true;
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [path, isWanted]);
  return url;
}

function ArchivedImage({ path }: { path: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame, false);
  const url = usePrivateFileUrl(path, isNear);
  return (
    <div ref={frame}>
      {url === undefined ? (
        <Skeleton aspectRatio={1} />
      ) : (
        <LazyImage src={url} alt="" aspectRatio={1} eager />
      )}
    </div>
  );
}

interface BoughtImageProps {
  src: string;
  /** The path of the buyer's own copy; empty without one. */
  archivedPath: string;
}

/** The picture of a bought item: the shop's, or the buyer's copy when the shop has deleted its own. */
export function BoughtImage({ src, archivedPath }: BoughtImageProps) {
  const [isGone, setIsGone] = useState(src === '');
  if (isGone && archivedPath !== '') return <ArchivedImage path={archivedPath} />;
  return <LazyImage src={src} alt="" aspectRatio={1} onFailed={() => setIsGone(true)} />;
}
