import type { ItemKind } from '../../base/routes.ts';
import { compactDay, formatLongDate } from '../../base/dates.ts';
import { pathTemplate } from '../../base/paths.ts';
import { largeUrl, type Picture } from '../../files/picture.ts';
import { isDisplayableUrl } from '../../files/urlPolicy.ts';
import { albumCover, visibleAlbumImages } from '../album.ts';
import { defaultFilterButtons } from '../filterButtons/filterButtons.ts';
import type { Album, PictureWords, PortfolioItem, SingleImage } from '../schema.ts';
import { type SearchHit, searchWords } from './search.ts';

/** The parts that the index is stored in, so that no document grows too large. */
export const searchIndexPart = pathTemplate('search-index/{part}');

/** A long story is found by its beginning. */
const MAX_WORDS = 150;

const wordsOf = (...texts: readonly string[]): string =>
  searchWords(texts.join(' '))
    .slice(0, MAX_WORDS)
    .map((word) => ` ${word}`)
    .join('');

/** Wide enough for a card. */
const CARD_MAX_WIDTH_PX = 1000;

/** A category by its address, which is its name but for the first ones. */
const categoryOf = (category: string): string =>
  defaultFilterButtons.find(({ slug }) => slug === category)?.name ?? category;

/** The day of a picture, as a date is written and as one word. */
const dayOf = (takenAt: Date | undefined): string =>
  takenAt ? `${formatLongDate(takenAt)} ${compactDay(takenAt)}` : '';

/** Public pictures alone, of these origins. */
function shownPicture(
  { sources, width, height }: Picture,
  src: string,
  origins: readonly string[],
): Pick<SearchHit, 'src' | 'sources' | 'width' | 'height'> {
  const narrow = sources.filter(
    (source) => source.width <= CARD_MAX_WIDTH_PX && isDisplayableUrl(source.url, origins),
  );
  const isNeeded = narrow.length === 0 && isDisplayableUrl(src, origins);
  return { src: isNeeded ? src : '', sources: narrow, width, height };
}

const pictureWords = ({ alt, place, keywords }: PictureWords): string =>
  wordsOf(alt, place, ...keywords);

type Item = Pick<SingleImage, 'id' | 'slug' | 'title' | 'description' | 'category' | 'createdAt'>;

function hitOf(kind: ItemKind, { id, slug, title, description, category, createdAt }: Item) {
  return {
    kind,
    id,
    ...(slug && { slug }),
    title,
    album: '',
    price: 0,
    count: 0,
    name: wordsOf(title),
    words: wordsOf(categoryOf(category), description),
    around: '',
    at: createdAt?.getTime() ?? 0,
  };
}

/** What visitors find of an album: itself, and its pictures that have words or a day of their own. */
export function albumHits(album: Album, origins: readonly string[]): SearchHit[] {
  const { url, picture } = albumCover(album);
  const hit = hitOf('album', album);
  const pictures = visibleAlbumImages(album).map((image) => ({
    ...hit,
    pictureId: image.id,
    title: image.title === '' ? album.title : image.title,
    album: album.title,
    name: wordsOf(image.title),
    words: wordsOf(image.description, dayOf(image.takenAt)) + pictureWords(image),
    around: hit.name + wordsOf(categoryOf(album.category)),
    ...shownPicture(image.picture, image.watermarkedSrc, origins),
  }));
  const { price, images } = album;
  return [
    { ...hit, price, count: images.length, ...shownPicture(picture, url, origins) },
    ...pictures.filter(({ name, words }) => name + words !== ''),
  ];
}

export function imageHits(image: SingleImage, origins: readonly string[]): SearchHit[] {
  const hit = hitOf('billede', image);
  const { price, takenAt, picture } = image;
  const words = hit.words + wordsOf(dayOf(takenAt)) + pictureWords(image);
  return [{ ...hit, price, words, ...shownPicture(picture, largeUrl(image), origins) }];
}

export function portfolioHits(item: PortfolioItem, origins: readonly string[]): SearchHit[] {
  const hit = hitOf('portfolio', item);
  const words = hit.words + wordsOf(dayOf(item.takenAt)) + pictureWords(item);
  return [{ ...hit, words, ...shownPicture(item.picture, largeUrl(item), origins) }];
}
