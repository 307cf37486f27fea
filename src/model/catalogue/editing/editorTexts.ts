import type { OperationErrors } from '../../base/errorTexts.ts';
import type { Size } from '../../base/geometry.ts';

function orderCounts(waiting: number, bought: number): string {
  const orders = waiting === 1 ? '1 ventende ordre' : `${waiting} ventende ordrer`;
  return [...(waiting > 0 ? [orders] : []), ...(bought > 0 ? [`${bought} køb`] : [])].join(', ');
}

/** Texts shared by the editors of albums, single images and portfolio. */
export const itemTexts = {
  chooseCategory: 'Vælg kategori',
  noCategories: "Der er ingen kategorier endnu. Tilføj den første under 'Filterknapper'.",
  categoryFirst: 'Det, du sælger, skal have en kategori, og der er ingen endnu.',
  toCategories: 'Lav en filterknap',
  goneCategory: 'Slettet kategori',
  noCategory: 'Ingen kategori',
  published: 'Publiceret',
  draft: 'Kladde',
  thumbnailSize: 'Billedstørrelse',
  thumbnailSizes: { small: 'Små', medium: 'Mellem', large: 'Store', largest: 'Størst' },
  previousPicture: 'Forrige billede',
  nextPicture: 'Næste billede',
  printSize: ({ width, height }: Size, dpi: number) => `${width} × ${height} cm ved ${dpi} dpi`,
  printSizes: (sizes: string) => `Kan printes op til ${sizes}`,
  publishedLabel: 'Vis på hjemmesiden',
  publishedHint: 'Slået fra er det en kladde, som kun du kan se.',
  select: (title: string) => `Vælg ${title}`,
  selectHint: 'Hold Shift nede for at vælge alle imellem',
  editLabel: (title: string) => `Rediger ${title}`,
  removeLabel: (title: string) => `Slet ${title}`,
  selected: (count: number) => (count === 1 ? '1 valgt' : `${count} valgt`),
  selectAll: 'Vælg alle',
  toActions: 'Spring til handlinger',
  selectNone: 'Fravælg',
  setCategory: 'Skift kategori',
  setPrice: 'Skift pris',
  publish: 'Publicér',
  unpublish: 'Gør til kladde',
  removeSelected: 'Slet valgte',
  apply: 'Brug',
  categoryTitle: (count: number) =>
    count === 1 ? 'Ny kategori til 1' : `Ny kategori til ${count}`,
  priceTooHigh: 'Prisen må højst være 1.000.000 kr.',
  priceTitle: (count: number) => (count === 1 ? 'Ny pris til 1' : `Ny pris til ${count}`),
  removeTitle: (count: number) => (count === 1 ? 'Slet den valgte?' : `Slet de ${count} valgte?`),
  removeText: (titles: string) =>
    `${titles} forsvinder fra hjemmesiden. Det, som kunder har købt, bliver bevaret til dem.`,
  andMore: (titles: string, count: number) => `${titles} og ${count} til`,
  tryAgain: 'Prøv igen.',
  refused: 'Det blev afvist. Åbn det og ret det, eller log ud og ind igen.',
  change: {
    progress: (finished: number, count: number) => `Ændrer ${finished} af ${count}...`,
    done: (count: number) => (count === 1 ? '1 er ændret' : `${count} er ændret`),
    failed: (titles: string, reason: string) => `Ikke ændret: ${titles}. ${reason}`,
    left: (count: number) =>
      count === 1 ? '1 nåede ikke at blive ændret.' : `${count} nåede ikke at blive ændret.`,
  },
  removal: {
    progress: (finished: number, count: number) => `Sletter ${finished} af ${count}...`,
    done: (count: number) => (count === 1 ? '1 er slettet' : `${count} er slettet`),
    failed: (titles: string, reason: string) => `Ikke slettet: ${titles}. ${reason}`,
    left: (count: number) =>
      count === 1 ? '1 nåede ikke at blive slettet.' : `${count} nåede ikke at blive slettet.`,
  },
  filesKept: 'Filerne er bevaret til de kunder, der har bestilt eller købt dem.',
  ordersSearched: 'Undersøger, om nogen har bestilt eller købt det...',
  ordersUnknown:
    'Det kunne ikke undersøges, om nogen har bestilt eller købt det. I så fald bliver originalerne bevaret.',
  ordersFound: (waiting: number, bought: number) =>
    `${orderCounts(waiting, bought)}. Originalerne bliver bevaret${waiting > 0 ? ', og det bestilte kan stadig godkendes' : ''}.`,
  filesLeft: 'En fil blev liggende. Den ryddes op senere.',
  notOrdered: 'Rækkefølgen kunne ikke gemmes. Prøv igen.',
  gone: 'Findes ikke længere. Det kan være slettet fra en anden browser.',
} as const;

