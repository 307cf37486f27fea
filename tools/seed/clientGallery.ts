import { DAY_MS } from '#src/model/base/units.ts';
import { routes } from '#src/model/base/routes.ts';
import { linkFragment, type ClientLink } from '#src/model/clients/access.ts';
import { ASKED_LIST, type Chooser } from '#src/model/clients/choices.ts';
import { clientPaths } from '#src/model/clients/files.ts';
import { clientDocuments, type ClientGallery } from '#src/model/clients/schema.ts';
import { catalogue } from './demoContent.ts';
import { fileTimestamp, type Materials, type PlannedFile, shortId } from './places.ts';

/** The link of the demo is the same every time, so that it can be written down. */
const demoLink: ClientLink = { galleryId: 'demobryllup', key: 'demo'.repeat(8) };

/** Where a client opens the gallery of the demo. */
export const demoGalleryPath = routes.clientGallery + linkFragment(demoLink);

const { galleryId } = demoLink;
const OPEN_DAYS = 365;
const expiresAt = new Date(Date.now() + OPEN_DAYS * DAY_MS);

type PictureContent = (typeof catalogue.clientGallery.pictures)[number];

/** One picture of the gallery, without a watermark. */
function planPicture({ pictureOf }: Materials, content: PictureContent, order: number) {
  const source = pictureOf(content.picture);
  const id = shortId(galleryId, content.picture);
  const timestamp = fileTimestamp(new Date(catalogue.clientGallery.createdAt));
  const name = { galleryId, timestamp, id };
  const originalPath = clientPaths.original.build({ ...name, extension: 'jpg' });
  const webp = 'image/webp';
  const files: PlannedFile[] = [
    { path: originalPath, contentType: 'image/jpeg', data: source.original },
    { path: clientPaths.preview.build(name), contentType: webp, data: source.preview },
    ...(source.copies.none ?? []).map(({ width, data }) => ({
      path: clientPaths.shown.build({ ...name, width: String(width) }),
      contentType: webp,
      data,
    })),
  ];
  const { title, section } = content;
  const { width, height, placeholder, original } = source;
  const bytes = original.length;
  const words = { id, title, fileName: `${title}.jpg`, section, order };
  return {
    image: { ...words, originalPath, width, height, placeholder, bytes, hasWebFile: false },
    files,
  };
}

/** Somebody who has chosen in the gallery, and has not sent the choice yet. */
function planChooser() {
  const { createdAt, chooser } = catalogue.clientGallery;
  const { name, chosen, commented, comment } = chooser;
  const at = new Date(createdAt);
  const pictures: Chooser['pictures'] = {};
  for (const picture of chosen) {
    const words = picture === commented ? comment : '';
    const entry = { lists: [ASKED_LIST], comment: words, at: at.getTime() };
    pictures[shortId(galleryId, picture)] = entry;
  }
  const entry: Chooser = {
    id: 'demo',
    galleryId,
    name,
    email: '',
    visits: [],
    lists: {},
    pictures,
    sentAt: undefined,
    createdAt: at,
    updatedAt: at,
  };
  return [clientDocuments.choices.build({ chooserId: entry.id }), entry] as const;
}

/** An open gallery of a client, without a PIN. */
export function planClientGallery(materials: Materials) {
  const { title, message, createdAt, cover, pictures, chooser } = catalogue.clientGallery;
  const planned = pictures.map((content, order) => planPicture(materials, content, order));
  const entry: ClientGallery = {
    id: galleryId,
    title,
    message,
    images: planned.map(({ image }) => image),
    hiddenIds: [],
    coverId: shortId(galleryId, cover),
    downloads: 'web',
    isMarked: false,
    isWebMarked: false,
    askedName: chooser.asked,
    askedCount: chooser.askedCount,
    picturePrice: 95,
    sharesChoices: true,
    showsShop: false,
    clientEmail: '',
    isOpen: true,
    revision: 0,
    expiresAt,
    guestKey: '',
    linkKey: demoLink.key,
    pinSalt: '',
    pinHash: '',
    createdAt: new Date(createdAt),
    updatedAt: new Date(createdAt),
  };
  return {
    documents: [[clientDocuments.gallery.build({ galleryId }), entry] as const, planChooser()],
    files: planned.flatMap(({ files }) => files),
  };
}
