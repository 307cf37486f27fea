import { moveItem } from '../base/lists.ts';
import type { ClientGallery, ClientPicture } from './schema.ts';

type Pictures = Pick<ClientGallery, 'images'>;

/** Adds pictures; those that are there already are not added again. */
export function withPicturesAdded({ images }: Pictures, added: readonly ClientPicture[]): Pictures {
  const known = new Set(images.map(({ id }) => id));
  return { images: [...images, ...added.filter(({ id }) => !known.has(id))] };
}

export function withoutPictures({ images }: Pictures, ids: ReadonlySet<string>): Pictures {
  return { images: images.filter(({ id }) => !ids.has(id)) };
}

/** Puts pictures below a heading; an empty one takes them out of all. */
export function withSection(
  { images }: Pictures,
  ids: ReadonlySet<string>,
  section: string,
): Pictures {
  return { images: images.map((image) => (ids.has(image.id) ? { ...image, section } : image)) };
}

/** Lets a picture have other files. Its place and its words stay, and all that names its id. */
export function withFilesOf({ images }: Pictures, { id, ...made }: ClientPicture): Pictures {
  const { title: _, section: __, order: ___, ...files } = made;
  return { images: images.map((image) => (image.id === id ? { ...image, ...files } : image)) };
}

type Hidden = Pick<ClientGallery, 'images' | 'hiddenIds'>;

/** Hides pictures from the client, or shows them again. */
export function withHidden(
  { images, hiddenIds }: Hidden,
  ids: ReadonlySet<string>,
  isHidden: boolean,
): Hidden {
  const others = hiddenIds.filter((id) => !ids.has(id));
  const isMarked = ({ id, wasTakenOut }: ClientPicture) => wasTakenOut === true && ids.has(id);
  return {
    images: images.map((image) => (isMarked(image) ? { ...image, wasTakenOut: false } : image)),
    hiddenIds: isHidden ? [...others, ...ids] : others,
  };
}

/** Takes a picture out for a program: the client does not see it, and the photographer deletes it or shows it again. */
export function withTakenOut(gallery: Hidden, pictureId: string): Hidden {
  const { images, hiddenIds } = withHidden(gallery, new Set([pictureId]), true);
  const marked = images.map((each) =>
    each.id === pictureId ? { ...each, wasTakenOut: true } : each,
  );
  return { images: marked, hiddenIds };
}

/** The pictures that the client is shown, in their order. */
export function shownToClient({
  images,
  hiddenIds,
}: Pick<ClientGallery, 'images' | 'hiddenIds'>): ClientPicture[] {
  return inOwnOrder(images.filter(({ id }) => !hiddenIds.includes(id)));
}

const inThisOrder = (images: readonly ClientPicture[]): Pictures => ({
  images: images.map((image, order) => ({ ...image, order })),
});

/** Moves a picture to the place of another one. */
export function withPlaceOf({ images }: Pictures, id: string, placeId: string): Pictures {
  const all = inOwnOrder(images);
  const toIndex = all.findIndex((image) => image.id === placeId);
  return toIndex < 0 ? { images } : inThisOrder(moveItem(all, id, toIndex));
}

const danish = new Intl.Collator('da-DK', { numeric: true });

/** Sorts the pictures by the names of their files, with 2 before 10. */
export function withFileOrder({ images }: Pictures): Pictures {
  return inThisOrder(
    images.toSorted((one, other) => danish.compare(pictureName(one), pictureName(other))),
  );
}

/** Closes a gallery. Who has it open now asks for link and PIN again when it opens the next time. */
export function closed({
  revision,
}: Pick<ClientGallery, 'revision'>): Pick<ClientGallery, 'isOpen' | 'revision'> {
  return { isOpen: false, revision: revision + 1 };
}

/** The pictures in their order. */
export function inOwnOrder<Picture extends { order: number }>(
  pictures: readonly Picture[],
): Picture[] {
  return pictures.toSorted((one, other) => one.order - other.order);
}

interface Section<Picture> {
  title: string;
  pictures: Picture[];
}

/** The headings in the order of their first pictures; pictures without one come first. */
export function sectionsOf<Picture extends { section: string }>(
  pictures: readonly Picture[],
): Section<Picture>[] {
  const sections = new Map<string, Picture[]>([['', []]]);
  for (const picture of pictures) {
    const known = sections.get(picture.section);
    if (known) known.push(picture);
    else sections.set(picture.section, [picture]);
  }
  return [...sections]
    .map(([title, own]) => ({ title, pictures: own }))
    .filter((section) => section.pictures.length > 0);
}

/** The picture of the cover page; undefined for a gallery without pictures. */
export function coverOf<Picture extends { id: string }>(
  pictures: readonly Picture[],
  coverId: string,
): Picture | undefined {
  return pictures.find(({ id }) => id === coverId) ?? pictures[0];
}

type Named = Pick<ClientPicture, 'fileName' | 'title'>;

/** The name of the uploaded file. Pictures from before it was kept have their title, which often is that name. */
export function pictureName({ fileName, title }: Named): string {
  return fileName === '' ? title : fileName;
}

/** The file names of pictures, separated by commas. */
export function fileNames(pictures: readonly Named[]): string {
  return pictures.map(pictureName).join(', ');
}

const EXTENSION = /\.[A-Za-z0-9]{1,5}$/;

/** The words that Lightroom searches for among the names of files; without extensions, because a raw file has another one. */
export function lightroomSearch(pictures: readonly Named[]): string {
  return pictures.map((picture) => pictureName(picture).replace(EXTENSION, '')).join(' ');
}
