import type { OperationErrors } from '../base/errorTexts.ts';
import type { OwnMarkPlace } from './ownMark.ts';

/** Why a drawing cannot become a watermark. */
export const drawingProblems = {
  type: 'Vælg en PNG eller en SVG.',
  tooLarge: 'Filen fylder for meget. Den må højst fylde 500 kB.',
  tooManyPixels: 'Tegningen har for mange pixels. Gem den mindre, og vælg den igen.',
  unreadable: 'Filen kunne ikke læses. Den kan være beskadiget.',
  unsafe:
    'Tegningen indeholder andet end figurer, for eksempel scripts, billeder eller henvisninger. Gem den som enkel SVG eller som PNG.',
  text: 'Tegningen har tekst med en skrifttype. Gem den med teksten som kurver.',
  empty: 'Tegningen er helt gennemsigtig, så der er intet at se.',
  tooDetailed: 'Tegningen er for detaljeret. Brug en enklere.',
} as const;

export type DrawingProblem = keyof typeof drawingProblems;

export const drawingAnswers = {
  adminsOnly: 'Kun en administrator kan lave et vandmærke.',
} as const;

const places: Record<OwnMarkPlace, string> = {
  topLeft: 'Øverst til venstre',
  top: 'Øverst i midten',
  topRight: 'Øverst til højre',
  left: 'Til venstre',
  centre: 'I midten',
  right: 'Til højre',
  bottomLeft: 'Nederst til venstre',
  bottom: 'Nederst i midten',
  bottomRight: 'Nederst til højre',
  tiled: 'Gentaget over hele billedet',
};

/** The watermark among the settings. */
export const watermarkTexts = {
  title: 'Vandmærke',
  intro:
    'Billeder til salg får butikkens navn som vandmærke, eller din egen tegning. Porteføljens linje og billeder, der er købt eller bestilt, er de samme som før.',
  kind: 'Vandmærket',
  kinds: { specified: 'Butikkens navn', own: 'Min egen tegning' },
  choose: 'Vælg en PNG eller SVG',
  chooseOther: 'Vælg en anden tegning',
  reading: 'Læser tegningen...',
  chooseHint: 'Helst hvid eller lys på gennemsigtig bund. Højst 500 kB.',
  missing: 'Vælg en tegning.',
  place: 'Plads',
  places,
  share: 'Størrelse i procent',
  shareHint: 'Tegningens længste side i forhold til billedets korteste.',
  opacity: 'Styrke i procent',
  opacityHint: 'Let og kraftigt vandmærke, som du vælger ved upload, er lidt under og over.',
  range: (least: number, most: number) => `Skriv et helt tal fra ${least} til ${most}.`,
  preview: 'Sådan ser det ud på fem af dine billeder',
  noPreview: 'Når der er billeder i butikken, ser du vandmærket på dem her.',
  previewAlt: (title: string) => `${title} med vandmærket`,
  undo: 'Fortryd: brug det forrige vandmærke',
  undone: 'Det forrige vandmærke er valgt igen',
  remaking: {
    title: 'Billeder, der har vandmærke',
    intro:
      'Nye billeder får det vandmærke, du har gemt. Her giver du de billeder, der allerede er i butikken, det samme, og dem i kundegallerier, der har vandmærke.',
    byServer: 'Serveren laver dem om, også med fanen lukket.',
    byBrowser: 'Din browser laver dem om. Lad fanen være åben.',
    start: 'Lav billederne om',
    again: 'Prøv de sidste igen',
    pause: 'Hold pause',
    continue: 'Fortsæt',
    running: (done: number, left: number) => `${done} af ${done + left} billeder er lavet om`,
    counting: 'Finder billederne...',
    paused: (left: number) => `Holder pause. ${left} billeder mangler.`,
    done: 'Alle billeder har det valgte vandmærke',
    failed: (count: number) =>
      count === 1
        ? '1 billede kunne ikke laves om og beholder det gamle vandmærke'
        : `${count} billeder kunne ikke laves om og beholder det gamle vandmærke`,
    progress: 'Billeder, der er lavet om',
  },
} as const;

export const watermarkErrors = {
  preview: { fallback: 'Billederne kunne ikke hentes. Prøv igen.' },
  drawing: {
    prefersServerWords: true,
    fallback: 'Tegningen kunne ikke laves til et vandmærke. Prøv igen.',
  },
  remaking: { fallback: 'Billederne kunne ikke laves om lige nu. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
