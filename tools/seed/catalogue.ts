import { documents } from '#src/model/base/paths.ts';
import { noPictureWords } from '#src/model/catalogue/pictureWords.ts';
import type { Album, AlbumImage, PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';
import { namesFor } from '#src/model/catalogue/itemNames.ts';
import { toSlug } from '#src/model/catalogue/titles.ts';
import { type PictureKind, pictureKinds, storagePaths } from '#src/model/files/paths.ts';
import { catalogue } from './demoContent.ts';
import {
  fileTimestamp,
  type Materials,
  type PlacedPicture,
  placePicture,
  type PlannedFile,
  shortId,
} from './places.ts';

type AlbumContent = (typeof catalogue.albums)[number];
type SingleContent = (typeof catalogue.singleImages)[number];
type PortfolioContent = (typeof catalogue.portfolio)[number];

/** An entry of the catalogue with the path of its document and the files it needs. */
export interface Planned<Entry> {
  readonly path: string;
  readonly entry: Entry;
  readonly files: readonly PlannedFile[];
}

interface ShopPlace {
  readonly picture: string;
  readonly kind: PictureKind;
  readonly project: string;
  readonly createdAt: Date;
}

function placeInShop(materials: Materials, place: ShopPlace): PlacedPicture & { id: string } {
  const id = shortId(place.kind, place.project, place.picture);
  const common = {
    kind: place.kind,
    project: place.project,
    timestamp: fileTimestamp(place.createdAt),
    id,
  };
  const placed = placePicture(materials.pictureOf(place.picture), {
    mark: 'shop',
    originalPath: storagePaths.original.build({ ...common, extension: 'jpg' }),
    copyPath: (width) => storagePaths.watermarked.build({ ...common, width }),
    urlOf: materials.urlOf,
  });
  return { ...placed, id };
}

/** An album with its pictures. */
function planAlbum(materials: Materials, content: AlbumContent, order: number): Planned<Album> {
  const createdAt = new Date(content.createdAt);
  const project = toSlug(content.title);
  const id = `album-${project}`;
  const placed = content.pictures.map(({ picture, title }) => ({
    title,
    filename: `${picture}.jpg`,
    ...placeInShop(materials, { picture, kind: pictureKinds.albums, project, createdAt }),
  }));
  const images = placed.map((image, index): AlbumImage => ({
    id: image.id,
    title: image.title,
    description: '',
    ...noPictureWords,
    filename: image.filename,
    order: index,
    originalSrc: image.originalPath,
    hasPreview: true,
    watermarkedSrc: image.largeUrl,
    picture: image.picture,
  }));
  const cover = images[0]?.watermarkedSrc ?? '';
  return {
    path: documents.album.build({ albumId: id }),
    files: placed.flatMap(({ files }) => files),
    entry: {
      id,
      title: content.title,
      slug: content.isPublished ? nameOf(id, content.title) : '',
      description: content.description,
      category: content.category,
      price: content.price,
      images,
      coverImageUrl: cover,
      watermarkedCoverUrl: cover,
      order,
      isPublished: content.isPublished,
      visible: true,
      securityLevel: 'enhanced',
      protectionEnabled: true,
      createdAt,
      updatedAt: createdAt,
    },
  };
}

/** The address that the server would give; the titles of the demo are all different. */
function nameOf(id: string, title: string): string {
  return namesFor({ id, title })[0] ?? id;
}

/** A picture that is sold by itself. */
function planSingle(
  materials: Materials,
  content: SingleContent,
  order: number,
): Planned<SingleImage> {
  const createdAt = new Date(content.createdAt);
  const project = toSlug(content.title);
  const id = `billede-${project}`;
  const placed = placeInShop(materials, {
    picture: content.picture,
    kind: pictureKinds.singleImages,
    project,
    createdAt,
  });
  const template = content.isLegacy ? documents.legacySingleImage : documents.singleImage;
  return {
    path: template.build({ imageId: id }),
    files: placed.files,
    entry: {
      id,
      title: content.title,
      slug: nameOf(id, content.title),
      description: content.description,
      ...noPictureWords,
      category: content.category,
      price: content.price,
      filename: `${content.picture}.jpg`,
      originalSrc: placed.originalPath,
      hasPreview: true,
      watermarkedSrc: placed.largeUrl,
      thumbnailUrl: placed.smallUrl,
      imageUrl: placed.largeUrl,
      picture: placed.picture,
      order,
      visible: true,
      isPublished: true,
      createdAt,
      updatedAt: createdAt,
    },
  };
}

/** A picture that is only shown. */
function planPortfolioItem(
  materials: Materials,
  content: PortfolioContent,
  order: number,
): Planned<PortfolioItem> {
  const createdAt = new Date(content.createdAt);
  const common = {
    timestamp: fileTimestamp(createdAt),
    id: shortId('portfolio', content.title, content.picture),
  };
  const id = `portfolio-${toSlug(content.title)}`;
  const placed = placePicture(materials.pictureOf(content.picture), {
    mark: 'portfolio',
    originalPath: storagePaths.portfolioOriginal.build({ ...common, extension: 'jpg' }),
    copyPath: (width) => storagePaths.portfolioDisplay.build({ ...common, width }),
    urlOf: materials.urlOf,
  });
  return {
    path: documents.portfolioItem.build({ itemId: id }),
    files: placed.files,
    entry: {
      id,
      title: content.title,
      slug: nameOf(id, content.title),
      description: content.description,
      ...noPictureWords,
      category: content.category,
      imageUrl: placed.largeUrl,
      thumbnailUrl: placed.smallUrl,
      originalSrc: placed.originalPath,
      hasPreview: true,
      picture: placed.picture,
      order,
      featured: content.featured,
      isPublished: true,
      createdAt,
      updatedAt: createdAt,
    },
  };
}

/** The catalogue of the shop and the portfolio. */
export function planCatalogue(materials: Materials) {
  return {
    albums: catalogue.albums.map((content, order) => planAlbum(materials, content, order)),
    singles: catalogue.singleImages.map((content, order) => planSingle(materials, content, order)),
    portfolio: catalogue.portfolio.map((content, order) =>
      planPortfolioItem(materials, content, order),
    ),
  };
}
