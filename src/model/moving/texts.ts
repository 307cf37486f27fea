import type { OperationErrors } from '../base/errorTexts.ts';
import { reconciliationTexts } from '../reconciliation/texts.ts';
import type { RowProblem } from './customers.ts';
import type { GroupUse } from './plan.ts';
import type { LeaveReason } from './run.ts';

const reasons: Record<LeaveReason, string> = {
  system: 'Fil fra styresystemet',
  raw: 'RAW-fil. Eksportér den som JPEG',
  moving: 'GIF eller film',
  archive: 'ZIP i en ZIP. Pak den ud først',
  'no-picture': 'Ikke et billede',
  'lone-sidecar': 'XMP-fil uden sit billede',
  empty: 'Tom fil',
  'too-large': 'Større end 100 MB',
  'not-chosen': 'Mappen er ikke valgt',
  unreadable: 'Kan ikke læses som billede',
  heic: 'HEIC. Tag den ind fra dashboardet',
  same: 'Det samme billede er der allerede',
  rejected: 'Afvist i Lightroom eller Bridge',
  'few-stars': 'For få stjerner',
  failed: 'Kunne ikke gemmes',
};

/** What became of each file. */
export const reportTexts = {
  columns: ['Fil', 'Hvad blev der af den', 'Album eller galleri', 'Fejlkode'],
  added: 'Taget med',
  known: 'Var her i forvejen',
  reasons,
} as const;

const uses: Record<GroupUse, string> = {
  gallery: 'Ét kundegalleri',
  galleries: 'Kundegalleri pr. mappe',
  albums: 'Album pr. mappe',
  nothing: 'Tag ikke med',
};

const pictures = (count: number) => (count === 1 ? '1 billede' : `${kilo(count)} billeder`);

const kilo = (count: number) => count.toLocaleString('da-DK');

/** The place in the dashboard for moving a whole shop. */
export const movingTexts = {
  title: 'Flyt ind og ud',
  intro:
    'Flyt billeder og kunder hertil fra et andet system, og tag alt med dig, hvis du vil videre.',
  untitled: 'Uden mappe',
  uses,
  pictures: {
    title: 'Flyt billeder ind',
    intro:
      'Vælg en mappe eller de ZIP-filer, du har hentet fra Pixieset, Pic-Time, SmugMug eller Lightroom. Titler i filerne følger med, og til albums også tekster og nøgleord. Intet bliver vist for kunder, før du selv åbner det.',
    chooseFolder: 'Vælg mappe',
    chooseZips: 'Vælg ZIP-filer',
    drop: 'Slip mapper eller ZIP-filer her',
    dropNow: 'Slip for at se, hvad der er i',
    reading: 'Ser efter, hvad der er i...',
    unfinished:
      'En flytning er ikke færdig. Vælg de samme mapper eller ZIP-filer igen, så fortsætter den, hvor den slap. Det, der er her, bliver ikke taget to gange.',
    forget: 'Glem den',
    report: 'Rapporten fra sidste gang',
    nothing: 'Der er ingen billeder i det, du valgte.',
    brokenZips: (names: string) =>
      `Kan ikke læses som ZIP: ${names}. Hent den igen, og vælg det hele en gang til.`,
    planTitle: 'Sådan bliver det',
    folderFacts: (count: number, folders: number, size: string) =>
      [pictures(count), folders > 1 && `${folders} mapper`, size].filter(Boolean).join(' · '),
    allUse: 'Alle mapper bliver til',
    mixedUse: 'Forskelligt',
    use: (name: string) => `Hvad ${name} bliver til`,
    useShort: 'Bliver til',
    price: (name: string) => `Pris for ${name} i kroner`,
    albumPrice: 'Albummets pris i kr.',
    extraPrice: 'Pris for ét billede mere i kr.',
    priceTooLow: (least: number) => `Skriv mindst ${least} kr., eller lad feltet stå tomt.`,
    category: 'Kategori',
    byKeywords: 'Efter nøgleord',
    stars: 'Tag med',
    allStars: 'Alle billeder',
    fromStars: (count: number) =>
      count === 1 ? 'Dem med mindst 1 stjerne' : `Dem med mindst ${count} stjerner`,
    leftOut: (count: number) =>
      count === 1 ? '1 fil bliver ikke taget med' : `${kilo(count)} filer bliver ikke taget med`,
    more: (count: number) => `og ${kilo(count)} til`,
    total: (count: number, albums: number, galleries: number) =>
      [
        pictures(count),
        albums > 0 && (albums === 1 ? '1 album' : `${albums} albums`),
        galleries > 0 && (galleries === 1 ? '1 kundegalleri' : `${galleries} kundegallerier`),
      ]
        .filter(Boolean)
        .join(' · '),
    draftNote:
      'Albums bliver kladder, og kundegallerier er lukkede og uden kode, indtil du har set dem.',
    begin: 'Begynd',
    cancel: 'Vælg noget andet',
    progress: (done: number, total: number) => `${kilo(done)} af ${kilo(total)} billeder`,
    progressLabel: 'Flytningens fremdrift',
    keepOpen:
      'Du kan bruge resten af dashboardet imens. Lukker du siden, vælger du de samme filer igen bagefter.',
    stop: 'Stop',
    stopping: 'Gør det, der er begyndt, færdigt...',
    doneTitle: 'Flytningen er færdig',
    cutTitle: 'Flytningen er stoppet',
    cut: 'Vælg de samme filer igen for at fortsætte.',
    download: 'Hent rapport',
    reportName: 'flytning.csv',
    again: 'Flyt mere ind',
    toAlbums: 'Se albums',
    toGalleries: 'Se kundegallerier',
  },
} as const;