const fieldTexts = {
  titleLabel: 'Titel',
  descriptionLabel: 'Beskrivelse',
  categoryLabel: 'Kategori',
};

/** The fields of what is sold; the portfolio has those without the price. */
export const saleFieldTexts = { ...fieldTexts, priceLabel: 'Pris i kr' } as const;

/** The words about a picture besides its title and description. */
export const pictureWordTexts = {
  place: 'Sted',
  keywords: 'Nøgleord',
  keywordsHint: 'Adskilt af komma.',
  alt: 'Alternativ tekst',
  altHint:
    'Siger med ord, hvad billedet viser, til den, der ikke ser det, og til søgemaskiner. Er feltet tomt, bruges forslaget.',
} as const;

/** The editor of the albums. */
export const albumTexts = {
  title: 'Billedlevering',
  addTitle: 'Nyt album',
  editTitle: 'Rediger album',
  choose: 'Vælg billeder',
  toDetails: 'Fortsæt til albumdetaljer',
  create: 'Opret album',
  albumPerFolder: (count: number) => `Lav ${count} albums, et for hver mappe`,
  addSeveralTitle: (count: number) => `${count} nye albums`,
  createSeveral: 'Opret albums',
  folderAlbum: (title: string, count: number) =>
    `${title} (${count === 1 ? '1 billede' : `${count} billeder`})`,
  ...saleFieldTexts,
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
  toAlbum: 'Gå til albummet',
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

/** The editor of the single images. */
export const singleImageTexts = {
  title: 'Enkeltbilleder',
  choose: 'Vælg billeder',
  editTitle: 'Rediger billede',
  upload: 'Upload billeder',
  ...saleFieldTexts,
  titleMissing: 'Titel er påkrævet',
  priceTooLow: 'Pris er påkrævet og skal være minimum 3 DKK.',
  categoryMissing: 'Kategori er påkrævet',
  imagesMissing: 'Venligst vælg mindst ét billede',
  titlesTaken: (titles: string) =>
    `Dette navn eksisterede allerede: ${titles}. Vælg venligst andre titler.`,
  typesRefused: (files: string) =>
    `Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: ${files}`,
  mediaRefused: (files: string) => `GIF og video kan ikke sælges som enkeltbilleder: ${files}`,
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
    codes: {
      ...codes,
      'upload/service-unavailable': 'Upload service ikke tilgængelig. Prøv igen om lidt.',
    },
  },
  update: { fallback: 'Der opstod en fejl ved opdatering af billedet. Prøv igen.', codes },
  remove: { fallback: 'Der opstod en fejl ved sletning af billedet. Prøv igen.', codes },
} satisfies Record<string, OperationErrors>;

