import { routes } from '#src/model/base/routes.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { largeUrl } from '#src/model/files/pictureAddress.ts';
import { Lightbox, type LightboxPicture } from '#src/ui/Lightbox/Lightbox.tsx';
import { Caption, ShareButton } from '#src/ui/gallery/Caption.tsx';
import { ItemHead } from '#src/ui/gallery/GalleryHead.tsx';
import type { OpenedItem } from '#src/ui/gallery/GalleryPage.tsx';
import { describePortfolioItem } from './describePictures.ts';

function toPicture(item: PortfolioItem): LightboxPicture {
  const { id, title, picture } = item;
  return { ...picture, id, title, src: largeUrl(item) };
}

const gallery = { name: galleryTexts.portfolioTitle, path: routes.portfolio };

/** The lightbox of the portfolio. */
export function PortfolioViewer({ item, items, open }: OpenedItem<PortfolioItem>) {
  const { title, description } = item;
  return (
    <>
      <ItemHead described={describePortfolioItem(item)} gallery={gallery} />
      <Lightbox
        label={galleryTexts.viewer}
        pictures={items.map(toPicture)}
        currentId={item.id}
        onShow={open.show}
        onClose={open.close}
      >
        <Caption title={title} description={description}>
          <ShareButton kind="portfolio" id={item.id} title={title} />
        </Caption>
      </Lightbox>
    </>
  );
}
