import type { OperationErrors } from '../base/errorTexts.ts';
import { ALBUM_IMAGE_MAX_COUNT } from './albumChanges.ts';
import { itemTexts } from './editorTexts.ts';

const pictures = (count: number) => (count === 1 ? '1 billede' : `${count} billeder`);

const late = (done: string) => (count: number) => `${pictures(count)} nåede ikke at blive ${done}.`;

/** Moving and copying pictures from one album to another. */
export const transferTexts = {
  move: {
    button: 'Flyt til album',
    title: (count: number) => `Flyt ${pictures(count)}`,
    submit: 'Flyt',
    hint: 'De forsvinder fra dette album. Den, der har bestilt eller købt albummet, beholder dem.',
    undo: (count: number, album: string) => `Du har flyttet ${pictures(count)} til ${album}`,
    progress: (finished: number, count: number) => `Flytter ${finished} af ${count}...`,
    done: (count: number) =>
      count === 1 ? '1 billede er flyttet' : `${count} billeder er flyttet`,
    failed: (titles: string, reason: string) => `Ikke flyttet: ${titles}. ${reason}`,
    left: late('flyttet'),
  },
  copy: {
    button: 'Kopiér til album',
    title: (count: number) => `Kopiér ${pictures(count)}`,
    submit: 'Kopiér',
    hint: 'De bliver også i dette album. Filerne fylder kun én gang.',
    undo: (count: number, album: string) => `Du har kopieret ${pictures(count)} til ${album}`,
    progress: (finished: number, count: number) => `Kopierer ${finished} af ${count}...`,
    done: (count: number) =>
      count === 1 ? '1 billede er kopieret' : `${count} billeder er kopieret`,
    failed: (titles: string, reason: string) => `Ikke kopieret: ${titles}. ${reason}`,
    left: late('kopieret'),
  },
  album: 'Album',
  chooseAlbum: 'Vælg album',
  albumMissing: 'Vælg det album, som billederne skal over i.',
  full: (most: number) => `Så får albummet flere end ${most} billeder. Vælg færre.`,
} as const;

export const transferErrors = {
  fallback: itemTexts.tryAgain,
  codes: {
    'not-found': itemTexts.gone,
    'already-exists': 'Det ligger allerede i det andet album.',
    'order/item-missing': 'Det andet album findes ikke længere.',
    'upload/too-large': transferTexts.full(ALBUM_IMAGE_MAX_COUNT),
    'permission-denied': 'Det blev afvist. Log ud og ind igen.',
  },
} satisfies OperationErrors;
