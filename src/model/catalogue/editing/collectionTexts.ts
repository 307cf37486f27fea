import type { OperationErrors } from '../../base/errorTexts.ts';
import { BIN_DAYS } from '../../bin/bin.ts';
import { ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH, ALBUM_IMAGE_MAX_COUNT } from './albumChanges.ts';
import { itemTexts } from './editorTexts.ts';
import type { ItemLayout, ItemSort, ItemState } from './itemView.ts';

const states: Record<ItemState, string> = {
  alle: 'Alle',
  publiceret: 'Publiceret',
  kladde: 'Kladde',
  solgt: 'Solgt',
  'uden-pris': 'Uden pris',
  'uden-tekst': 'Uden tekst',
  'uden-alt-tekst': 'Uden alternativ tekst',
};

const sorts: Record<ItemSort, string> = {
  egen: 'Egen rækkefølge',
  nyeste: 'Nyeste først',
  aeldste: 'Ældste først',
  titel: 'Titel',
  pris: 'Pris',
};

const layouts: Record<ItemLayout, string> = { gitter: 'Gitter', liste: 'Liste' };

/** The toolbar, the grid and the list of albums, single images and portfolio. */
export const itemViewTexts = {
  toolbar: 'Søg, filtrér og sortér',
  search: 'Søg',
  searchHint: 'Titel, filnavn eller nummer',
  filters: (count: number) => (count === 0 ? 'Filtre' : `Filtre (${count})`),
  category: 'Filterknap',
  allCategories: 'Alle',
  state: 'Tilstand',
  states,
  sort: 'Sortér',
  sorts,
  layout: 'Visning',
  layouts,
  count: (shown: number, all: number) => `Viser ${shown} af ${all}`,
  selectShown: 'Vælg alle, der vises',
  fixed: 'Du kan kun flytte dem i gitteret og i egen rækkefølge.',
  keys: 'Piletasterne går fra den ene til den anden. Mellemrum vælger, Shift vælger alle imellem, Enter åbner, Delete sletter, og Escape fravælger.',
  noneFound: (search: string) => `Ingen billeder svarer til '${search}'`,
  noneInFilter: 'Ingen billeder svarer til det, du har valgt',
  reset: 'Nulstil',
  fieldOf: (field: string, title: string) => `${field}: ${title}`,
} as const;

/** The message in place of the sold items while they cannot be told from the others. */
export const soldErrors: OperationErrors = {
  fallback: 'Der opstod en fejl, da de solgte billeder skulle findes. Prøv igen.',
};

const pictures = (count: number) => (count === 1 ? '1 billede' : `${count} billeder`);

const late = (done: string) => (count: number) => `${pictures(count)} nåede ikke at blive ${done}.`;

/** Moving and copying pictures between albums and the single images. */
export const transferTexts = {
  move: {
    toPlace: 'Flyt til …',
    toAlbum: 'Flyt til album',
    title: (count: number) => `Flyt ${pictures(count)}`,
    submit: 'Flyt',
    fromAlbum:
      'De forsvinder fra dette album. Den, der har bestilt eller købt albummet, beholder dem.',
    fromSingles: `De sælges ikke længere enkeltvis. Pris og tekst ligger i papirkurven i ${BIN_DAYS} dage. Den, der har bestilt eller købt et billede, beholder det.`,
    undo: (count: number, place: string) => `Du har flyttet ${pictures(count)} til ${place}`,
    progress: (finished: number, count: number) => `Flytter ${finished} af ${count}...`,
    done: (count: number) =>
      count === 1 ? '1 billede er flyttet' : `${count} billeder er flyttet`,
    failed: (titles: string, reason: string) => `Ikke flyttet: ${titles}. ${reason}`,
    left: late('flyttet'),
  },
  copy: {
    toPlace: 'Kopiér til …',
    toAlbum: 'Kopiér til album',
    title: (count: number) => `Kopiér ${pictures(count)}`,
    submit: 'Kopiér',
    fromAlbum: 'De bliver også i dette album. Filerne fylder kun én gang.',
    fromSingles: 'De sælges stadig enkeltvis. Filerne fylder kun én gang.',
    undo: (count: number, place: string) => `Du har kopieret ${pictures(count)} til ${place}`,
    progress: (finished: number, count: number) => `Kopierer ${finished} af ${count}...`,
    done: (count: number) =>
      count === 1 ? '1 billede er kopieret' : `${count} billeder er kopieret`,
    failed: (titles: string, reason: string) => `Ikke kopieret: ${titles}. ${reason}`,
    left: late('kopieret'),
  },
  place: 'Sted',
  album: 'Album',
  singles: 'Enkeltbilleder',
  choose: 'Vælg sted',
  placeMissing: 'Vælg det sted, som billederne skal over i.',
  loading: 'Henter dine albummer …',
  none: 'Du har ingen albummer endnu.',
  notLoaded: 'Dine albummer kunne ikke hentes. Luk, og prøv igen.',
  full: (most: number) => `Så får albummet flere end ${most} billeder. Vælg færre.`,
} as const;

export const transferErrors = {
  fallback: itemTexts.tryAgain,
  codes: {
    'not-found': itemTexts.gone,
    'already-exists': 'Det ligger der allerede.',
    'invalid-argument': `Et billede i et album kan have en tekst på ${ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH} tegn. Forkort den først.`,
    'order/item-missing': 'Albummet findes ikke længere.',
    'upload/too-large': transferTexts.full(ALBUM_IMAGE_MAX_COUNT),
    'permission-denied': 'Det blev afvist. Log ud og ind igen.',
  },
} satisfies OperationErrors;
