import { formatKroner } from '#src/model/base/money.ts';
import { lineOfAlbum } from '#src/model/cart/cart.ts';
import { altTextOf } from '#src/model/catalogue/altText.ts';
import { printSize } from '#src/model/catalogue/printSize.ts';
import type { Album, AlbumImage } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import { Lightbox } from '#src/ui/Lightbox/Lightbox.tsx';
import { Caption, ShareButton } from '#src/ui/gallery/Caption.tsx';
import type { OpenItem } from '#src/ui/gallery/galleryAddress.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { useSameDay } from './useSameDay.tsx';

interface AlbumViewerProps {
  album: Album;
  /** The pictures that the public may see; at least one. */
  images: readonly AlbumImage[];
  titleOf: (image: AlbumImage) => string;
  open: OpenItem;
  onClose: () => void;
}

/** The lightbox of an album, with all its pictures in a strip. */
export function AlbumViewer({ album, images, titleOf, open, onClose }: AlbumViewerProps) {
  const current = images.find(({ id }) => id === open.pictureId) ?? images[0];
  const description = current?.description ?? '';
  const sameDay = useSameDay(current ?? { id: '', takenAt: undefined });
  const print = current && printSize(current.picture, 'wall');
  return (
    <Lightbox
      label={album.title}
      pictures={images.map((image) => ({
        ...image.picture,
        id: image.id,
        title: titleOf(image),
        alt: altTextOf({ ...image, title: titleOf(image) }),
        src: image.watermarkedSrc,
      }))}
      currentId={current?.id ?? ''}
      onShow={(id) => open.show(album, id)}
      onClose={onClose}
      wraps
      hasThumbnails
      thumbnailsLabel={galleryTexts.albumImages(images.length)}
    >
      <Caption
        title={album.title}
        description={description === '' ? album.description : description}
        facts={[
          [viewerTexts.print, viewerTexts.printValue(print)],
          [viewerTexts.price, album.price > 0 ? formatKroner(album.price) : ''],
          sameDay.fact,
        ]}
      >
        {album.price > 0 && (
          <AddToCartButton item={lineOfAlbum(album)} label={galleryTexts.addAlbum} />
        )}
        <ShareButton kind="album" id={album.id} title={album.title} />
      </Caption>
      {sameDay.strip}
    </Lightbox>
  );
}
