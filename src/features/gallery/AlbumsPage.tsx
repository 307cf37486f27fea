import * as albums from '#src/data/repos/albums.ts';
import * as filterButtons from '#src/data/repos/filterButtons.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { albumCover } from '#src/model/catalogue/album.ts';
import { galleryErrors, galleryTexts } from '#src/model/catalogue/texts.ts';
import { GalleryCard } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryHead } from '#src/ui/gallery/GalleryHead.tsx';
import { GalleryPage } from '#src/ui/gallery/GalleryPage.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.ts';
import { describeAlbum } from './describePictures.ts';

const viewer = lazyPage(() => import('./AlbumViewer.tsx').then((m) => m.AlbumViewer), {
  close: ({ open }) => open.close,
});

const texts = {
  empty: galleryTexts.noAlbums,
  gone: galleryTexts.albumGone,
  errors: galleryErrors.albums,
  itemErrors: galleryErrors.albumImages,
};

/** The gallery of albums that are for sale. */
export function AlbumsPage() {
  return (
    <GalleryPage
      route={routes.albums}
      title={galleryTexts.albumsTitle}
      source={albums.published}
      buttons={useResource(filterButtons.all).value}
      texts={texts}
      hasNotes
      head={(all) => (
        <GalleryHead
          gallery={{
            name: galleryTexts.albumsTitle,
            description: galleryTexts.albumsDescription,
            path: routes.albums,
            pictures: all.map(describeAlbum),
          }}
        />
      )}
      card={(album, place) => {
        const { url, picture } = albumCover(album);
        return (
          <GalleryCard
            {...place}
            title={album.title}
            description={album.description}
            price={album.price > 0 ? formatKroner(album.price) : undefined}
            note={galleryTexts.albumCount(album.images.length)}
            src={url}
            picture={picture}
            isEmpty={url === '' && album.images.length === 0}
          />
        );
      }}
      viewer={viewer}
    />
  );
}
