import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Lightbox, type LightboxPicture } from '#src/ui/Lightbox/Lightbox.tsx';
import { PICTURE_CARD } from '#src/ui/gallery/pictureTransition.ts';

function picture(title: string): LightboxPicture {
  const sources = [480, 1600].map((width) => ({ width, url: `/${title}-${width}.webp` }));
  return { id: title, title, src: `/${title}.webp`, sources, width: 3000, height: 2000 };
}

export const three = ['Klitten', 'Broen', 'Gaven'].map(picture);

interface ViewerProps {
  start?: string;
  wraps?: boolean;
  hasThumbnails?: boolean;
  pictures?: LightboxPicture[];
  /** The address changes in its own time. */
  isLate?: boolean;
}

/** A grid of cards with the lightbox above it, as a gallery composes them. */
export function Viewer({ start, pictures = three, isLate = false, ...props }: ViewerProps) {
  const [open, setOpen] = useState(start);
  const show = (id: string) => {
    if (isLate) setTimeout(() => act(() => setOpen(id)), 30);
    else setOpen(id);
  };
  return (
    <>
      {pictures.map(({ id }) => (
        <button key={id} type="button" {...{ [PICTURE_CARD]: id }} onClick={() => setOpen(id)}>
          {`Kort ${id}`}
        </button>
      ))}
      {open !== undefined && (
        <Lightbox
          label="Billedviser"
          pictures={pictures}
          currentId={open}
          onShow={show}
          onClose={() => setOpen(undefined)}
          thumbnailsLabel="Album billeder (3)"
          {...props}
        >
          <p>{`Om ${open}`}</p>
        </Lightbox>
      )}
    </>
  );
}

/** The name of the picture that is shown. */
export const shown = () => screen.getByRole('img').getAttribute('alt');
export const viewer = () => screen.queryByRole('dialog', { name: 'Billedviser' });
export const isEnlarged = () => viewer()?.hasAttribute('data-enlarged');
