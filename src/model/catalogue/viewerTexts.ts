import type { Size } from '../base/geometry.ts';

/** A picture as it hangs on a wall. */
export const wallTexts = {
  title: 'På væggen',
  scale: 'Sofaen er to meter bred, så målene passer med dem derhjemme.',
  alt: (title: string, size: string) => `${title} over en sofa, ${size}`,
  size: 'Størrelse',
  sizeValue: ({ width, height }: Size) => `${width} × ${height} cm`,
  frame: 'Ramme',
  frames: { none: 'Ingen', white: 'Hvid', oak: 'Eg', black: 'Sort' },
  isFile: 'Du køber billedet som fil. Print og ramme bestiller du selv, hvor du vil.',
} as const;

/** The viewer that shows one picture full screen. */
export const lightboxTexts = {
  enlarge: 'Forstør',
  fit: 'Tilpas til skærmen',
  startSlideshow: 'Start diasshow',
  stopSlideshow: 'Stop diasshow',
  seconds: 'Tid pr. billede',
  everySeconds: (seconds: number) => `${seconds} sek.`,
  announcement: (title: string, index: number, count: number) => `${title}, ${index} af ${count}`,
} as const;
