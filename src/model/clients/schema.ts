import * as z from 'zod/mini';
import { pathTemplate } from '../base/paths.ts';
import {
  date,
  falseByDefault,
  list,
  maybe,
  requiredDate,
  text,
  withDefault,
  zeroByDefault,
} from '../base/schema.ts';

/** Apart from `documents`, which every page carries. */
export const clientDocuments = {
  gallery: pathTemplate('client-galleries/{galleryId}'),
  /** The wrong PINs of a gallery, counted by the server. */
  tries: pathTemplate('client-tries/{galleryId}'),
  /** The choices of one person in a gallery. */
  choices: pathTemplate('client-choices/{chooserId}'),
  /** That a gallery was opened, or a picture downloaded. */
  delivery: pathTemplate('client-deliveries/{deliveryId}'),
} as const;

/** As many as fit into one document with all that is stored of each. */
export const CLIENT_PICTURE_MAX_COUNT = 800;

export const SECTION_MAX_LENGTH = 80;

export const MESSAGE_MAX_LENGTH = 2000;

/** The sizes that a client may save: a larger one includes the smaller. */
export const downloadSizes = ['none', 'web', 'original'] as const;

export type DownloadSize = (typeof downloadSizes)[number];

/** The sizes that can be saved. */
export type SavedSize = Exclude<DownloadSize, 'none'>;

export const clientPictureSchema = z.object({
  id: z.string(),
  title: text,
  /** The name of the uploaded file; empty for pictures that were added before it was kept. */
  fileName: text,
  /** The heading that it stands below; empty for none. */
  section: text,
  order: zeroByDefault,
  /** The beginning of the hash of the file that it has now; missing for one that has not been replaced. */
  fileId: maybe(z.string()),
  /** A storage path, from which those of the shown widths follow. */
  originalPath: z.string(),
  /** Pixels of the original. */
  width: zeroByDefault,
  height: zeroByDefault,
  placeholder: text,
  /** The size of the original. */
  bytes: zeroByDefault,
  /** True when its web size is a file of its own, because it is marked otherwise than what is shown. */
  hasWebFile: falseByDefault,
  /** True when it has the watermark of the shop where it is shown; as its gallery says where that was not kept. */
  isMarked: maybe(z.boolean()),
  /** The choice of the watermark that it got again; undefined while it has that of its upload. */
  remarkedFor: date,
  /** True when a program took it out: it is hidden until its file is sent again. */
  wasTakenOut: maybe(z.boolean()),
});

export type ClientPicture = z.infer<typeof clientPictureSchema>;

/** A gallery for one client. Only administrators read and write it; a client is answered by the server. */
export const clientGallerySchema = z.object({
  id: z.string(),
  title: z.string(),
  message: text,
  images: list(clientPictureSchema),
  /** The pictures that the client is not shown. */
  hiddenIds: list(z.string()),
  /** The picture of the cover page; the first one when it names none. */
  coverId: text,
  downloads: withDefault(z.enum(downloadSizes), 'none'),
  /** True when pictures that are added get the watermark of the shop where they are shown. */
  isMarked: falseByDefault,
  /** The same for their web size; as shown in galleries from before it was asked for. */
  isWebMarked: maybe(z.boolean()),
  /** The list that the client is asked for, and how many pictures it may have; 0 when none is asked for. */
  askedName: text,
  askedCount: zeroByDefault,
  /** The price of one more picture in kroner; 0 when none are sold. */
  picturePrice: zeroByDefault,
  /** True when those who choose see each other's lists and comments. */
  sharesChoices: falseByDefault,
  /** The address that reminders go to; empty for none. */
  clientEmail: text,
  /** True when the client sees the menu of the shop above the cover. */
  showsShop: falseByDefault,
  isOpen: falseByDefault,
  /** The last time at which it was opened for the client. */
  openedAt: date,
  /** The time of the reminder that nobody has looked yet. */
  waitingToldAt: date,
  /** The end that the client was reminded of. */
  expiryTold: date,
  /** Counts how often it was closed. Access belongs to one: what was given before is void after the next opening. */
  revision: zeroByDefault,
  expiresAt: requiredDate,
  /** The part of the link that cannot be guessed. */
  linkKey: z.string(),
  /** The same of the link for guests; empty while there is none. */
  guestKey: text,
  /** Both are empty without a PIN. */
  pinSalt: text,
  pinHash: text,
  createdAt: date,
  updatedAt: date,
});

export type ClientGallery = z.infer<typeof clientGallerySchema>;

/** The fields that decide about access, without the pictures. */
export const accessFields = [
  'isOpen',
  'revision',
  'expiresAt',
  'linkKey',
  'guestKey',
  'pinSalt',
  'pinHash',
  'downloads',
  'hiddenIds',
] as const;

export const galleryAccessSchema = z.pick(clientGallerySchema, {
  isOpen: true,
  revision: true,
  expiresAt: true,
  linkKey: true,
  guestKey: true,
  pinSalt: true,
  pinHash: true,
  downloads: true,
  hiddenIds: true,
});

export type GalleryAccess = z.infer<typeof galleryAccessSchema>;

/** The tries at the PIN of a gallery, which the server counts. They belong to one PIN: a new one begins without any. */
export const pinTriesSchema = z.object({
  /** The salt of that PIN. */
  pinSalt: text,
  /** The wrong ones of each visitor, by a mark that cannot be read back. */
  visitors: withDefault(
    z.record(z.string(), z.object({ count: zeroByDefault, lastAt: requiredDate })),
    {},
  ),
});

export type PinTries = z.infer<typeof pinTriesSchema>;
