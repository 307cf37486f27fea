import { useState } from 'react';
import { Lightbox } from '#src/ui/Lightbox/Lightbox.tsx';

/** A picture as the panel shows it: watermarked, of unknown size. */
export interface ViewerPicture {
  id: string;
  title: string;
  src: string;
}

interface PictureViewerProps {
  label: string;
  pictures: readonly ViewerPicture[];
  firstId: string;
  onClose: () => void;
}

/** Ordered pictures, one at a time and large. */
export function PictureViewer({ label, pictures, firstId, onClose }: PictureViewerProps) {
  const [currentId, setCurrentId] = useState(firstId);
  return (
    <Lightbox
      label={label}
      pictures={pictures.map((picture) => ({ ...picture, sources: [], width: 0, height: 0 }))}
      currentId={currentId}
      onShow={setCurrentId}
      onClose={onClose}
    />
  );
}
