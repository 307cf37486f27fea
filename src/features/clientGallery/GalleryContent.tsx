import { Heart } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { useProgressiveList } from '#src/hooks/useProgressiveList.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { coverOf, sectionsOf } from '#src/model/clients/pictures.ts';
import type { OpenedGallery } from '#src/model/clients/contracts.ts';
import { choosingTexts, clientTexts } from '#src/model/clients/texts.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import type { ItemLink } from '#src/ui/gallery/galleryAddress.ts';
import { useTransitionLink } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryGrid } from '#src/ui/gallery/GalleryGrid.tsx';
import { aspectRatioOf, placeholderStyle } from '#src/ui/gallery/pictureAttributes.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { EmptyState } from '#src/ui/states/AsyncView.tsx';
import { followChoices, renewAccess, useChoosing } from './choosing.ts';
import { ChoosingBar } from './ChoosingBar.tsx';
import styles from './ClientGallery.module.css';
import {
  ReturnedBuyer,
  shownPictures,
  type ShownPicture,
  useOpenPicture,
} from './clientGallery.ts';
import { CardHeart } from './Heart.tsx';
import { SaveAll, useSaving } from './SaveAll.tsx';

const ChoosingDialogs = lazyPage(
  () => import('./ChoosingDialogs.tsx').then((m) => m.ChoosingDialogs),
  { close: () => () => useChoosing.setState({ dialog: undefined }) },
);

const ClientViewer = lazyPage(() => import('./ClientViewer.tsx').then((m) => m.ClientViewer), {
  close: ({ open }) => open.close,
});

interface CoverProps {
  gallery: OpenedGallery;
  picture: ShownPicture | undefined;
  count: number;
  onSee: () => void;
}

/** The first page: one picture that fills the window, with the words above it. */
function Cover({ gallery, picture, count, onSee }: CoverProps) {
  const shop = useShop();
  const { title, message, expiresAt } = gallery;
  return (
    <header className={styles['cover']} style={placeholderStyle(picture?.placeholder)}>
      {picture && (
        <div className={styles['coverPicture']}>
          <LazyImage
            src={picture.src}
            sources={picture.sources}
            // It covers a window that may be much higher than wide.
            sizes={`max(100vw, ${aspectRatioOf(picture) * 100}vh)`}
            alt=""
            aspectRatio={aspectRatioOf(picture)}
            eager
          />
        </div>
      )}
      <div className={styles['words']}>
        <p className={styles['owner']}>{clientTexts.by(shop.photographerName)}</p>
        <h1 className={styles['title']}>{title}</h1>
        {message !== '' && <p className={styles['message']}>{message}</p>}
        <p className={styles['facts']}>
          <span>{clientTexts.pictures(count)}</span>
          <span>{clientTexts.until(formatLongDate(expiresAt))}</span>
        </p>
        {count > 0 && (
          <Button look="primary" className={styles['see']} onClick={onSee}>
            {clientTexts.see}
          </Button>
        )}
      </div>
    </header>
  );
}

interface PictureLinkProps {
  picture: ShownPicture;
  gallery: OpenedGallery;
  link: ItemLink;
  eager: boolean;
  sizes: string;
}

function PictureLink({ picture, gallery, link, eager, sizes }: PictureLinkProps) {
  const { id, title, src, sources, placeholder } = picture;
  return (
    <div className={styles['card']}>
      <Link
        {...useTransitionLink(id, link)}
        className={styles['picture']}
        aria-label={clientTexts.openPicture(title)}
        draggable={false}
      >
        <LazyImage
          src={src}
          alt={title}
          aspectRatio={aspectRatioOf(picture)}
          sources={sources}
          sizes={sizes}
          placeholder={placeholder}
          eager={eager}
        />
      </Link>
      <CardHeart gallery={gallery} picture={picture} />
    </div>
  );
}