export const movingErrors = {
  read: { fallback: 'Filerne kunne ikke læses. Prøv igen.' },
  start: { fallback: 'Flytningen kunne ikke begynde. Prøv igen.' },
} satisfies Record<string, OperationErrors>;

/** The mail to somebody who was a customer in another system. */
export const invitationTexts = {
  subject: (business: string) => `${business} er flyttet`,
  greeting: (name: string) => (name === '' ? 'Hej' : `Hej ${name}`),
  moved: (business: string) =>
    `${business} har fået ny hjemmeside. Har du et galleri hos mig, ligger det fremover der. Du får et link, når det er klar.`,
  account: 'Vil du have en konto, kan du oprette den med din e-mail.',
  nothing:
    'Ellers skal du ikke gøre noget. Jeg har ikke oprettet noget for dig, og du får ikke flere mails om flytningen.',
  link: 'Opret konto',
  adminsOnly: 'Kun administratorer kan invitere kunder.',
} as const;

const customers = (count: number) => (count === 1 ? '1 kunde' : `${kilo(count)} kunder`);

const rowProblems: Record<RowProblem, string> = {
  'no-address': 'ingen gyldig e-mail',
  twice: 'står der to gange',
};

/** The list of customers from another system. */
export const customerTexts = {
  title: 'Inviter kunder',
  intro:
    'Vælg en CSV-fil med navne og e-mails. Ingen får en konto, før de selv vil: De får én mail om, at du er flyttet, og hvor deres billeder er.',
  law: 'Send kun til folk, der har købt hos dig eller har et galleri. Mailen må ikke være reklame, og derfor kan teksten ikke ændres.',
  choose: 'Vælg CSV-fil',
  tooLarge: 'Filen er for stor til en kundeliste.',
  none: 'Der er ingen e-mails i filen.',
  found: (count: number) => `${customers(count)} kan inviteres`,
  problems: (count: number) =>
    count === 1 ? '1 række bliver sprunget over' : `${kilo(count)} rækker bliver sprunget over`,
  problem: (row: number, text: string, problem: RowProblem) =>
    `Række ${row}: ${text} (${rowProblems[problem]})`,
  more: (count: number) => `og ${kilo(count)} til`,
  unnamed: 'Uden navn',
  writeTo: (name: string) => `Skriv selv til ${name}`,
  write: 'Skriv selv',
  preview: 'Se mailen',
  send: (count: number) => `Inviter ${customers(count)}`,
  askTitle: (count: number) => `Inviter ${customers(count)}?`,
  askText: 'Hver kunde får én mail. Den kan ikke kaldes tilbage.',
  sent: (count: number) =>
    count === 0
      ? 'Alle har en konto eller er inviteret i forvejen.'
      : count === 1
        ? '1 invitation er på vej'
        : `${kilo(count)} invitationer er på vej`,
  again: 'Vælg en anden fil',
} as const;

export const customerErrors = {
  read: { fallback: reconciliationTexts.problems.unreadable },
  send: {
    fallback: 'Invitationerne kunne ikke sendes. Prøv igen, eller skriv selv til dem på listen.',
  },
} satisfies Record<string, OperationErrors>;
