import { routes } from '#src/model/base/routes.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { Caption, ShareButton } from '#src/ui/gallery/Caption.tsx';
import {
  ItemHead,
  OpenedItem,
  type ShownItem,
  type ViewerProps,
} from '#src/ui/gallery/OpenedItem.tsx';
import type { OpenItem } from '#src/ui/gallery/galleryAddress.ts';
import { describePortfolioItem } from '#src/model/content/describePictures.ts';
import { ItemLightbox } from './ItemLightbox.tsx';
import { useSameDay } from './useSameDay.tsx';

const gallery = { name: galleryTexts.portfolioTitle, path: routes.portfolio };

function PortfolioLightbox(shown: ShownItem<PortfolioItem> & { open: OpenItem }) {
  const { item } = shown;
  const { title, description } = item;
  const sameDay = useSameDay(item);
  return (
    <>
      <ItemHead described={describePortfolioItem(item)} gallery={gallery} />
      <ItemLightbox {...shown}>
        <Caption title={title} description={description} facts={[sameDay.fact]}>
          <ShareButton kind="portfolio" id={item.id} title={title} />
        </Caption>
        {sameDay.strip}
      </ItemLightbox>
    </>
  );
}

/** The lightbox of the portfolio. */
export function PortfolioViewer(props: ViewerProps<PortfolioItem>) {
  return (
    <OpenedItem {...props}>
      {(shown) => <PortfolioLightbox {...shown} open={props.open} />}
    </OpenedItem>
  );
}
