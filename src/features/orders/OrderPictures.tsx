import { useState } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';

interface BoughtImageProps {
  /** The public picture of the shop. */
  src: string;
  /** The path of the buyer's own copy of it; empty without one. */
  archivedPath: string;
  /** The path of the picture without a watermark; empty as long as the buyer may not read it. */
  previewPath: string;
}

/**
 * The picture of a bought item: without a watermark where the buyer may see it so, else the shop's, or
 * the buyer's copy when the shop has deleted its own.
 */
export function BoughtImage({ src, archivedPath, previewPath }: BoughtImageProps) {
  const [isGone, setIsGone] = useState(src === '');
  return (
    <PrivateImage
      path={previewPath || (isGone ? archivedPath : '')}
      read={readPrivatePicture}
      src={src}
      alt=""
      aspectRatio={1}
      onFailed={() => setIsGone(true)}
    />
  );
}
