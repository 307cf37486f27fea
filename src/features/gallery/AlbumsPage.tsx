import * as albums from '#src/data/repos/catalogue/albums.ts';
import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { albumCover, coverAlt } from '#src/model/catalogue/album.ts';
import { galleryErrors, galleryTexts } from '#src/model/catalogue/texts.ts';
import { GalleryCard, GallerySkeleton } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryHead, GalleryPage } from '#src/ui/gallery/GalleryPage.tsx';
import { ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import opening from './AlbumOpening.module.css';
import { describeAlbum } from '#src/model/content/describePictures.ts';

const page = lazyPage(() => import('./AlbumPage.tsx').then((m) => m.AlbumPage));

const COVER_RATIO = 3 / 2;

/** The way back with the title, the story, and the price with the buttons. */
const TEXT_HEIGHTS = ['6.75rem', '7rem', '5.5rem'];

const texts = {
  empty: galleryTexts.noAlbums,
  gone: galleryTexts.albumGone,
  errors: galleryErrors.albums,
  itemErrors: galleryErrors.albumImages,
};

/** The room of an album while it is read. */
function AlbumSkeleton() {
  return (
    <div className={opening['album']} aria-hidden>
      <div className={opening['opening']}>
        <div className={opening['cover']} style={ratioStyle(COVER_RATIO)}>
          <Skeleton aspectRatio={COVER_RATIO} />
        </div>
        <div className={opening['texts']}>
          {TEXT_HEIGHTS.map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </div>
      </div>
      <GallerySkeleton lines={0} />
    </div>
  );
}

/** The gallery of albums that are for sale. */
export function AlbumsPage() {
  return (
    <GalleryPage
      route={routes.albums}
      title={galleryTexts.albumsTitle}
      source={albums.published}
      buttons={useResource(filterButtons.all).value}
      texts={texts}
      lines={2}
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
      pictureOf={(album) => albumCover(album).picture}
      card={(album, place) => {
        const { url, picture } = albumCover(album);
        return (
          <GalleryCard
            {...place}
            isPage
            title={album.title}
            alt={coverAlt(album)}
            description={album.description}
            price={album.price > 0 ? formatKroner(album.price) : undefined}
            note={galleryTexts.albumCount(album.images.length)}
            src={url}
            picture={picture}
            isEmpty={url === '' && album.images.length === 0}
          />
        );
      }}
      viewer={page}
      pageSkeleton={<AlbumSkeleton />}
    />
  );
}
