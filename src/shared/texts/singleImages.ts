import type { OperationErrors } from '#src/model/base/errorTexts.ts';

/** The editor of the single images. */
export const singleImageTexts = {
  title: 'Enkeltbilleder',
  intro: 'Billeder, som dine kunder kan købe ét for ét. Træk i dem for at ændre rækkefølgen.',
  choose: 'Vælg billeder',
  configureTitle: (place: number, count: number) => `Billede ${place} af ${count}`,
  editTitle: 'Rediger billede',
  upload: 'Upload billeder',
  applyToAll: 'Brug til alle',
  titleLabel: 'Titel',
  descriptionLabel: 'Beskrivelse',
  priceLabel: 'Pris i kr',
  categoryLabel: 'Kategori',
  titleMissing: 'Titel er påkrævet',
  priceTooLow: 'Pris er påkrævet og skal være minimum 3 DKK.',
  categoryMissing: 'Kategori er påkrævet',
  imagesMissing: 'Venligst vælg mindst ét billede',
  titlesTaken: (titles: string) =>
    `Dette navn eksisterede allerede: ${titles}. Vælg venligst andre titler.`,
  typesRefused: (files: string) =>
    `Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: ${files}`,
  mediaRefused: 'GIF og video kan ikke sælges som enkeltbilleder.',
  removeTitle: (title: string) => `Slet '${title}'?`,
  removeText: 'Billedet forsvinder fra butikken. Er det købt, beholder kunden sin adgang.',
  uploaded: (count: number) =>
    count === 1 ? '1 billede er uploadet' : `${count} billeder er uploadet`,
  updated: (title: string) => `'${title}' er opdateret`,
  removed: (title: string) => `'${title}' er slettet`,
  none: 'Ingen billeder at vise lige nu!',
} as const;

const codes = {
  'index-missing': 'Database indeks fejl. Systemet opdateres - prøv igen om 2-3 minutter.',
  'database-unavailable': 'Database forbindelse fejl. Genindlæs siden og prøv igen.',
  'permission-denied': 'Adgang nægtet. Log ud og ind igen.',
  network: 'Netværksfejl. Tjek din internetforbindelse.',
} as const;

export const singleImageErrors = {
  load: { fallback: 'Der opstod en fejl ved indlæsning af enkeltbilleder', codes },
  upload: {
    fallback: 'Der opstod en fejl ved upload af billeder. Prøv igen.',
    codes: { ...codes },
  },
  update: { fallback: 'Der opstod en fejl ved opdatering af billedet. Prøv igen.', codes },
  remove: { fallback: 'Der opstod en fejl ved sletning af billedet. Prøv igen.', codes },
} satisfies Record<string, OperationErrors>;
