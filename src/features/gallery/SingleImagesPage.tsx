import { lazy } from 'react';
import * as filterButtons from '#src/data/repos/filterButtons.ts';
import * as singleImages from '#src/data/repos/singleImages.ts';
import { useFilterButtons } from '#src/hooks/useFilterButtons.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { routes, type GalleryRoute } from '#src/model/base/routes.ts';
import { galleryErrors, galleryTexts } from '#src/model/catalogue/texts.ts';
import { largeUrl } from '#src/model/files/pictureAddress.ts';
import { GalleryCard } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryHead } from '#src/ui/gallery/GalleryHead.tsx';
import { GalleryPage } from '#src/ui/gallery/GalleryPage.tsx';
import { describeImage } from './describePictures.ts';

const fetchViewer = () => import('./ImageViewer.tsx').then((m) => ({ default: m.ImageViewer }));
const viewer = { View: lazy(fetchViewer), fetch: fetchViewer };

const texts = {
  empty: galleryTexts.noImages,
  gone: galleryTexts.imageGone,
  errors: galleryErrors.singleImages,
};

/** The gallery of single images that are for sale. */
export function SingleImagesPage({ address }: { address: GalleryRoute }) {
  return (
    <GalleryPage
      route={address}
      title={galleryTexts.singleImagesTitle}
      items={useLoad(singleImages.listPublished)}
      buttons={useFilterButtons(filterButtons)}
      texts={texts}
      head={(all) => (
        <GalleryHead
          gallery={{
            name: galleryTexts.singleImagesTitle,
            description: galleryTexts.singleImagesDescription,
            // Both addresses show the same gallery, so search engines get one canonical path.
            path: routes.singleImages,
            pictures: all.map(describeImage),
          }}
        />
      )}
      card={(image, place) => (
        <GalleryCard
          {...place}
          title={image.title}
          description={image.description}
          price={image.price > 0 ? formatKroner(image.price) : undefined}
          src={largeUrl(image)}
          picture={image.picture}
        />
      )}
      viewer={viewer}
    />
  );
}
