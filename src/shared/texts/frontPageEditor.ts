import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { MediaRefusal } from '#src/model/files/mediaPolicy.ts';

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
  imageHint: 'Billeder: JPG, PNG, WEBP, gerne under 2MB',
  videoHint: 'Video: MP4, WEBM, MOV, gerne under 10MB',
  sizeHint: 'Anbefalet 1920x1080, mindst 1366x768',
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
