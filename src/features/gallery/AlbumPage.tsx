import { ArrowLeft } from 'lucide-react';
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { lineOfAlbum } from '#src/model/cart/cart.ts';
import { altTextOf } from '#src/model/catalogue/altText.ts';
import { albumCover, coverAlt, visibleAlbumImages } from '#src/model/catalogue/album.ts';
import type { Album, AlbumImage } from '#src/model/catalogue/schema.ts';
import { galleryErrors, galleryTexts } from '#src/model/catalogue/texts.ts';
import { showItem } from '#src/stores/shown.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { ShareButton } from '#src/ui/gallery/Caption.tsx';
import { EmptyCover, useTransitionLink } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryGrid } from '#src/ui/gallery/GalleryGrid.tsx';
import {
  ItemHead,
  OpenedItem,
  type ShownItem,
  type ViewerProps,
} from '#src/ui/gallery/OpenedItem.tsx';
import { isOpenedFromPage, type ItemLink, type OpenItem } from '#src/ui/gallery/galleryAddress.ts';
import { aspectRatioOf, ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import { cardOf } from '#src/ui/gallery/pictureTransition.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { EmptyState } from '#src/ui/states/AsyncView.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import opening from './AlbumOpening.module.css';
import styles from './AlbumPage.module.css';
import { describeAlbum } from '#src/model/content/describePictures.ts';

const AlbumViewer = lazyPage(() => import('./AlbumViewer.tsx').then((m) => m.AlbumViewer), {
  close: ({ onClose }) => onClose,
});

/** A story longer than this is set below the cover, in lines that are easy to read. */
const SHORT_STORY_LENGTH = 500;

/** Begins an album at its top with the focus on its title, and gives the focus back to its card. */
function usePageOfItsOwn(albumId: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const isReturn = useNavigationType() === NavigationType.Pop;

  const begin = useEffectEvent(() => {
    // Going back, the scroll position is restored, and a page that is loaded begins at its top anyway.
    if (isReturn) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  });

  // Only another album is another page: the address also changes when one of its pictures opens.
  useLayoutEffect(() => begin(), [albumId]);
  useEffect(() => () => cardOf(albumId)?.focus({ preventScroll: true }), [albumId]);

  return title;
}

interface PictureLinkProps {
  image: AlbumImage;
  alt: string;
  link: ItemLink;
  eager: boolean;
  sizes: string;
}

/** A picture that opens in the viewer. */
function PictureLink({ image, alt, link, eager, sizes }: PictureLinkProps) {
  const { picture, watermarkedSrc } = image;
  return (
    <Link
      {...useTransitionLink(image.id, link)}
      className={styles['picture']}
      // The picture comes when it is near, but the link has its name from the start.
      aria-label={alt}
      draggable={false}
    >
      <LazyImage
        src={watermarkedSrc}
        alt={alt}
        aspectRatio={aspectRatioOf(picture)}
        sources={picture.sources}
        sizes={sizes}
        placeholder={picture.placeholder}
        eager={eager}
      />
    </Link>
  );
}

interface OtherAlbumProps {
  album: Album;
  rel: keyof typeof otherLabels;
  open: OpenItem;
}

const otherLabels = { prev: galleryTexts.previousAlbum, next: galleryTexts.nextAlbum };
/** The way to another album, led by its cover. */
function OtherAlbum({ album, rel, open }: OtherAlbumProps) {
  const { url, picture } = albumCover(album);
  return (
    <Link {...open.linkTo(album)} rel={rel} className={styles['other']} draggable={false}>
      <span className={styles['otherLabel']}>{otherLabels[rel]}</span>{' '}
      <span className={styles['otherTitle']}>{album.title}</span>
      {url !== '' && (
        <LazyImage
          src={url}
          alt=""
          aspectRatio={3 / 2}
          sources={picture.sources}
          sizes="(width < 40rem) 50vw, 24rem"
          placeholder={picture.placeholder}
        />
      )}
    </Link>
  );
}

/** Previous and next album, in the order of the list that it was opened from. */
function OtherAlbums({ item, items, open }: ShownItem<Album> & { open: OpenItem }) {
  const index = items.indexOf(item);
  const previous = items[index - 1];
  const next = items[index + 1];
  if (!previous && !next) return null;
  return (
    <nav className={styles['others']} aria-label={galleryTexts.otherAlbums}>
      {previous && <OtherAlbum key={previous.id} album={previous} rel="prev" open={open} />}
      {next && <OtherAlbum key={next.id} album={next} rel="next" open={open} />}
    </nav>
  );
}

const gallery = { name: galleryTexts.albumsTitle, path: routes.albums };

interface CoverProps {
  album: Album;
  /** The picture that is the cover. */
  image: AlbumImage | undefined;
  altOf: (image: AlbumImage) => string;
  open: OpenItem;
}

/** The cover in its own shape. It opens in the viewer, if it is one of the pictures. */
function Cover({ album, image, altOf, open }: CoverProps) {
  const { url, picture } = albumCover(album);
  const ratio = aspectRatioOf(picture);
  const sizes = '(width < 64rem) 100vw, 80vw';
  const content =
    url === '' ? (
      <EmptyCover aspectRatio={ratio} />
    ) : (
      <LazyImage src={url} alt={coverAlt(album)} aspectRatio={ratio} sizes={sizes} eager />
    );
  return (
    <div className={opening['cover']} style={ratioStyle(ratio)}>
      {image ? (
        <PictureLink
          image={image}
          alt={altOf(image)}
          link={open.linkTo(album, image.id)}
          eager
          sizes={sizes}
        />
      ) : (
        content
      )}
    </div>
  );
}

interface TextsProps {
  album: Album;
  open: OpenItem;
  story: ReactNode;
}

/** Title, story, price and the buttons, beside the cover. */
function Texts({ album, open, story }: TextsProps) {
  const title = usePageOfItsOwn(album.id);
  return (
    <div className={opening['texts']}>
      <Link to={open.galleryAddress} className={styles['back']}>
        <Icon of={ArrowLeft} />
        {galleryTexts.allAlbums}
      </Link>
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        {album.title}
      </h1>
      {story}
      <p className={styles['facts']}>
        {album.price > 0 && <span className={styles['price']}>{formatKroner(album.price)}</span>}
        <span>{galleryTexts.albumCount(album.images.length)}</span>
      </p>
      <div className={styles['actions']}>
        {album.price > 0 && (
          <AddToCartButton key={album.id} item={lineOfAlbum(album)} label={galleryTexts.addAlbum} />
        )}
        <ShareButton kind="album" id={album.id} title={album.title} />
      </div>
    </div>
  );
}

/** An album with its story and all its pictures. */
function AlbumContent(props: ShownItem<Album> & { open: OpenItem }) {
  const { item: album, open } = props;
  useEffect(() => showItem({ id: album.id, isAlbum: true }), [album.id]);
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const images = visibleAlbumImages(album);
  const titleOf = ({ title }: AlbumImage) => (title === '' ? album.title : title);
  const altOf = (image: AlbumImage) => altTextOf({ ...image, title: titleOf(image) });
  const { url } = albumCover(album);
  const cover = images.find(({ watermarkedSrc }) => watermarkedSrc === url);
  // The cover begins the sequence, so a cover that is the first picture is not repeated.
  const sequence = cover === images[0] ? images.slice(1) : images;
  function closeViewer(): void {
    if (isOpenedFromPage(state)) void navigate(-1);
    else open.show(album);
  }
  const isStoryShort = album.description.length <= SHORT_STORY_LENGTH;
  const story = album.description !== '' && (
    <p className={classNames(styles['story'], !isStoryShort && styles['longStory'])}>
      {album.description}
    </p>
  );
  return (
    <article className={opening['album']}>
      <ItemHead described={describeAlbum(album)} gallery={gallery} />
      <div className={opening['opening']}>
        <Cover
          // Another cover has neither loaded nor failed.
          key={album.id}
          album={album}
          image={cover === images[0] ? cover : undefined}
          altOf={altOf}
          open={open}
        />
        <Texts album={album} open={open} story={isStoryShort && story} />
      </div>
      {!isStoryShort && story}
      {images.length === 0 ? (
        <EmptyState
          text={
            album.images.length === 0
              ? galleryTexts.emptyAlbum
              : galleryErrors.albumImages.codes['not-found']
          }
        />
      ) : (
        <section aria-label={galleryTexts.albumImages(images.length)}>
          <GalleryGrid
            items={sequence}
            pictureOf={({ picture }) => picture}
            card={(image, place) => (
              <PictureLink
                {...place}
                image={image}
                alt={altOf(image)}
                link={open.linkTo(album, image.id)}
              />
            )}
          />
        </section>
      )}
      <OtherAlbums {...props} />
      {/* Always mounted, so that opening a picture keeps the page until the viewer has loaded. */}
      <Suspense>
        {open.pictureId !== undefined && images.length > 0 && (
          <AlbumViewer
            album={album}
            images={images}
            titleOf={titleOf}
            open={open}
            onClose={closeViewer}
          />
        )}
      </Suspense>
    </article>
  );
}

/** The page of an album, in place of the gallery. */
export function AlbumPage(props: ViewerProps<Album>) {
  return (
    <OpenedItem {...props}>{(shown) => <AlbumContent {...shown} open={props.open} />}</OpenedItem>
  );
}
