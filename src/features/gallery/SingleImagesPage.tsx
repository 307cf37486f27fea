import * as filterButtons from '#src/firebase/repos/filterButtons.ts';
import * as singleImages from '#src/firebase/repos/singleImages.ts';
import { useFilterButtons } from '#src/hooks/useFilterButtons.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { usePageTitle } from '#src/hooks/usePageTitle.ts';
import { formatKroner } from '#src/shared/domain/money.ts';
import type { GalleryRoute } from '#src/shared/routes.ts';
import type { SingleImage } from '#src/shared/schemas/singleImage.ts';
import { galleryErrors, galleryTexts } from '#src/shared/texts/gallery.ts';
import { GalleryCard } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryPage } from '#src/ui/gallery/GalleryPage.tsx';

const texts = {
  empty: galleryTexts.noImages,
  gone: galleryTexts.imageGone,
  errors: galleryErrors.singleImages,
};

function publicUrl({ watermarkedSrc, imageUrl, thumbnailUrl }: SingleImage): string {
  return [watermarkedSrc, imageUrl, thumbnailUrl].find((url) => url !== '') ?? '';
}

/** The single pictures that are for sale. */
export function SingleImagesPage({ address }: { address: GalleryRoute }) {
  usePageTitle(galleryTexts.singleImagesTitle);
  return (
    <GalleryPage
      route={address}
      title={galleryTexts.singleImagesTitle}
      items={useLoad(singleImages.listPublished)}
      buttons={useFilterButtons(filterButtons)}
      texts={texts}
      card={(image, place) => (
        <GalleryCard
          {...place}
          title={image.title}
          description={image.description}
          price={image.price > 0 ? formatKroner(image.price) : undefined}
          src={publicUrl(image)}
          picture={image.picture}
        />
      )}
      viewer={() => null}
    />
  );
}
