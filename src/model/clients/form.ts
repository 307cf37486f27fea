import { isoDay } from '../base/dates.ts';
import { isFilled, type RuleTable } from '../base/formRules.ts';
import { DAY_MS } from '../base/units.ts';
import { hasPin, PIN_SHAPE } from './access.ts';
import { clientEditorTexts } from './editorTexts.ts';
import type { ClientGallery, DownloadSize } from './schema.ts';

/** The settings of a gallery, as typed. */
export interface ClientGalleryValues {
  title: string;
  message: string;
  /** The last day, as a date field has it. */
  expiresOn: string;
  downloads: DownloadSize;
  isMarked: boolean;
  usesPin: boolean;
  /** A new PIN; empty to keep the one there is, which nobody can read again. */
  pin: string;
}

/** Long enough for a couple to come home from their journey. */
const DEFAULT_DAYS = 90;

export function newGalleryValues(now: Date): ClientGalleryValues {
  return {
    title: '',
    message: '',
    expiresOn: isoDay(new Date(now.getTime() + DEFAULT_DAYS * DAY_MS)),
    downloads: 'web',
    isMarked: false,
    usesPin: false,
    pin: '',
  };
}

export function galleryValues(gallery: ClientGallery): ClientGalleryValues {
  const { title, message, expiresAt, downloads, isMarked } = gallery;
  return {
    title,
    message,
    expiresOn: isoDay(expiresAt),
    downloads,
    isMarked,
    usesPin: hasPin(gallery),
    pin: '',
  };
}

/** The end of a day by the clock of the browser. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59`);
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
      field: 'expiresOn',
      check: ({ expiresOn }) => !Number.isNaN(endOfDay(expiresOn).getTime()),
      message: clientEditorTexts.dayMissing,
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
