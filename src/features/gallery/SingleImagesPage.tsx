import * as singleImages from '#src/firebase/repos/singleImages.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { usePageTitle } from '#src/hooks/usePageTitle.ts';
import { ALL_FILTER_SLUG } from '#src/shared/domain/filterButtons.ts';
import { inCategory, sortByDate } from '#src/shared/domain/gallery.ts';
import type { GalleryRoute } from '#src/shared/routes.ts';
import type { SingleImage } from '#src/shared/schemas/singleImage.ts';
import { galleryErrors, galleryTexts } from '#src/shared/texts/gallery.ts';
import { AsyncView } from '#src/ui/AsyncView.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { GalleryBar } from './GalleryBar.tsx';
import { GalleryGrid } from './GalleryGrid.tsx';
import { GallerySkeleton } from './GallerySkeleton.tsx';
import styles from './SingleImagesPage.module.css';
import { useArrangement } from './useArrangement.ts';
import type { Arrangement } from './useArrangement.ts';
import { useFilterButtons } from './useFilterButtons.ts';

interface PicturesProps {
  images: readonly SingleImage[];
  arrangement: Arrangement;
  onShowAll: () => void;
}

function Pictures({ images, arrangement, onShowAll }: PicturesProps) {
  const shown = sortByDate(inCategory(images, arrangement.category), arrangement.sort);
  if (shown.length > 0) return <GalleryGrid images={shown} />;
  if (images.length === 0) return <EmptyState text={galleryTexts.noImages} />;
  return (
    <EmptyState
      text={galleryTexts.noneInCategory}
      action={<Button onClick={onShowAll}>{galleryTexts.showAll}</Button>}
    />
  );
}

/** The single pictures that are for sale. */
export function SingleImagesPage({ address }: { address: GalleryRoute }) {
  usePageTitle(galleryTexts.singleImagesTitle);
  const images = useLoad(singleImages.listPublished);
  const buttons = useFilterButtons();
  const { arrangement, change } = useArrangement(address);
  return (
    <section className={styles['page']}>
      <h1 className={styles['title']}>{galleryTexts.singleImagesTitle}</h1>
      <GalleryBar buttons={buttons} arrangement={arrangement} onChange={change} />
      <AsyncView state={images} skeleton={<GallerySkeleton />} errors={galleryErrors.singleImages}>
        {(loaded) => (
          <Pictures
            images={loaded}
            arrangement={arrangement}
            onShowAll={() => change({ category: ALL_FILTER_SLUG })}
          />
        )}
      </AsyncView>
    </section>
  );
}
