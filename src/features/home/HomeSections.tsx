import { useMemo, useState } from 'react';
import * as home from '#src/data/repos/content/home.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { itemPath } from '#src/model/base/addresses.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { altTextOf } from '#src/model/catalogue/altText.ts';
import { albumToTell, frontPagePictures, newestForSale } from '#src/model/catalogue/frontPage.ts';
import type { Album, PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import type { AboutContent, AboutProfile } from '#src/model/content/schema.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { useShop } from '#src/stores/shop.ts';
import { PortraitFrame } from '#src/ui/about/PortraitFrame.tsx';
import { ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import { ErrorState } from '#src/ui/states/AsyncView.tsx';
import { AlbumStory, coverOf } from './AlbumStory.tsx';
import { FeaturedSpread } from './FeaturedSpread.tsx';
import {
  HomeLinks,
  HomeSkeleton,
  SectionLink,
  HomePicture,
  ratioOf,
  type ShownPicture,
} from './HomeLinks.tsx';
import styles from './HomeSections.module.css';

function toShown(item: SingleImage | PortfolioItem): ShownPicture {
  const { id, title, picture } = item;
  return { id, title, alt: altTextOf(item), picture, src: largeUrl(item) };
}

/** The newest single images with their prices. */
function ForSale({ images }: { images: readonly SingleImage[] }) {
  return (
    <section className={styles['forSale']}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{homeTexts.forSaleTitle}</h2>
        <SectionLink to={routes.singleImages} text={homeTexts.allForSale} />
      </header>
      <ul className={styles['prints']}>
        {images.map((image) => {
          const shown = toShown(image);
          return (
            <li key={image.id} className={styles['print']} style={ratioStyle(ratioOf(shown))}>
              <HomePicture
                shown={shown}
                to={itemPath(routes.singleImages, image)}
                sizes="(width < 48rem) 60vw, 33vw"
              >
                <span className={styles['label']}>
                  <span className={styles['name']}>{image.title}</span>{' '}
                  <span className={styles['price']}>{formatKroner(image.price)}</span>
                </span>
              </HomePicture>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PhotographerProps {
  content: AboutContent | undefined;
  profile: AboutProfile | undefined;
}

/** The photographer: the portrait and the first paragraph about them. */
function Photographer({ content, profile }: PhotographerProps) {
  const { photographerName, photographerTitle } = useShop();
  const { bio = '', professionalTitle = '' } = content ?? {};
  const [firstParagraph = ''] = bio.split('\n');
  const hasPortrait = profile !== undefined && profile.profileImage !== '';
  if (firstParagraph === '' && !hasPortrait) return null;
  return (
    <section className={styles['photographer']}>
      {hasPortrait && (
        <div className={styles['portrait']}>
          <PortraitFrame name={photographerName} profile={profile} />
        </div>
      )}
      <div className={styles['words']}>
        <h2 className={styles['title']}>{photographerName}</h2>
        <p className={styles['profession']}>
          {professionalTitle === '' ? photographerTitle : professionalTitle}
        </p>
        <p className={styles['line']}>{firstParagraph}</p>
        <SectionLink to={routes.about} text={homeTexts.aboutMe} />
      </div>
    </section>
  );
}

function useSections() {
  const portfolio = useResource(home.portfolio);
  const albums = useResource(home.albums);
  const singleImages = useResource(home.singleImages);
  const content = useResource(home.aboutContent);
  const profile = useResource(home.aboutProfile);
  const all = [portfolio, albums, singleImages, content, profile];
  const failed = all.filter(({ status }) => status === 'failed');
  const isLoading = all.some(({ status }) => status === 'loading');
  // The other parts stay while a part that was missing is asked for again.
  const [hasShown, setHasShown] = useState(false);
  if (!isLoading && !hasShown) setHasShown(true);
  return {
    values: {
      portfolio: portfolio.value ?? [],
      albums: albums.value ?? [],
      singleImages: singleImages.value ?? [],
      content: content.value,
      profile: profile.value,
    },
    isLoading: isLoading && !(hasShown && all.some(({ status }) => status === 'ready')),
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ retry }) => retry()),
  };
}

/** The pictures of the links: where there are enough, others than those above. */
function linkPictures(
  portfolio: readonly ShownPicture[],
  albums: readonly Album[],
  singleImages: readonly SingleImage[],
): ShownPicture[] {
  const album = albums.map(coverOf).filter(({ src }) => src !== '');
  const single = singleImages.map(toShown);
  const chosen = [album[1] ?? album[0], single.at(-1), single.at(-2) ?? portfolio.at(-1)];
  return chosen.filter((picture) => picture !== undefined);
}

/** The sections of the front page below its first picture; empty and missing ones are left out. */
export function HomeSections({ featuredOrder }: { featuredOrder: readonly string[] }) {
  const { values, isLoading, hasFailed, retry } = useSections();
  const isOnline = useOnline();
  const pictures = useMemo(
    () => frontPagePictures(values.portfolio, featuredOrder).map(toShown),
    [values.portfolio, featuredOrder],
  );
  if (isLoading) return <HomeSkeleton />;
  const { albums, singleImages, content, profile } = values;
  const album = albumToTell(albums);
  const forSale = newestForSale(singleImages);
  return (
    <div className={styles['sections']}>
      {pictures.length > 0 && <FeaturedSpread pictures={pictures} />}
      {album && <AlbumStory album={album} />}
      {forSale.length > 0 && <ForSale images={forSale} />}
      <Photographer content={content} profile={profile} />
      {hasFailed && (
        <div className={styles['failure']}>
          <ErrorState
            text={isOnline ? homeTexts.picturesFailed : homeTexts.picturesOffline}
            onRetry={retry}
          />
        </div>
      )}
      <HomeLinks pictures={linkPictures(pictures, albums, singleImages)} />
    </div>
  );
}
