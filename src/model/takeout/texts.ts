import type { OperationErrors } from '../base/errorTexts.ts';

/** The words of the page and the tables in a folder that holds the whole shop. */
export const takeoutFolderTexts = {
  title: (shop: string) => `${shop}: hele butikken`,
  intro: 'Denne mappe er en kopi af butikken i åbne filer. Den kan læses uden butikken.',
  whole: 'En ny butik kan fyldes fra den med npm run restore.',
  secret:
    'Mappen indeholder navne, adresser og private billeder. Gem den krypteret, giv den til ingen, og slet den, når du ikke længere har brug for den. Fristerne for at slette oplysninger gælder også for kopier.',
  partial:
    'Kopien er hentet i dashboardet. Den mangler konti med adgangskoder, de oplysninger, som kun serveren kan læse, og beskrivelserne i mappen schemas. En ny butik kan kun fyldes fra en mappe, som npm run export har lavet.',
  partsTitle: 'Hvad er hvad',
  parts: {
    files:
      'Alle filer, som de ligger i butikken: originaler, viste billeder, solgte billeder og bilag',
    records: 'Alt, butikken ved, en linje med JSON for hver oplysning',
    'vouchers.csv': 'Fakturaer og kreditnotaer til et regneark',
    choices: 'Kundernes valg, en fil for hvert kundegalleri',
    'files.jsonl': 'Type og oplysninger for hver fil',
    'manifest.json': 'Alle filer med størrelse og SHA-256, så du kan se, at intet mangler',
  },
  closedParts: {
    schemas: 'Beskriver felterne i mappen records',
    'accounts.jsonl': 'De konti, man kan logge ind med',
    'passwords.json': 'Aftryk af adgangskoder. Behandl filen, som var den adgangskoderne selv',
  },
  albums: 'Albums',
  images: 'Enkeltbilleder',
  pictures: (count: number) => (count === 1 ? '1 billede' : `${count} billeder`),
  draft: 'kladde',
  orders: 'Ordrer',
  ordersHead: ['Ordre', 'Dato', 'Kunde', 'Status', 'Indhold', 'Bilag'],
  vouchers: 'Bilag',
  vouchersHead: ['Nummer', 'Slags', 'Dato', 'Ordre', 'Køber', 'I alt', 'Heraf moms', 'PDF'],
  invoice: 'Faktura',
  creditNote: 'Kreditnota',
  galleries: 'Kundegallerier',
  choices: 'Kundens valg (CSV)',
  choicesHead: ['Navn', 'E-mail', 'Liste', 'Billede', 'Fil', 'Kommentar', 'Sendt'],
  firstList: 'Favoritter',
  none: 'Ingen.',
} as const;

/** The part of the dashboard that hands the shop out. */
export const takeoutTabTexts = {
  title: 'Hent alt',
  intro:
    'Hent hele butikken som åbne filer: originaler, albums, ordrer, bilag og kundernes valg. Åbn index.html i arkivet for at læse det hele uden butikken.',
  warning:
    'Arkivet indeholder kundernes navne, adresser og private billeder. Gem det krypteret, og slet det, når du ikke længere har brug for det.',
  missing:
    'Det er ikke med: konti og adgangskoder, beskrivelser af felterne, og det, som kun serveren kan læse: kunders favoritter, svar om cookies og vilkårene til hver ordre.',
  wholeHint:
    'Den, der passer teknikken, får det hele med kommandoen npm run export, og en ny butik fyldes med npm run restore.',
  ownersOnly: 'Kun en ejer kan hente hele butikken.',
  count: 'Se, hvor meget der er',
  counting: 'Tæller …',
  countAgain: 'Tæl igen',
  counted: 'I arkivet',
  files: 'Filer',
  records: 'Oplysninger',
  size: 'Størrelse',
  save: 'Hent arkivet',
  progress: (done: string, total: string) => `Henter ${done} af ${total}`,
  stay: 'Bliv på siden, til arkivet er hentet.',
  cancel: 'Annuller',
  cancelled: 'Hentningen er annulleret.',
  saved: 'Arkivet er hentet. Er det i flere dele, så pak dem ud i samme mappe.',
  savedPart: 'Arkivet er hentet, men det mangler filer. De står på siden.',
  failed: (count: number) =>
    count === 1 ? 'En fil kunne ikke hentes:' : `${count} filer kunne ikke hentes:`,
  archive: (shop: string) => `${shop} alt`,
  unit: { one: 'fil', many: 'filer' },
} as const;

/** Why the shop could not be handed out. */
export const takeOutErrors = {
  count: { fallback: 'Butikken kunne ikke læses. Prøv igen.' },
  save: {
    fallback: 'Arkivet kunne ikke laves. Prøv igen.',
    codes: { 'zip/unsupported': 'Din browser kan ikke samle filer i et arkiv.' },
  },
} satisfies Record<string, OperationErrors>;