/** The editor of the portfolio. */
export const portfolioTexts = {
  title: 'Portfolio',
  generalCategory: 'Generelt',
  choose: 'Vælg billeder',
  editTitle: 'Rediger billede',
  upload: 'Upload til portfolio',
  ...fieldTexts,
  featuredLabel: 'Vis på forsiden',
  featuredHint: 'Rækkefølgen bestemmer du under Forside.',
  featured: 'På forsiden',
  typesRefused: (files: string) =>
    `Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: ${files}`,
  imagesMissing: 'Venligst vælg mindst ét billede',
  titleMissing: 'Titel er påkrævet',
  categoryMissing: 'Kategori er påkrævet',
  titlesDuplicated: (titles: string) =>
    `Duplikerede titler fundet: ${titles}. Giv hvert billede sin egen titel.`,
  titlesTaken: (titles: string) =>
    `Dette navn eksisterede allerede: ${titles}. Vælg venligst andre titler.`,
  adminRequired: 'Du skal have administratorrettigheder for at uploade til portfolio.',
  removeTitle: (title: string) => `Slet '${title}'?`,
  removeText: 'Billedet forsvinder fra portfolioen.',
  uploaded: (count: number) =>
    count === 1 ? '1 billede er uploadet' : `${count} billeder er uploadet`,
  updated: (title: string) => `'${title}' er opdateret`,
  removed: (title: string) => `'${title}' er slettet`,
  none: 'Der er ingen billeder i portfolioen endnu.',
} as const;

export const portfolioErrors = {
  load: { fallback: 'Der opstod en fejl ved indlæsning af portfolio billeder' },
  upload: {
    fallback: 'Der opstod en fejl ved upload af portfolio billeder. Prøv igen.',
    codes: {
      'permission-denied': 'Du skal have administratorrettigheder for at uploade til portfolio.',
      'upload/folder-refused':
        'Der opstod en fejl ved upload af portfolio billeder. Mappen understøttes ikke.',
    },
  },
  update: { fallback: '{title} kunne ikke opdateres. Prøv igen.' },
  remove: { fallback: '{title} kunne ikke slettes. Prøv igen.' },
} satisfies Record<string, OperationErrors>;

const ways = {
  set: 'Sæt til',
  percent: 'Læg til eller træk fra i procent',
  amount: 'Læg til eller træk fra i kr',
};

/** The dialogs that change prices and titles of several items at once. */
export const bulkChangeTexts = {
  way: 'Sådan',
  ways,
  changeLabel: 'Ændring',
  changeHint: 'For eksempel +10 eller -50',
  step: 'Afrund til nærmeste',
  stepName: (kroner: string) => (kroner === '1' ? 'Hele kroner' : `${kroner} kr`),
  changeMissing: 'Skriv et tal, for eksempel +10 eller -50.',
  someTooLow: (least: number) => `Så bliver nogle af priserne under ${least} kr.`,
  someTooHigh: 'Så bliver nogle af priserne over 1.000.000 kr.',
  replaceTitles: 'Ret titler',
  replaceTitle: (count: number) =>
    count === 1 ? 'Søg og erstat i 1 titel' : `Søg og erstat i ${count} titler`,
  find: 'Søg efter',
  replacement: 'Erstat med',
  findMissing: 'Skriv det, der skal erstattes.',
  nothingFound: 'Det står ikke i nogen af titlerne.',
  titleEmpty: 'Så bliver en titel tom.',
  titleTooLong: (most: number) => `Så bliver en titel længere end ${most} tegn.`,
  titlesTaken: (titles: string) => `Så har flere den samme titel: ${titles}.`,
  addWords: 'Sted og nøgleord',
  wordsTitle: (count: number) =>
    count === 1 ? 'Sted og nøgleord til 1' : `Sted og nøgleord til ${count}`,
  placeHint: 'Er feltet tomt, beholder billederne deres sted.',
  newKeywords: 'Nye nøgleord',
  newKeywordsHint: 'Adskilt af komma. De kommer efter dem, billederne har.',
  wordsMissing: 'Skriv et sted eller et nøgleord.',
  tooManyKeywords: (most: number) =>
    `Så får et billede flere nøgleord, end der er plads til: ${most} tegn.`,
  preview: 'Sådan bliver det',
  previewRow: (title: string, before: string, after: string) => `${title}: ${before} → ${after}`,
  changedTitle: (before: string, after: string) => `${before} → ${after}`,
  others: (count: number) => (count === 1 ? 'og 1 til' : `og ${count} til`),
  unchanged: 'Der er ingen ændringer endnu.',
} as const;
