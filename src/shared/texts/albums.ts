import type { OperationErrors } from '#src/model/base/errorTexts.ts';

/** The editor of the albums. */
export const albumTexts = {
  title: 'Albums',
  intro: 'Samlinger, som dine kunder køber samlet. Træk i dem for at ændre rækkefølgen.',
  addTitle: 'Nyt album',
  editTitle: 'Rediger album',
  choose: 'Vælg billeder',
  toDetails: 'Fortsæt til album detaljer',
  create: 'Opret album',
  titleLabel: 'Titel',
  descriptionLabel: 'Beskrivelse',
  priceLabel: 'Pris i kr',
  categoryLabel: 'Kategori',
  existingImages: 'Billeder i albummet',
  newImages: 'Nye billeder',
  cover: 'Forside',
  titleMissing: 'Venligst angiv en titel til albummet',
  titleTaken: 'Dette navn eksisterede allerede. Vælg venligst et andet album navn.',
  imagesMissing: 'Venligst vælg mindst ét billede til albummet',
  priceTooLow: 'Du skal angive en pris på minimum 3 DKK før albummet kan uploades.',
  categoryMissing: 'Du skal vælge en kategori før albummet kan uploades.',
  typesRefused: (files: string) =>
    `Kun JPEG, PNG og WebP billeder er tilladt i album. Fjern venligst: ${files}`,
  removeTitle: (title: string) => `Slet albummet '${title}'?`,
  removeText:
    'Albummet forsvinder fra butikken. Billeder, som kunder har købt, bliver bevaret til dem.',
  removeImageTitle: (title: string) => `Slet billedet '${title}'?`,
  removeImageText: 'Billedet fjernes fra albummet. Er det købt, beholder kunden sin adgang.',
  created: (title: string) => `Albummet '${title}' er oprettet`,
  updated: (title: string) => `Albummet '${title}' er opdateret`,
  removed: (title: string) => `Albummet '${title}' er slettet`,
  imageRemoved: 'Billedet er slettet',
  imagesAdded: (count: number) =>
    count === 1 ? '1 billede er tilføjet' : `${count} billeder er tilføjet`,
  notPublished: 'Albummet kunne ikke publiceres. Åbn det, og publicer det derfra.',
  imageCount: (count: number) => (count === 1 ? '1 billede' : `${count} billeder`),
  unfinished: (count: number) =>
    count === 1 ? '1 billede er på vej' : `${count} billeder er på vej`,
  editImageLabel: (title: string) => `Rediger billedet ${title}`,
  editImageTitle: 'Rediger billede',
  imageTitleMissing: 'Titel er påkrævet',
  imageDescriptionLabel: 'Billedtekst',
  imageUpdated: (title: string) => `Billedet '${title}' er opdateret`,
  removeImageLabel: (title: string) => `Slet billedet ${title}`,
  coverLabel: (title: string) => `Brug ${title} som forside`,
  noImages: 'Der er ingen billeder i albummet endnu.',
  tooManyImages: (most: number) => `Et album kan højst have ${most} billeder. Fjern nogle af dem.`,
  imageNotChanged: 'Ændringen kunne ikke gemmes. Prøv igen.',
  none: 'Ingen albums at vise lige nu!',
} as const;

const saveCodes = {
  network: 'Netværksfejl. Tjek din internetforbindelse og prøv igen.',
  timeout: 'Netværksfejl. Tjek din internetforbindelse og prøv igen.',
  'permission-denied': 'Adgang nægtet. Log ud og ind igen.',
  unauthenticated: 'Adgang nægtet. Log ud og ind igen.',
};

export const albumErrors = {
  load: { fallback: 'Der opstod en fejl ved indlæsning af albums' },
  create: {
    fallback: 'Der opstod en fejl ved oprettelse af albummet. Prøv igen.',
    codes: saveCodes,
  },
  update: {
    fallback: 'Der opstod en fejl ved opdatering af albummet. Prøv igen.',
    codes: saveCodes,
  },
  updateImage: {
    fallback: 'Der opstod en fejl ved opdatering af billedet. Prøv igen.',
    codes: saveCodes,
  },
  remove: { fallback: 'Der opstod en fejl ved sletning af albummet' },
  removeImage: { fallback: 'Der opstod en fejl ved sletning af billedet' },
} satisfies Record<string, OperationErrors>;
