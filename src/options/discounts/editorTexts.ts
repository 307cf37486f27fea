import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { DiscountKind } from '#src/model/sale/discountSchema.ts';

const kinds: Record<DiscountKind, string> = {
  percent: 'Procent af prisen',
  amount: 'Beløb af prisen',
  'free-picture': 'Et gratis billede',
  number: 'Flere billeder for færres pris',
};

const taken = 'Der er allerede en kode med det navn';

/** Where the photographer makes discount codes. */
export const discountEditorTexts = {
  title: 'Rabatkoder',
  intro:
    'Kunden skriver koden i kurven, eller rabatten gælder af sig selv. En kode, der er let at gætte, kan andre også finde: giv den en sidste dag eller et antal.',
  add: 'Ny rabatkode',
  addTitle: 'Ny rabatkode',
  editTitle: (code: string) => `Rediger ${code}`,
  editLabel: (code: string) => `Rediger ${code}`,
  removeLabel: (code: string) => `Slet ${code}`,
  removeTitle: (code: string) => `Slet ${code}?`,
  removeText: 'Ingen kan bruge koden mere. Ordrer, der har brugt den, beholder deres rabat.',
  none: 'Du har ingen rabatkoder.',
  tooMany: (most: number) => `Der er plads til ${most} rabatkoder. Slet en først.`,
  saved: 'Rabatkoden er gemt',
  removed: 'Rabatkoden er slettet',
  codeLabel: 'Kode',
  codeHint: '4 til 20 bogstaver og tal. Store og små bogstaver er det samme.',
  suggest: 'Foreslå en kode',
  kindLabel: 'Rabat',
  kinds,
  percentLabel: 'Procent',
  amountLabel: 'Beløb i kr. inkl. moms',
  amountLabelWithoutVat: 'Beløb i kr.',
  freePictureHint: 'Det billigste enkeltbillede i kurven er gratis.',
  countLabel: 'Antal billeder',
  paidForLabel: 'Prisen for',
  numberHint:
    'For eksempel 5 billeder for 4s pris: af hver fem enkeltbilleder er det billigste gratis. Album tæller ikke med.',
  minimumLabel: 'Mindste køb i kr. (valgfrit)',
  fromLabel: 'Første dag (valgfrit)',
  untilLabel: 'Sidste dag (valgfrit)',
  timesLabel: 'Antal gange i alt (valgfrit)',
  automaticLabel: 'Gælder af sig selv',
  automaticHint:
    'Alle kunder får rabatten i kurven uden at skrive koden, til og med den sidste dag. Skriver du ingen, er det den tiende. Er der flere rabatter, får kunden den største.',
  onceLabel: 'Én gang pr. kunde',
  taken,
  problems: {
    code: 'Skriv 4 til 20 bogstaver og tal',
    percent: 'Skriv et tal fra 1 til 100',
    amount: 'Skriv et beløb',
    count: (most: number) => `Skriv et antal fra 2 til ${most}`,
    paidFor: 'Skriv et tal, der er mindre end antallet',
    until: 'Den sidste dag skal ligge efter den første',
  },
  days: (from: string, until: string) => `Gælder ${from}–${until}`,
  fromDay: (from: string) => `Gælder fra ${from}`,
  untilDay: (until: string) => `Gælder til og med ${until}`,
  over: 'Udløbet',
  minimum: (amount: string) => `Køb fra ${amount}`,
  once: 'Én gang pr. kunde',
  automatic: 'Gælder af sig selv',
  earlier: (count: number) => `Tidligere rabatter til alle (${count})`,
  earlierIntro: 'De viser, hvad billederne har kostet hvornår, og kan ikke bruges mere.',
  uses: (count: number) => (count === 1 ? 'Brugt 1 gang' : `Brugt ${count} gange`),
  usesOf: (count: number, times: number) => `Brugt ${count} af ${times} gange`,
} as const;

export const discountEditorErrors = {
  load: { fallback: 'Rabatkoderne kunne ikke hentes. Prøv igen.' },
  save: {
    fallback: 'Rabatkoden kunne ikke gemmes. Prøv igen.',
    codes: {
      aborted: 'En anden har ændret det samme felt. Luk, og prøv igen.',
      'not-found': 'En anden har slettet koden.',
      'already-exists': taken,
    },
  },
  remove: { fallback: 'Rabatkoden kunne ikke slettes. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
