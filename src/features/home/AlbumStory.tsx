import { itemPath } from '#src/model/base/addresses.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { routes } from '#src/model/base/routes.ts';
import { altTextOf } from '#src/model/catalogue/altText.ts';
import { albumCover, albumImages, coverAlt } from '#src/model/catalogue/album.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import { ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import styles from './AlbumStory.module.css';
import { HomePicture, ratioOf, type ShownPicture, SectionLink } from './HomeLinks.tsx';

export function coverOf(album: Album): ShownPicture {
  const { url, picture } = albumCover(album);
  return { id: album.id, title: album.title, alt: coverAlt(album), src: url, picture };
}

/** So many make one line below a cover, and beside an upright one. */
const SEQUENCE_COUNT = { wide: 6, upright: 4 };

type Shape = keyof typeof SEQUENCE_COUNT;

/** The pictures of an album in their order, without its cover. */
function sequenceOf(album: Album, shape: Shape): ShownPicture[] {
  const cover = albumCover(album).url;
  return albumImages(album)
    .filter(({ watermarkedSrc }) => watermarkedSrc !== '' && watermarkedSrc !== cover)
    .slice(0, SEQUENCE_COUNT[shape])
    .map((image) => {
      const { id, watermarkedSrc: src, picture } = image;
      const title = image.title === '' ? album.title : image.title;
      return { id, title, alt: altTextOf({ ...image, title }), src, picture };
    });
}

/** One album told wide: its cover, what it is about, and the pictures that follow. */
export function AlbumStory({ album }: { album: Album }) {
  const cover = coverOf(album);
  const shape: Shape = ratioOf(cover) < 1 ? 'upright' : 'wide';
  const sequence = sequenceOf(album, shape);
  const path = itemPath(routes.albums, album);
  const facts = [
    galleryTexts.albumCount(album.images.length),
    ...(album.price > 0 ? [formatKroner(album.price)] : []),
  ];
  return (
    <section className={styles['section']} data-shape={shape} style={ratioStyle(ratioOf(cover))}>
      <div className={styles['cover']}>
        <HomePicture shown={cover} to={path} sizes="(width < 60rem) 100vw, 66vw" />
      </div>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{album.title}</h2>
        <p className={styles['description']}>{album.description}</p>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
        <SectionLink to={path} text={homeTexts.wholeAlbum} />
      </div>
      {sequence.length > 0 && (
        <ul className={styles['sequence']}>
          {sequence.map((shown) => (
            <li key={shown.id} style={ratioStyle(ratioOf(shown))}>
              <HomePicture
                shown={shown}
                to={itemPath(routes.albums, album, { picture: shown.id })}
                sizes="(width < 48rem) 60vw, 25vw"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
