import type { Size } from '../base/geometry.ts';

/** A picture that is looked at, and what can be done with it. */
export const viewerTexts = {
  addImage: 'Tilføj billede til kurv',
  inCart: 'Ligger i kurven',
  share: 'Del',
  linkCopied: 'Linket er kopieret',
  linkNotCopied: 'Linket kunne ikke kopieres. Kopier adressen øverst i browseren i stedet.',
  resolution: 'Opløsning',
  resolutionValue: (width: number, height: number) => `${width} × ${height} px`,
  print: 'Kan printes',
  printValue: (size: Size | undefined) => (size ? `op til ${size.width} × ${size.height} cm` : ''),
  price: 'Pris',
  freeLink: 'Åbn billedet i en ny fane',
  open: (title: string) => `Vis ${title}`,
  viewer: 'Billedviser',
  imageBy: (photographer: string) => `Fotografi af ${photographer}`,
  previousImage: 'Forrige billede',
  nextImage: 'Næste billede',
} as const;

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
