import { EAGER_IMAGE_COUNT } from '#src/shared/limits.ts';
import type { SingleImage } from '#src/shared/schemas/singleImage.ts';
import { GalleryCard } from './GalleryCard.tsx';
import styles from './GalleryGrid.module.css';

/** Pictures in rows that are filled to the edge, each in its own shape. */
export function GalleryGrid({ images }: { images: readonly SingleImage[] }) {
  return (
    <ul className={styles['grid']}>
      {images.map((image, index) => (
        <GalleryCard key={image.id} image={image} eager={index < EAGER_IMAGE_COUNT} />
      ))}
    </ul>
  );
}
