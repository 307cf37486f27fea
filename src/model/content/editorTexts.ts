import type { OperationErrors } from '../base/errorTexts.ts';
import type { MediaRefusal } from '../files/mediaPolicy.ts';

const logoRefusals: Record<MediaRefusal, string> = {
  type: 'Vælg venligst en billedfil',
  empty: 'Filen er tom. Vælg en anden.',
  'image-too-large': 'Filen er for stor. Maksimal størrelse er 5MB',
  'video-too-large': 'Filen er for stor. Maksimal størrelse er 5MB',
};

/** The editor of the logo. */
export const brandingEditorTexts = {
  title: 'Logo',
  intro: 'Logoet står øverst på alle sider og i browserens fane.',
  logoLabel: 'Logofil',
  hint: 'PNG eller WEBP med gennemsigtig baggrund er bedst. Højst 5 MB.',
  exactSizeLabel: 'Præcis størrelse',
  exactPositionLabel: 'Præcis placering i px',
  size: (scale: string) => `${scale} ×`,
  position: (pixels: string) => `${pixels} px`,
  onPicture: 'Over et billede',
  onPaper: 'På de andre sider',
  none: 'Der er intet logo endnu. Navnet vises i stedet.',
  choose: 'Vælg logo',
  sizeLabel: 'Størrelse',
  positionLabel: 'Vandret placering',
  save: 'Gem indstillinger',
  refusals: logoRefusals,
  logoFirst: 'Upload først et logo før du kan gemme indstillinger',
  uploaded: 'Logoet er uploadet',
  saved: 'Indstillingerne er gemt',
} as const;

export const brandingErrors = {
  load: { fallback: 'Logoet kunne ikke indlæses. Prøv igen.' },
  upload: { fallback: 'Der opstod en fejl ved upload af logo' },
  save: { fallback: 'Der opstod en fejl ved gemning af indstillinger' },
} satisfies Record<string, OperationErrors>;

const backgroundRefusals: Record<MediaRefusal, string> = {
  type: 'Kun billede- og videofiler er tilladt',
  empty: 'Filen er tom. Vælg en anden.',
  'image-too-large': 'Filen er for stor. Maksimum 50MB for billeder',
  'video-too-large': 'Filen er for stor. Maksimum 200MB for video',
};

/** The editor of the front page. */
export const frontPageEditorTexts = {
  title: 'Forside',
  intro: 'Det første, dine besøgende ser.',
  heroTitleLabel: 'Overskrift',
  heroSubtitleLabel: 'Undertekst',
  mediaLabel: 'Baggrund',
  chooseMedia: 'Vælg billede eller video',
  save: 'Gem Ændringer',
  imageHint: 'Billeder: JPG, PNG, WEBP, gerne under 2 MB',
  videoHint: 'Video: MP4, WEBM, MOV, gerne under 10 MB',
  sizeHint: 'Anbefalet 1920 × 1080, mindst 1366 × 768',
  refusals: backgroundRefusals,
  largeGifTitle: 'Stor GIF',
  largeGifText: (size: string) =>
    `Filen fylder ${size}. Store GIF-filer gør siden langsom. Vil du bruge den alligevel?`,
  largeFileTitle: 'Stor fil',
  largeFileText: (size: string) =>
    `Filen fylder ${size}. Store filer gør siden langsom. Vil du bruge den alligevel?`,
  useAnyway: 'Brug filen',
  cropSaved: 'Billede beskåret, optimeret og gemt automatisk!',
  cropPending: 'Billede beskåret - husk at klikke "Gem Ændringer"',
  featuredTitle: 'Billeder på forsiden',
  featuredHint:
    'De vises store under velkomstbilledet, i denne rækkefølge. Et billede vælges til eller fra under Portfolio.',
  noneFeatured:
    "Du har ikke valgt nogen, så forsiden viser de nyeste fra portfolioen. Slå 'Vis på forsiden' til under Portfolio på dem, du helst vil vise.",
  noRoom: 'Vises ikke: der er plads til ni.',
  saved: 'Forside data gemt succesfuldt!',
  mediaSaved: 'Baggrunden er gemt automatisk!',
  savedWithCaveat: {
    'kept-gif':
      'Baggrunden er gemt som GIF. Din browser kan ikke lave den om til WebP uden at miste bevægelsen.',
    'unplayable-film':
      'Baggrunden er gemt, men din browser kan ikke afspille filmen. Vælg en MP4-fil med H.264, så den kan ses overalt.',
  },
} as const;

export const frontPageErrors = {
  load: { fallback: 'Forsiden kunne ikke indlæses. Prøv igen.' },
  cropSave: { fallback: 'Kunne ikke gemme beskåret billede automatisk' },
  crop: { fallback: 'Fejl ved behandling af beskåret billede' },
  upload: { fallback: 'Kunne ikke uploade baggrundsmedia' },
  save: { fallback: 'Kunne ikke gemme ændringer' },
  mediaSave: { fallback: 'Kunne ikke gemme baggrundsmedia automatisk' },
  media: { fallback: 'Fejl ved behandling af mediefil' },
} satisfies Record<string, OperationErrors>;

/** The editor of the price packages. */
export const pricePackageTexts = {
  title: 'Priser',
  groupHint: (count: number) => `${count} ydelser pr. gruppe`,
  add: 'Tilføj pakke',
  addTitle: 'Ny prispakke',
  editTitle: 'Rediger prispakke',
  nameLabel: 'Navn',
  priceLabel: 'Pris i kr (inkl. moms)',
  priceLabelWithoutVat: 'Pris i kr',
  descriptionLabel: 'Beskrivelse',
  featuresLabel: 'Det får kunden',
  featureLabel: (place: number) => `Indhold ${place}`,
  addFeature: 'Tilføj indhold',
  editLabel: (name: string) => `Rediger ${name}`,
  removeLabel: (name: string) => `Slet ${name}`,
  groupFacts: (count: number) => (count === 1 ? '1 ydelse' : `${count} ydelser`),
  groupsInOrder: 'Gruppernes rækkefølge',
  groupNamed: (name: string) => `gruppen ${name}`,
  removeFeature: (place: number) => `Fjern indhold ${place}`,
  featuredLabel: 'Fremhæv pakken',
  publishedLabel: 'Vis på hjemmesiden',
  groupLabel: 'Gruppe',
  groupOrderLabel: 'Gruppens plads (0-4)',
  removeTitle: (name: string) => `Slet '${name}'?`,
  removeText: 'Pakken forsvinder fra prissiden. Det kan ikke fortrydes.',
  fieldsMissing: 'Udfyld alle obligatoriske felter',
  featuresMissing: 'Tilføj mindst ét beskrivelsesindhold',
  groupOrderInvalid: 'Gruppens plads skal være et tal fra 0 til 4',
  tooMany: 'Der kan højst være 60 prispakker. Slet en, før du tilføjer en ny.',
  none: 'Ingen prispakker fundet - de kan være gået tabt',
  noneYet: "Har du ikke lavet nogen endnu, så begynd med 'Tilføj pakke'.",
  saved: 'Prispakker opdateret',
} as const;

export const pricePackageErrors = {
  load: { fallback: 'Kunne ikke indlæse prispakker' },
  save: { fallback: 'Kunne ikke gemme prispakker' },
  edit: {
    fallback: 'Fejl ved redigering af pakke',
    codes: { 'not-found': 'Pakke ikke fundet' },
  },
  remove: { fallback: 'Fejl ved sletning af pakke' },
} satisfies Record<string, OperationErrors>;
