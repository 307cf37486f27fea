import { Suspense } from 'react';
import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import * as singleImages from '#src/data/repos/catalogue/singleImages.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { whenIdle } from '#src/lib/timing.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import type { GalleryRoute } from '#src/model/base/addresses.ts';
import { altTextOf } from '#src/model/catalogue/altText.ts';
import { galleryErrors, galleryTexts } from '#src/model/catalogue/texts.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { GalleryCard } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryHead, GalleryPage } from '#src/ui/gallery/GalleryPage.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { describeImage } from '#src/model/content/describePictures.ts';

const viewer = lazyPage(() => import('./ImageViewer.tsx').then((m) => m.ImageViewer), {
  close: ({ open }) => open.close,
});

// The pictures come first: the hearts and their file wait until the page is idle.
async function favouritesWhenIdle() {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return import('./FavouriteButton.tsx');
}

const CardHeart = lazyPage(() => favouritesWhenIdle().then((m) => m.CardHeart), 'nothing');
const FavouritesLink = lazyPage(
  () => favouritesWhenIdle().then((m) => m.FavouritesLink),
  'nothing',
);

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
      source={singleImages.published}
      buttons={useResource(filterButtons.all).value}
      texts={texts}
      link={
        <Suspense>
          <FavouritesLink />
        </Suspense>
      }
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
      pictureOf={({ picture }) => picture}
      card={(image, place) => (
        <GalleryCard
          {...place}
          title={image.title}
          alt={altTextOf(image)}
          description={image.description}
          price={image.price > 0 ? formatKroner(image.price) : undefined}
          src={largeUrl(image)}
          picture={image.picture}
          action={
            <Suspense>
              <CardHeart image={image} />
            </Suspense>
          }
        />
      )}
      viewer={viewer}
    />
  );
}
