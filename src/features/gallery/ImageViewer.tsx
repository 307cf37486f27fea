import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { lineOfImage } from '#src/model/cart/cart.ts';
import { printSize } from '#src/model/catalogue/printSize.ts';
import type { SingleImage } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { showItem } from '#src/stores/shown.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import type { Fact } from '#src/ui/display/Facts.tsx';
import { Caption, ShareButton } from '#src/ui/gallery/Caption.tsx';
import {
  ItemHead,
  OpenedItem,
  type ShownItem,
  type ViewerProps,
} from '#src/ui/gallery/OpenedItem.tsx';
import type { OpenItem } from '#src/ui/gallery/galleryAddress.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { ItemLightbox } from './ItemLightbox.tsx';
import { WallButton } from './WallPreview.tsx';
import { describeImage } from '#src/model/content/describePictures.ts';
import { useSameDay } from './useSameDay.tsx';

function factsOf({ price, picture }: SingleImage): Fact[] {
  const { width, height } = picture;
  const isMeasured = width > 0 && height > 0;
  return [
    [viewerTexts.resolution, isMeasured ? viewerTexts.resolutionValue(width, height) : ''],
    [viewerTexts.print, viewerTexts.printValue(printSize(picture, 'wall'))],
    [viewerTexts.price, price > 0 ? formatKroner(price) : ''],
  ];
}

/** A link to a picture without a price, instead of the cart button. */
function FreeLink({ image }: { image: SingleImage }) {
  return (
    <a
      href={largeUrl(image)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('secondary')}
    >
      <Icon of={ExternalLink} />
      {viewerTexts.freeLink}
    </a>
  );
}

const gallery = { name: galleryTexts.singleImagesTitle, path: routes.singleImages };

function ImageLightbox(shown: ShownItem<SingleImage> & { open: OpenItem }) {
  const { item: image } = shown;
  const sameDay = useSameDay(image);
  useEffect(() => showItem({ id: image.id, isAlbum: false }), [image.id]);
  return (
    <>
      <ItemHead described={describeImage(image)} gallery={gallery} />
      <ItemLightbox {...shown}>
        <Caption
          title={image.title}
          description={image.description}
          facts={[...factsOf(image), sameDay.fact]}
        >
          {image.price > 0 ? (
            <AddToCartButton
              // A new instance for each picture, so that a pending state does not carry over.
              key={image.id}
              item={lineOfImage(image)}
              label={viewerTexts.addImage}
            />
          ) : (
            <FreeLink image={image} />
          )}
          <FavouriteButton image={image} />
          <WallButton image={image} />
          <ShareButton kind="billede" id={image.id} title={image.title} />
        </Caption>
        {sameDay.strip}
      </ItemLightbox>
    </>
  );
}

/** The lightbox of the single images. */
export function ImageViewer(props: ViewerProps<SingleImage>) {
  return (
    <OpenedItem {...props}>{(shown) => <ImageLightbox {...shown} open={props.open} />}</OpenedItem>
  );
}
