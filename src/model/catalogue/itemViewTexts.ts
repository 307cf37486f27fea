import type { OperationErrors } from '../base/errorTexts.ts';
import type { ItemLayout, ItemSort, ItemState } from './itemView.ts';

const states: Record<ItemState, string> = {
  alle: 'Alle',
  publiceret: 'Publiceret',
  kladde: 'Kladde',
  solgt: 'Solgt',
  'uden-pris': 'Uden pris',
  'uden-tekst': 'Uden tekst',
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
