import type { ReactNode } from 'react';
import { altTextOf } from '#src/model/catalogue/altText.ts';
import type { PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { Lightbox } from '#src/ui/Lightbox/Lightbox.tsx';
import type { ShownItem } from '#src/ui/gallery/OpenedItem.tsx';
import type { OpenItem } from '#src/ui/gallery/galleryAddress.ts';

interface ItemLightboxProps<Item> extends ShownItem<Item> {
  open: OpenItem;
  children: ReactNode;
}

/** The lightbox of a gallery whose pictures have addresses of their own. */
export function ItemLightbox<Item extends SingleImage | PortfolioItem>({
  item,
  items,
  extent,
  open,
  children,
}: ItemLightboxProps<Item>) {
  return (
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
      {children}
    </Lightbox>
  );
}