/** Follows what is chosen for as long as the gallery is open. */
function useFollowedChoices(props: GalleryContentProps): void {
  const { gallery, access, chooserKey, onRefused } = props;
  const { id: galleryId, sharesChoices: isShared, askedCount } = gallery;
  const isAsked = askedCount > 0;
  useEffect(() => renewAccess(access), [access]);
  // Before the effects of its parts, one of which may open a dialog.
  useLayoutEffect(
    () => followChoices({ galleryId, access, isShared, chooserKey, onRefused }, isAsked),
    // oxlint-disable-next-line react/exhaustive-deps -- Another access alone begins nothing anew.
    [galleryId, isShared, isAsked, chooserKey, onRefused],
  );
}

interface GalleryContentProps {
  gallery: OpenedGallery;
  /** Issued by the server for this page. */
  access: string;
  /** Somebody who chooses on another device, and goes on here. */
  chooserKey: string | undefined;
  /** Called when the server takes the access no longer. */
  onRefused: () => void;
}

/** An open gallery: the cover page, then the pictures below their headings. */
export function GalleryContent(props: GalleryContentProps) {
  const shop = useShop();
  const { gallery } = props;
  useFollowedChoices(props);
  const open = useOpenPicture();
  const saving = useSaving();
  const content = useRef<HTMLDivElement>(null);
  const pictures = shownPictures(gallery.pictures);
  const view = useChoosing((state) => state.view);
  const dialog = useChoosing((state) => state.dialog);
  const seen = view ? pictures.filter(({ id }) => view.ids.has(id)) : pictures;
  // Hundreds of pictures take a while to draw, and the cover comes before them.
  const sections = sectionsOf(useProgressiveList(seen));
  useEffect(() => {
    if (view) content.current?.scrollIntoView();
  }, [view]);
  return (
    <article>
      <Cover
        gallery={gallery}
        picture={coverOf(pictures, gallery.coverId)}
        count={pictures.length}
        onSee={() => {
          content.current?.focus({ preventScroll: true });
          content.current?.scrollIntoView();
        }}
      />
      {/* The bar stays at the lower edge of the window below the cover page only. */}
      <div>
        <div ref={content} className={styles['content']} tabIndex={-1}>
          {pictures.length === 0 && <EmptyState text={clientTexts.empty} />}
          <SaveAll
            title={view ? `${gallery.title} ${view.label}` : gallery.title}
            labels={view ? clientTexts.saveList : clientTexts.saveAll}
            pictures={seen}
            downloads={gallery.downloads}
            saving={saving}
            others={view ? [] : sections.map((section) => section.title)}
          />
          {view && seen.length === 0 && (
            <EmptyState icon={Heart} text={choosingTexts.nothingChosen} />
          )}
          {sections.map(({ title, pictures: own }, index) => (
            <section
              key={title}
              aria-label={title === '' ? clientTexts.pictures(own.length) : title}
            >
              {title !== '' && (
                <div className={styles['heading']}>
                  <h2>{title}</h2>
                  {!view && (
                    <SaveAll
                      title={`${gallery.title} ${title}`}
                      section={title}
                      labels={clientTexts.saveSection}
                      pictures={pictures.filter(({ section }) => section === title)}
                      downloads={gallery.downloads}
                      saving={saving}
                    />
                  )}
                </div>
              )}
              <GalleryGrid
                items={own}
                pictureOf={(picture) => picture}
                card={(picture, { eager, sizes }) => (
                  <PictureLink
                    picture={picture}
                    gallery={gallery}
                    link={open.linkTo(picture.id)}
                    eager={eager && index === 0}
                    sizes={sizes}
                  />
                )}
              />
            </section>
          ))}
        </div>
        {pictures.length > 0 && <ChoosingBar gallery={gallery} />}
      </div>
      <footer className={styles['foot']}>{shop.businessName}</footer>
      {/* Always mounted, so that opening a picture keeps the page until the viewer has loaded. */}
      <Suspense>
        {open.openId !== undefined && seen.length > 0 && (
          <ClientViewer gallery={gallery} pictures={seen} open={open} />
        )}
        {open.openId === undefined && <ReturnedBuyer />}
      </Suspense>
      <Suspense>{dialog && <ChoosingDialogs gallery={gallery} dialog={dialog} />}</Suspense>
    </article>
  );
}
