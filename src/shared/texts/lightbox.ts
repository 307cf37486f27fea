/** The viewer that shows one picture as large as it can be. */
export const lightboxTexts = {
  enlarge: 'Forstør',
  fit: 'Tilpas til skærmen',
  announcement: (title: string, index: number, count: number) => `${title}, ${index} af ${count}`,
} as const;
