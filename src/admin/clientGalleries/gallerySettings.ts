import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { changesTo, editedFields, editsBetween } from '#src/model/base/edits.ts';
import { LETTERS_AND_DIGITS, randomText } from '#src/model/base/text.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { hashPin, hasPin, LINK_KEY_LENGTH } from '#src/model/clients/access.ts';
import {
  askedCountOf,
  endOfDay,
  galleryValues,
  picturePriceOf,
  type ClientGalleryValues,
} from '#src/model/clients/form.ts';
import type { ClientGallery } from '#src/model/clients/schema.ts';

const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** The part of a link that cannot be guessed. */
export const newLinkKey = (): string => randomText(LETTERS_AND_DIGITS, LINK_KEY_LENGTH, bytes);

/** Longer than the four digits that are enough, because nobody has to think of it. */
const PIN_LENGTH = 6;

export const newPin = (): string => randomText('0123456789', PIN_LENGTH, bytes);

/** The key of the link for guests, which is made with its first use. */
export async function guestKeyOf(gallery: ClientGallery): Promise<string> {
  let { guestKey } = gallery;
  if (guestKey !== '') return guestKey;
  await clientGalleries.revise(gallery, (now) => {
    guestKey = now.guestKey === '' ? newLinkKey() : now.guestKey;
    return { guestKey };
  });
  return guestKey;
}

const SALT_LENGTH = 20;

type Pin = Pick<ClientGallery, 'pinSalt' | 'pinHash'>;

const noPin: Pin = { pinSalt: '', pinHash: '' };

/** Only its hash is kept: nobody can read a PIN again. */
async function hashed(pin: string): Promise<Pin> {
  const pinSalt = randomText(LETTERS_AND_DIGITS, SALT_LENGTH, bytes);
  return { pinSalt, pinHash: await hashPin(pin, pinSalt) };
}

/** The changed PIN; empty when it stays as it is. */
async function changedPin({ usesPin, pin }: ClientGalleryValues): Promise<Partial<Pin>> {
  if (!usesPin) return noPin;
  return pin === '' ? {} : hashed(pin);
}

/** The stored settings without the PIN. */
function settingsOf(values: ClientGalleryValues) {
  const { title, message, clientEmail, expiresOn, downloads, isMarked, asks } = values;
  return {
    title: title.trim(),
    message: message.trim(),
    clientEmail: clientEmail.trim(),
    expiresAt: endOfDay(expiresOn),
    downloads,
    isMarked,
    isWebMarked: values.isWebMarked,
    askedName: asks ? values.askedName.trim() : '',
    askedCount: asks ? askedCountOf(values) : 0,
    picturePrice: picturePriceOf(values) ?? 0,
    sharesChoices: values.sharesChoices,
    showsShop: values.showsShop,
  };
}

/** A new gallery is closed until its pictures are there. */
export async function newGallery(values: ClientGalleryValues) {
  return {
    ...settingsOf(values),
    ...noPin,
    ...(await changedPin(values)),
    images: [],
    hiddenIds: [],
    coverId: '',
    isOpen: false,
    revision: 0,
    linkKey: newLinkKey(),
    guestKey: '',
  };
}

/** The form of a stored gallery. */
export function withSettings(gallery: ClientGallery) {
  return {
    submitLabel: commonTexts.save,
    values: galleryValues(gallery),
    hasStoredPin: hasPin(gallery),
    save: async (values: ClientGalleryValues) => {
      const pin = await changedPin(values);
      // Stored where a gallery of an earlier shop has none, whose form shows the other watermark's.
      const { isWebMarked } = gallery;
      const opened = { ...settingsOf(galleryValues(gallery)), isWebMarked };
      const typed = editedFields(editsBetween(opened, settingsOf(values)));
      await clientGalleries.revise(gallery, (current) => ({
        ...changesTo<ClientGallery>(current, gallery, typed),
        ...pin,
      }));
    },
  };
}
