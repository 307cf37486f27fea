import * as z from 'zod/mini';
import { isEmail } from '../account/email.ts';
import { isoDay } from '../base/dates.ts';
import { isFilled, type RuleTable } from '../base/formRules.ts';
import { formatPriceInput, parsePriceInput } from '../base/money.ts';
import { DAY_MS } from '../base/units.ts';
import { PICTURE_MIN_PRICE_DKK } from '../catalogue/editing/form.ts';
import { givenPrice } from '../catalogue/price.ts';
import { hasPin, PIN_SHAPE } from './access.ts';
import { clientEditorTexts } from './editorTexts.ts';
import { CLIENT_PICTURE_MAX_COUNT, type ClientGallery, type DownloadSize } from './schema.ts';

/** The settings of a gallery, as typed. */
export interface ClientGalleryValues {
  title: string;
  message: string;
  /** Empty for a client who is not reminded. */
  clientEmail: string;
  /** The last day, as a date field has it. */
  expiresOn: string;
  downloads: DownloadSize;
  isMarked: boolean;
  isWebMarked: boolean;
  asks: boolean;
  askedName: string;
  askedCount: string;
  /** Empty when no more pictures are sold. */
  picturePrice: string;
  sharesChoices: boolean;
  showsShop: boolean;
  usesPin: boolean;
  /** A new PIN; empty to keep the one there is, which nobody can read again. */
  pin: string;
}

/** Long enough for a couple to come home from their journey. */
const DEFAULT_DAYS = 90;

/** A new gallery asks for the PIN that is proposed, until the photographer takes it away. */
export function newGalleryValues(now: Date, pin: string): ClientGalleryValues {
  return {
    title: '',
    message: '',
    clientEmail: '',
    expiresOn: isoDay(new Date(now.getTime() + DEFAULT_DAYS * DAY_MS)),
    downloads: 'web',
    isMarked: false,
    isWebMarked: false,
    asks: false,
    askedName: '',
    askedCount: '',
    picturePrice: '',
    sharesChoices: false,
    showsShop: false,
    usesPin: true,
    pin,
  };
}

export function galleryValues(gallery: ClientGallery): ClientGalleryValues {
  const { title, message, clientEmail, expiresAt, downloads, isMarked } = gallery;
  const { isWebMarked = isMarked } = gallery;
  const { askedName, askedCount, picturePrice, sharesChoices, showsShop } = gallery;
  return {
    title,
    message,
    clientEmail,
    expiresOn: isoDay(expiresAt),
    downloads,
    isMarked,
    isWebMarked,
    asks: askedCount > 0,
    askedName,
    askedCount: askedCount > 0 ? String(askedCount) : '',
    picturePrice: picturePrice > 0 ? formatPriceInput(String(picturePrice)) : '',
    sharesChoices,
    showsShop,
    usesPin: hasPin(gallery),
    pin: '',
  };
}

/** The end of a day by the clock of the browser. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59`);
}

/** The typed number of pictures that a client is asked for; 0 for what is no such number. */
export function askedCountOf({ askedCount }: Pick<ClientGalleryValues, 'askedCount'>): number {
  const count = /^[0-9]{1,3}$/.test(askedCount.trim()) ? Number(askedCount) : 0;
  return count <= CLIENT_PICTURE_MAX_COUNT ? count : 0;
}

/** The typed price of one more picture; 0 for none, undefined for what is no price. */
export function picturePriceOf({
  picturePrice,
}: Pick<ClientGalleryValues, 'picturePrice'>): number | undefined {
  if (!isFilled(picturePrice)) return 0;
  return z.safeParse(givenPrice, parsePriceInput(picturePrice)).data;
}

/** The rules of a gallery whose PIN may stay as it is, or of one that has none yet. */
export function clientGalleryRules(hasStoredPin: boolean): RuleTable<ClientGalleryValues> {
  return [
    {
      field: 'title',
      check: ({ title }) => isFilled(title),
      message: clientEditorTexts.titleMissing,
    },
    {
      field: 'clientEmail',
      check: ({ clientEmail }) => !isFilled(clientEmail) || isEmail(clientEmail.trim()),
      message: clientEditorTexts.clientEmailWrong,
    },
    {
      field: 'expiresOn',
      check: ({ expiresOn }) => !Number.isNaN(endOfDay(expiresOn).getTime()),
      message: clientEditorTexts.dayMissing,
    },
    {
      field: 'askedName',
      check: ({ asks, askedName }) => !asks || isFilled(askedName),
      message: clientEditorTexts.askedNameMissing,
    },
    {
      field: 'askedCount',
      check: (values) => !values.asks || askedCountOf(values) > 0,
      message: clientEditorTexts.askedCountWrong(CLIENT_PICTURE_MAX_COUNT),
    },
    {
      field: 'picturePrice',
      check: (values) => picturePriceOf(values) !== undefined,
      message: clientEditorTexts.picturePriceWrong(PICTURE_MIN_PRICE_DKK),
    },
    {
      field: 'picturePrice',
      check: (values) => values.downloads !== 'original' || picturePriceOf(values) === 0,
      message: clientEditorTexts.picturePriceFree,
    },
    {
      field: 'pin',
      check: ({ usesPin, pin }) => !usesPin || pin !== '' || hasStoredPin,
      message: clientEditorTexts.pinMissing,
    },
    {
      field: 'pin',
      check: ({ usesPin, pin }) => !usesPin || pin === '' || PIN_SHAPE.test(pin),
      message: clientEditorTexts.pinShape,
    },
  ];
}
