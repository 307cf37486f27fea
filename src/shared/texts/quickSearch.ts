import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { SearchEntry } from '../domain/quickSearch.ts';

const kinds: Record<SearchEntry['kind'], string> = {
  tab: 'Faner',
  order: 'Ordrer',
  album: 'Albums',
  picture: 'Billeder',
};

/** The search over everything in the dashboard. */
export const quickSearchTexts = {
  open: 'Søg',
  title: 'Søg i dashboardet',
  hint: 'Album, billede, kunde eller ordrenummer',
  kinds,
  loading: 'Henter albums og billeder...',
  searching: 'Leder efter ordrer...',
  none: (query: string) => `Intet passer til »${query}«.`,
  count: (count: number) => (count === 1 ? '1 resultat' : `${count} resultater`),
  waiting: (amount: string) => `Afventer · ${amount}`,
  bought: (amount: string, date: string) => `Købt ${date} · ${amount}`,
  albumDetail: (count: number, price: string) =>
    `${count === 1 ? '1 billede' : `${count} billeder`} · ${price}`,
  inAlbum: (album: string) => `I albummet ${album}`,
  draft: (detail: string) => `Kladde · ${detail}`,
  keys: '↑ ↓ vælger · Enter åbner · Esc lukker',
} as const;

export const quickSearchErrors = {
  load: { fallback: 'Albums og billeder kunne ikke hentes. Prøv igen.' },
  orders: { fallback: 'Ordrerne kunne ikke gennemsøges. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
