import type { ReactNode } from 'react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import type { Picture } from '#src/model/files/picture.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { aspectRatioOf } from '#src/ui/gallery/pictureAttributes.ts';
import styles from './HomePicture.module.css';

/** A published picture of the catalogue. */
export interface ShownPicture {
  id: string;
  title: string;
  src: string;
  picture: Picture;
}

export const ratioOf = ({ picture }: ShownPicture): number => aspectRatioOf(picture);

interface HomePictureProps {
  /** Undefined while nothing can be shown in its place. */
  shown: ShownPicture | undefined;
  to: string;
  sizes: string;
  /** Left out, the picture keeps its own shape. */
  aspectRatio?: number;
  className?: string | undefined;
  /** Stands with the picture and names the link, which is otherwise named after the picture. */
  children?: ReactNode;
}

/** A picture that leads on. Locked, it keeps its colours: it is what the page is for. */
export function HomePicture(props: HomePictureProps) {
  const { shown, to, sizes, aspectRatio, className, children } = props;
  const isLocked = useIsLocked();
  const isNamed = children !== undefined;
  return (
    <LockableLink
      to={to}
      isLocked={isLocked}
      className={classNames(styles['link'], className)}
      draggable={false}
      // The picture has a name only once it is near the screen.
      {...(!isNamed && { 'aria-label': shown?.title })}
    >
      {shown && (
        <div className={styles['picture']}>
          <LazyImage
            src={shown.src}
            alt={isNamed ? '' : shown.title}
            aspectRatio={aspectRatio ?? ratioOf(shown)}
            sources={shown.picture.sources}
            sizes={sizes}
            placeholder={shown.picture.placeholder}
          />
        </div>
      )}
      {children}
    </LockableLink>
  );
}
