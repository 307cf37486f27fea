import { useEffect, useRef, useState } from 'react';
import { readPurchased } from '#src/data/purchasedFiles.ts';
import { useNearViewport } from '#src/hooks/useNearViewport.ts';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';

/** A file that its buyer alone may read, as an address for this page; empty when it cannot be had. */
function useOwnFile(path: string, isWanted: boolean): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let made: string | undefined;
    let isOver = false;
    readPurchased(path).then(
      (blob) => {
        if (isOver) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      (thrown: unknown) => {
        console.warn('A picture of the archive could not be read', path, thrown);
        if (!isOver) setUrl('');
      },
    );
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [path, isWanted]);
  return url;
}

function ArchivedImage({ path }: { path: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame, false);
  const url = useOwnFile(path, isNear);
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
  /** Where its buyer's own copy lies; empty without one. */
  archivedPath: string;
}

/** The picture of something bought: the shop's own, and the buyer's when the shop has it no more. */
export function BoughtImage({ src, archivedPath }: BoughtImageProps) {
  const [isGone, setIsGone] = useState(src === '');
  if (isGone && archivedPath !== '') return <ArchivedImage path={archivedPath} />;
  return <LazyImage src={src} alt="" aspectRatio={1} onFailed={() => setIsGone(true)} />;
}
