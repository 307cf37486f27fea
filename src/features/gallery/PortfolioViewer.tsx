import { routes } from '#src/model/base/routes.ts';
import { altTextOf } from '#src/model/catalogue/altText.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { Lightbox } from '#src/ui/Lightbox/Lightbox.tsx';
import { Caption, ShareButton } from '#src/ui/gallery/Caption.tsx';
import {
  ItemHead,
  OpenedItem,
  type ShownItem,
  type ViewerProps,
} from '#src/ui/gallery/OpenedItem.tsx';
import type { OpenItem } from '#src/ui/gallery/galleryAddress.ts';
import { describePortfolioItem } from '#src/model/content/describePictures.ts';
import { useSameDay } from './useSameDay.tsx';

const gallery = { name: galleryTexts.portfolioTitle, path: routes.portfolio };

function PortfolioLightbox({
  item,
  items,
  extent,
  open,
}: ShownItem<PortfolioItem> & { open: OpenItem }) {
  const { title, description } = item;
  const sameDay = useSameDay(item);
  return (
    <>
      <ItemHead described={describePortfolioItem(item)} gallery={gallery} />
      <Lightbox
        label={viewerTexts.viewer}
        pictures={items.map((each) => ({
          ...each.picture,
          id: each.id,
          title: each.title,
          alt: altTextOf(each),
          path: open.pathTo(each),
          src: largeUrl(each),
        }))}
        currentId={item.id}
        onShow={(id) => open.show(items.find((each) => each.id === id) ?? { id })}
        onClose={open.close}
        extent={extent}
      >
        <Caption title={title} description={description} facts={[sameDay.fact]}>
          <ShareButton kind="portfolio" id={item.id} title={title} />
        </Caption>
        {sameDay.strip}
      </Lightbox>
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
