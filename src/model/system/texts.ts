import type { OperationErrors } from '../base/errorTexts.ts';
import type { FileProblem } from '../purchases/fileProof.ts';
import type { HealthStatus } from './health.ts';
import type { OperationKind } from './schema.ts';

const health: Record<HealthStatus, string> = {
  active: 'Alt virker',
  warning: 'Advarsel',
  error: 'Fejl',
  inactive: 'Ingen aktivitet endnu',
};

const operations: Record<OperationKind, string> = {
  apply: 'Vandmærke',
  batch: 'Upload af flere billeder',
  validation: 'Kontrol',
  'storage-cleanup': 'Oprydning i filer',
  error: 'Fejl',
};

function files(count: number): string {
  return count === 1 ? '1 fil' : `${count} filer`;
}

/** The status panel, the operation log and the cleanup of files. */
export const systemStatusTexts = {
  title: 'Systemstatus',
  health,
  healthUnknown: 'Ikke alt kunne læses',
  operations,
  services: {
    firestore: 'Database',
    database: 'Tilstedeværelse',
    storage: 'Filer',
    auth: 'Login',
    functions: 'Server',
  },
  states: {
    checking: 'Kontrollerer...',
    connected: 'Forbundet',
    disconnected: 'Ingen forbindelse',
  },
  logTitle: 'Seneste handlinger',
  logMore: 'Vis mere',
  logLess: 'Vis mindre',
  logEmpty: 'Ingen handlinger endnu.',
  succeeded: 'Lykkedes',
  failed: 'Mislykkedes',
  duration: (milliseconds: number) => `${milliseconds} ms`,
  servicesTitle: 'Forbindelser',
  proofTitle: 'Solgte filer',
  proofIntro:
    'Hver nat ser serveren efter, at alt, som kunder har købt, er der og er uændret. Mangler noget, får du en mail.',
  proofNever: 'Kontrollen har ikke set alle filer endnu. Den kører af sig selv om natten.',
  proofLast: (time: string, count: number, orders: number) =>
    `Sidst gennemført ${time}: ${files(count)} i ${orders === 1 ? '1 ordre' : `${orders} ordrer`}.`,
  proofUnderWay: (time: string, count: number) =>
    `En ny kontrol begyndte ${time} og har set ${files(count)}. Den fortsætter i nat.`,
  proofSilent: (time: string) =>
    `Kontrollen har ikke kørt siden ${time}. Sig det til den, der har sat siden op.`,
  proofWhole: 'Alt er der.',
  proofLost: (count: number) =>
    count === 1
      ? '1 fil mangler eller er ikke den samme længere:'
      : `${count} filer mangler eller er ikke de samme længere:`,
  proofLostFiles: 'Solgte filer, der mangler',
  proofProblems: { missing: 'Mangler', changed: 'Er ændret' } satisfies Record<FileProblem, string>,
  proofFound: (problem: string, date: string) => `${problem}, opdaget ${date}`,
  proofHelp:
    'Slet og upload ikke noget imens. Bed den, der har sat siden op, om at hente filerne tilbage inden 90 dage. Behold dine egne originaler.',
  proofOpenOrder: (order: string) => `Åbn ordre ${order}`,
  cleanupTitle: 'Oprydning i filer',
  cleanupIntro:
    'Filer, som intet i butikken henviser til, slettes automatisk hvert femte minut. Alt, som kunder har købt, og alt, der er yngre end et døgn, bliver.',
  cleanupIn: (time: string) => `Næste oprydning om ${time}`,
  cleanupFind: 'Vis hvad der kan slettes',
  cleanupFinding: 'Leder efter filer...',
  cleanupRunning: 'Sletter filer...',
  cleanupPreview: (count: number) =>
    count === 0 ? 'Der er ingen filer at slette.' : `${files(count)} vil blive slettet:`,
  cleanupTotal: (size: string) => `${size} i alt`,
  cleanupFiles: 'Filer, der vil blive slettet',
  cleanupFile: (size: string, date: string) => `${size}, fra ${date}`,
  cleanupStart: 'Slet filerne',
  cleanupConfirmTitle: (count: number) => `Slet ${files(count)}?`,
  cleanupConfirmText:
    'De kan ikke hentes tilbage. Alt, som butikken viser, og alt, som kunder har købt, bliver.',
  cleanupElsewhere: 'Oprydningen kører i en anden browser.',
  cleanupUploading: 'Oprydningen venter, til dine uploads er færdige. Intet er slettet.',
  cleanupStopped: 'Oprydningen er standset, fordi ikke alle henvisninger kunne læses.',
  cleanupDone: (count: number) => `${files(count)} er slettet`,
  cleanupPartly: (done: number, failed: number) =>
    `${files(done)} er slettet, ${failed} kunne ikke slettes. De prøves igen næste gang.`,
  cleanupLogged: (names: readonly string[], count: number) =>
    `${files(count)} slettet: ${names.join(', ')}${count > names.length ? ' ...' : ''}`,
} as const;

export const systemStatusErrors = {
  cleanup: {
    fallback: 'Oprydningen er standset, fordi ikke alle henvisninger kunne læses.',
  },
  proof: { fallback: 'Kontrollen af solgte filer kunne ikke hentes.' },
  log: { fallback: 'De seneste handlinger kunne ikke hentes.' },
} satisfies Record<string, OperationErrors>;
