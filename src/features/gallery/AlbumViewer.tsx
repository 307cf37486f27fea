import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { cartItemFromAlbum } from '#src/model/cart/cartItems.ts';
import { albumImages } from '#src/model/catalogue/album.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { galleryErrors, galleryTexts } from '#src/model/catalogue/texts.ts';
import { Lightbox, type LightboxPicture } from '#src/ui/Lightbox/Lightbox.tsx';
import { Caption, ShareButton } from '#src/ui/gallery/Caption.tsx';
import { ItemHead } from '#src/ui/gallery/GalleryHead.tsx';
import { OpenedItem, type ShownItem, type ViewerProps } from '#src/ui/gallery/OpenedItem.tsx';
import type { OpenItem } from '#src/ui/gallery/galleryAddress.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import { describeAlbum } from './describePictures.ts';

function picturesOf(album: Album): LightboxPicture[] {
  return albumImages(album)
    .filter(({ watermarkedSrc }) => watermarkedSrc !== '')
    .map(({ id, title, watermarkedSrc, picture }) => ({
      ...picture,
      id,
      title: title === '' ? album.title : title,
      src: watermarkedSrc,
    }));
}

/** An album without pictures, or without pictures that the public may see. */
function NoPictures({ album, onClose }: { album: Album; onClose: () => void }) {
  const text =
    album.images.length === 0
      ? galleryTexts.emptyAlbum
      : galleryErrors.albumImages.codes['not-found'];
  return (
    <Dialog title={album.title} onClose={onClose}>
      <EmptyState text={text} />
    </Dialog>
  );
}

const gallery = { name: galleryTexts.albumsTitle, path: routes.albums };

function AlbumLightbox({ item: album, open }: ShownItem<Album> & { open: OpenItem }) {
  const pictures = picturesOf(album);
  const current = pictures.find(({ id }) => id === open.pictureId) ?? pictures[0];
  const description = album.images.find(({ id }) => id === current?.id)?.description ?? '';
  return (
    <>
      <ItemHead described={describeAlbum(album)} gallery={gallery} />
      {current ? (
        <Lightbox
          label={album.title}
          pictures={pictures}
          currentId={current.id}
          onShow={(id) => open.show(album.id, id)}
          onClose={open.close}
          wraps
          hasThumbnails
          thumbnailsLabel={galleryTexts.albumImages(pictures.length)}
        >
          <Caption
            title={album.title}
            description={description === '' ? album.description : description}
            facts={[[galleryTexts.price, album.price > 0 ? formatKroner(album.price) : '']]}
          >
            {album.price > 0 && (
              <AddToCartButton item={cartItemFromAlbum(album)} label={galleryTexts.addAlbum} />
            )}
            <ShareButton kind="album" id={album.id} title={album.title} />
          </Caption>
        </Lightbox>
      ) : (
        <NoPictures album={album} onClose={open.close} />
      )}
    </>
  );
}

/** The lightbox of an album, with all its pictures in a strip. */
export function AlbumViewer(props: ViewerProps<Album>) {
  return (
    <OpenedItem {...props}>{(shown) => <AlbumLightbox {...shown} open={props.open} />}</OpenedItem>
  );
}
