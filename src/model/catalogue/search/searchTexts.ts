import type { OperationErrors } from '../../base/errorTexts.ts';

/** The search of visitors, and the pictures of the same day. */
export const searchTexts = {
  title: 'Søg',
  label: 'Søg i billeder og albums',
  hint: 'Skriv en titel, et sted, et album eller en dag, for eksempel juni 2026.',
  count: (count: number) => (count === 1 ? '1 resultat' : `${count} resultater`),
  best: (shown: number, count: number) =>
    `De første ${shown} af ${count}. Skriv flere ord, og der bliver færre.`,
  newestOnly: 'Der er søgt blandt de nyeste.',
  nothing: (typed: string) =>
    `Der er ikke noget, der passer på “${typed}”. Prøv et kortere eller et andet ord.`,
  newAlbums: 'Nye albums',
  fromAlbum: (album: string) => `Fra ${album}`,
  taken: 'Taget',
  sameDay: 'Mere fra dagen',
  wholeDay: 'Vis alle fra dagen',
} as const;

export const searchErrors: OperationErrors = {
  fallback: 'Der kunne ikke søges lige nu. Prøv igen.',
};
