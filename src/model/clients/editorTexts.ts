import type { DownloadSize } from './schema.ts';

const downloads: Record<DownloadSize, string> = {
  none: 'Kun se',
  web: 'Hente i webstørrelse',
  original: 'Hente originalerne',
};

const pictureCount = (count: number) => (count === 1 ? '1 billede' : `${count} billeder`);

/** The tab with the galleries of single clients. */
export const clientEditorTexts = {
  title: 'Kundegallerier',
  intro:
    'Private gallerier til én kunde. Kun den, der har linket og koden, kan se dem, og de står intet andet sted på siden.',
  add: 'Nyt kundegalleri',
  editTitle: 'Indstillinger',
  create: 'Opret galleri',
  titleLabel: 'Titel',
  messageLabel: 'Besked til kunden',
  dayLabel: 'Kan ses til og med',
  downloadsLabel: 'Kunden må',
  downloads,
  markedLabel: 'Vandmærke på nye billeder',
  markedHint: 'Gælder de billeder, du tilføjer fra nu af. Originalerne får aldrig vandmærke.',
  usesPinLabel: 'Kræv en kode',
  pinLabel: 'Kode',
  pinHint: 'Fire til otte cifre. Send den på en anden måde end linket.',
  pinKept: 'Lad feltet stå tomt for at beholde den nuværende kode.',
  titleMissing: 'Skriv en titel.',
  dayMissing: 'Vælg den sidste dag.',
  pinMissing: 'Skriv en kode.',
  pinShape: 'Koden skal være fire til otte cifre.',
  none: 'Der er ingen kundegallerier endnu.',
  pictureCount,
  uploading: (count: number) => `${pictureCount(count)} på vej`,
  states: { open: 'Åbent', closed: 'Lukket', expired: 'Udløbet' },
  until: (day: string) => `Til og med ${day}`,
  withPin: 'Med kode',
  withoutPin: 'Uden kode',
  locked: {
    some: 'En besøgende er låst ude efter for mange forkerte koder',
    all: 'Låst for alle efter for mange forkerte koder',
  },
  unlock: 'Lås op',
  unlocked: 'Der er låst op',
  pictures: 'Billeder',
  settings: 'Indstillinger',
  copyLink: 'Kopiér link',
  newLink: 'Nyt link',
  newLinkTitle: (title: string) => `Lav et nyt link til '${title}'?`,
  newLinkText:
    'Det gamle link holder op med at virke med det samme, også for den, der ser billederne nu.',
  linkChanged: 'Galleriet har fået et nyt link',
  open: 'Åbn for kunden',
  close: 'Luk',
  opened: (title: string) => `'${title}' er åbent for den, der har linket`,
  closed: (title: string) => `'${title}' er lukket`,
  created: (title: string) => `'${title}' er oprettet. Tilføj billeder, og åbn det for kunden.`,
  saved: (title: string) => `'${title}' er gemt`,
  removeTitle: (title: string) => `Slet '${title}'?`,
  removeText: 'Galleriet og alle dets billeder slettes for altid, også originalerne.',
  removed: (title: string) => `'${title}' er slettet`,
  picturesTitle: (title: string) => `Billeder i '${title}'`,
  choose: 'Vælg billeder',
  typesRefused: (files: string) =>
    `Kun JPEG, PNG og WebP billeder kan vises. Fjern venligst: ${files}`,
  upload: 'Tilføj billeder',
  imagesMissing: 'Vælg mindst ét billede.',
  tooMany: (most: number) => `Et galleri kan højst have ${most} billeder.`,
  noPictures: 'Der er ingen billeder i galleriet endnu.',
  sectionLabel: 'Overskrift',
  sectionHint: 'Billederne kommer til at stå under den. En mappes navn bruges, når feltet er tomt.',
  moveToSection: 'Sæt under overskrift',
  moved: 'Billederne er flyttet',
  chosen: (count: number) => (count === 1 ? '1 billede valgt' : `${count} billeder valgt`),
  useAsCover: 'Brug som forside',
  coverChanged: 'Forsiden er skiftet',
  cover: 'Forside',
  removePictures: 'Slet',
  removePicturesTitle: (count: number) => `Slet ${pictureCount(count)}?`,
  removePicturesText: 'De forsvinder fra galleriet og slettes for altid, også originalerne.',
  picturesRemoved: (count: number) => `${pictureCount(count)} er slettet`,
  added: (count: number) => `${pictureCount(count)} er tilføjet kundegalleriet`,
} as const;

/** The errors of the tab. */
export const clientEditorErrors = {
  load: { fallback: 'Kundegallerierne kunne ikke hentes.' },
  save: { fallback: 'Galleriet kunne ikke gemmes. Prøv igen.' },
  upload: {
    fallback: 'Billedet kunne ikke tilføjes.',
    codes: { 'not-found': 'Galleriet findes ikke længere.' },
  },
  remove: { fallback: 'Ikke alt blev slettet. Prøv igen.' },
} as const;
