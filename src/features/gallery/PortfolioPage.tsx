import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import * as portfolio from '#src/data/repos/catalogue/portfolio.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { routes } from '#src/model/base/routes.ts';
import { altTextOf } from '#src/model/catalogue/altText.ts';
import { galleryErrors, galleryTexts, portfolioPageTexts } from '#src/model/catalogue/texts.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { GalleryCard } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryHead, GalleryPage } from '#src/ui/gallery/GalleryPage.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { describePortfolioItem } from '#src/model/content/describePictures.ts';

const viewer = lazyPage(() => import('./PortfolioViewer.tsx').then((m) => m.PortfolioViewer), {
  close: ({ open }) => open.close,
});

const texts = {
  empty: galleryTexts.noImages,
  gone: galleryTexts.imageGone,
  errors: galleryErrors.portfolio,
};

/** The photographer's portfolio; its pictures are not for sale. */
export function PortfolioPage() {
  return (
    <GalleryPage
      route={routes.portfolio}
      title={galleryTexts.portfolioTitle}
      source={portfolio.published}
      buttons={useResource(filterButtons.all).value}
      texts={texts}
      head={(all) => (
        <GalleryHead
          gallery={{
            name: galleryTexts.portfolioTitle,
            description: portfolioPageTexts.description,
            path: routes.portfolio,
            pictures: all.map(describePortfolioItem),
          }}
        />
      )}
      pictureOf={({ picture }) => picture}
      card={(item, place) => (
        <GalleryCard
          {...place}
          title={item.title}
          alt={altTextOf(item)}
          description={item.description}
          src={largeUrl(item)}
          picture={item.picture}
        />
      )}
      viewer={viewer}
    />
  );
}
