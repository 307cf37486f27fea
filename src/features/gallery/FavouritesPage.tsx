import { Heart, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as singleImages from '#src/data/repos/catalogue/singleImages.ts';
import { LOADING } from '#src/hooks/resource.ts';
import { showLockReason, useIsLocked } from '#src/hooks/useIsLocked.ts';
import { useShare } from '#src/hooks/useShare.ts';
import { parseGalleryQuery } from '#src/model/base/addresses.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { lineOfImage } from '#src/model/cart/cart.ts';
import { altTextOf } from '#src/model/catalogue/altText.ts';
import { ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { filterAndSort, type Arrangement } from '#src/model/catalogue/gallery.ts';
import type { SingleImage } from '#src/model/catalogue/schema.ts';
import { galleryErrors, galleryTexts } from '#src/model/catalogue/texts.ts';
import { parseFavourites, sharedFavouritesPath } from '#src/model/favourites/favourites.ts';
import { favouriteTexts } from '#src/model/favourites/texts.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { useCart } from '#src/stores/cart.ts';
import { saveFavourites, useFavourites } from '#src/stores/favourites.ts';
import { useSession } from '#src/stores/session.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { GalleryCard, GallerySkeleton } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryGrid } from '#src/ui/gallery/GalleryGrid.tsx';
import { useOpenItem } from '#src/ui/gallery/galleryAddress.ts';
import { useGalleryList, type GalleryList } from '#src/ui/gallery/useGalleryList.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { AddAllToCartButton } from './AddToCartButton.tsx';
import { CardHeart, showNoRoom, useFavouritesSync } from './FavouriteButton.tsx';
import styles from './FavouritesPage.module.css';
import { ImageViewer } from './ImageViewer.tsx';

const arrangement: Arrangement = { category: ALL_FILTER_SLUG, sort: 'newest' };

const errors = galleryErrors.singleImages;

/** The ids to show. A picture whose heart is taken away stays until the page is left, to be chosen again. */
function useShownIds(ids: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(ids);
  if (ids.every((id) => shown.includes(id))) return shown;
  const more = [...new Set([...shown, ...ids])];
  setShown(more);
  return more;
}

/** Puts those of the pictures that are for sale and not in the cart yet into it. */
function AddAll({ images }: { images: readonly SingleImage[] }) {
  const inCart = useCart((state) => state.items);
  const items = images
    .filter(({ id, price }) => price > 0 && inCart.every((item) => item.id !== id))
    .map(lineOfImage);
  return (
    items.length > 0 && (
      <AddAllToCartButton items={items} label={favouriteTexts.addAll(items.length)} />
    )
  );
}

function ShareChoice({ images }: { images: readonly SingleImage[] }) {
  const share = useShare();
  const path = sharedFavouritesPath(images.map(({ id }) => id));
  return (
    <Button look="quiet" onClick={() => void share({ title: favouriteTexts.sharedTitle, path })}>
      <Icon of={Share2} />
      {favouriteTexts.share}
    </Button>
  );
}

function SaveChoice({ images }: { images: readonly SingleImage[] }) {
  const navigate = useNavigate();
  const isLocked = useIsLocked();
  function save(): void {
    if (isLocked) {
      showLockReason();
      return;
    }
    if (saveFavourites(images.map(({ id }) => id))) {
      showToast({ kind: 'success', text: favouriteTexts.saved });
    } else {
      showNoRoom();
    }
    void navigate(routes.favourites);
  }
  return (
    <Button look="quiet" onClick={save}>
      {favouriteTexts.save}
    </Button>
  );
}

function NoPictures({ text }: { text: string }) {
  const isLocked = useIsLocked();
  return (
    <EmptyState
      icon={Heart}
      text={text}
      action={
        <LockableLink
          to={routes.singleImages}
          isLocked={isLocked}
          className={buttonClass('secondary')}
        >
          {favouriteTexts.browse}
        </LockableLink>
      }
    />
  );
}

/** The list as it was while it is read again, so that nothing goes away for a picture that has come. */
function useKnownMeanwhile<Item>(list: GalleryList<Item>): GalleryList<Item> {
  const [known, setKnown] = useState(list.value);
  if (list.value && list.value !== known) setKnown(list.value);
  if (list.status !== 'loading' || !known || known.items.length === 0) return list;
  return { ...list, status: 'ready', value: known, isWhole: true };
}

interface ChosenPicturesProps {
  ids: readonly string[];
  isShared: boolean;
  /** An account may hold others. */
  isAwaited: boolean;
}

/** The pictures of a choice, with what can be done with them. */
function ChosenPictures({ ids, isShared, isAwaited }: ChosenPicturesProps) {
  const shownIds = useShownIds(ids);
  const source = useMemo(() => {
    const list = async () => {
      const items = await singleImages.published.some(shownIds);
      return { items, extent: () => Promise.resolve(undefined), earlierCount: 0 };
    };
    return { ...singleImages.published, list };
  }, [shownIds]);
  const list = useKnownMeanwhile(useGalleryList(source, arrangement, errors));
  const awaited = isAwaited && ids.length === 0 && { ...LOADING, retry: list.retry };
  const open = useOpenItem(routes.favourites);

  const isSignedIn = useSession(({ status }) => status === 'signedIn');
  const ownIntro = isSignedIn ? favouriteTexts.introOfAccount : favouriteTexts.intro;
  const title = isShared ? favouriteTexts.sharedTitle : favouriteTexts.title;
  const images = list.value?.items.filter(({ id }) => ids.includes(id)) ?? [];

  return (
    <section className={styles['page']}>
      {open.openKey === undefined && <PageHead title={title} noIndex />}
      <div className={styles['head']}>
        <div>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['intro']}>{isShared ? favouriteTexts.sharedIntro : ownIntro}</p>
        </div>
        {images.length > 0 && (
          <div className={styles['actions']}>
            <AddAll images={images} />
            {isShared ? <SaveChoice images={images} /> : <ShareChoice images={images} />}
          </div>
        )}
      </div>
      <AsyncView state={awaited || list} skeleton={<GallerySkeleton lines={1} />} errors={errors}>
        {({ items }) =>
          items.length === 0 ? (
            <NoPictures text={isShared ? favouriteTexts.sharedEmpty : favouriteTexts.empty} />
          ) : (
            <>
              {open.openKey !== undefined && (
                <ImageViewer
                  source={source}
                  list={list}
                  arrangement={arrangement}
                  open={open}
                  goneText={galleryTexts.imageGone}
                  errors={errors}
                />
              )}
              <GalleryGrid
                items={filterAndSort(items, arrangement)}
                pictureOf={({ picture }) => picture}
                card={(image, place) => (
                  <GalleryCard
                    {...place}
                    id={image.id}
                    link={open.linkTo(image)}
                    title={image.title}
                    alt={altTextOf(image)}
                    description={image.description}
                    price={image.price > 0 ? formatKroner(image.price) : undefined}
                    src={largeUrl(image)}
                    picture={image.picture}
                    action={<CardHeart image={image} />}
                  />
                )}
              />
            </>
          )
        }
      </AsyncView>
    </section>
  );
}

/** The visitor's favourites, or the choice of somebody else that the address names. */
export function FavouritesPage() {
  const isAwaited = useFavouritesSync();
  const [parameters] = useSearchParams();
  const { choice } = parseGalleryQuery(parameters);
  const own = useFavourites(({ ids }) => ids);
  const shared = useMemo(() => parseFavourites(choice ?? ''), [choice]);
  const isShared = choice !== undefined;
  return (
    <ChosenPictures
      key={choice}
      ids={isShared ? shared : own}
      isShared={isShared}
      isAwaited={isAwaited && !isShared}
    />
  );
}
