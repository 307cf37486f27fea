import type { ReactNode } from 'react';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import { Link } from '../controls/Link.tsx';
import { LazyImage } from '../display/LazyImage.tsx';
import { aspectRatioOf } from '../gallery/pictureAttributes.ts';
import { fittedWidth, type LightboxPicture } from './Stage.tsx';

interface StillLightboxProps {
  pictures: readonly LightboxPicture[];
  currentId: string;
  children?: ReactNode;
}

/** The lightbox on a server, where no dialog can open: the picture, its words, and links to those beside it. */
export function StillLightbox({ pictures, currentId, children }: StillLightboxProps) {
  const index = pictures.findIndex(({ id }) => id === currentId);
  const picture = pictures[index];
  const neighbours = [
    { rel: 'prev', label: viewerTexts.previousImage, to: pictures[index - 1] },
    { rel: 'next', label: viewerTexts.nextImage, to: pictures[index + 1] },
  ];
  return (
    <article>
      {picture && (
        <LazyImage
          {...picture}
          alt={picture.alt ?? picture.title}
          aspectRatio={aspectRatioOf(picture)}
          // As the dialog asks for it, so that the browser fetches it once and early.
          sizes={fittedWidth(aspectRatioOf(picture))}
          eager
        />
      )}
      {children}
      {neighbours.map(
        ({ rel, label, to }) =>
          to?.path && (
            <p key={rel}>
              {label}:{' '}
              <Link to={to.path} rel={rel}>
                {to.title}
              </Link>
            </p>
          ),
      )}
    </article>
  );
}
