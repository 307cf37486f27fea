import type { OperationErrors } from '../base/errorTexts.ts';
import type { LeaveReason } from '../base/edits.ts';
import type { AdminTab } from '../base/addresses.ts';
import { commonTexts } from '../base/texts.ts';
import { uploadTexts } from '../files/texts.ts';
import type { VoucherKind } from '../vouchers/schema.ts';
import type { HandbookChapter } from './handbook.ts';
import type { SearchCommand, SearchGroup } from './quickSearch.ts';

const tabs: Record<AdminTab, string> = {
  forside: 'Forside',
  about: 'Om Mig',
  'site-branding': 'Logo',
  priser: 'Priser',
  kontantbetaling: 'Kontantbetaling',
  billedlevering: 'Billedlevering',
  kundegallerier: 'Kundegallerier',
  galleri: 'Enkeltbilleder',
  portfolio: 'Portfolio',
  'filter-buttons': 'Filterknapper',
  kundepanel: 'Kundepanel',
  henvendelser: 'Henvendelser',
  indstillinger: 'Indstillinger',
  moving: 'Flyt ind og ud',
};

/** What waits on tabs, in words for those who do not see the count. */
const waiting: Partial<Record<AdminTab, (count: number) => string>> = {
  kontantbetaling: (count) => (count === 1 ? '1 betaling venter' : `${count} betalinger venter`),
  henvendelser: (count) => (count === 1 ? '1 ny henvendelse' : `${count} nye henvendelser`),
};

/** What the tabs are about, in the order of the rail. */
const groups = { today: 'I dag', pictures: 'Billeder', site: 'Siden' };

export type AdminTabGroup = keyof typeof groups;

/** The frame of the dashboard: navigation, header, counters and access check. */
export const adminTexts = {
  title: 'Dashboard',
  tabs,
  groups,
  tabsLabel: 'Dashboardets faner',
  verifying: 'Bekræfter administratoradgang...',
  denied: 'Adgang nægtet. Du har ikke administratorrettigheder.',
  signInFirst: 'Log ind som administrator for at åbne dashboardet.',
  greeting: (name: string) => `Hej, ${name === '' ? 'Admin' : name}`,
  toWebsite: 'Til hjemmesiden',
  signOut: 'Log ud',
  counters: {
    albums: 'Albums',
    singleImages: 'Enkeltbilleder',
    portfolio: 'Portfolio',
    pricePackages: 'Prispakker',
    filterButtons: 'Filterkategorier',
    pendingOrders: 'Afventende betalinger',
    onlineCustomers: 'Kunder online',
  },
  countersLabel: 'Overblik',
  counterUnknown: 'Ukendt',
  waiting,
  resting:
    'Siden hviler, mens ingen bruger den. Ventende betalinger bliver stadig talt. Brug siden, så bliver resten opdateret.',
  online: 'Online',
  offline: 'Offline',
  whoIsOnline: 'Hvem er online',
  lastSeen: (time: string) => `Sidst set ${time}`,
  published: 'Publiceret',
  draft: 'Kladde',
  quickActions: {
    title: 'I dag',
    messages: (count: number) => (count === 1 ? '1 ny besked' : `${count} nye beskeder`),
    choices: (count: number) => (count === 1 ? '1 valg er sendt' : `${count} valg er sendt`),
    expiring: (count: number) =>
      count === 1 ? '1 galleri udløber snart' : `${count} gallerier udløber snart`,
    approve: (count: number) => (count === 0 ? 'Godkend betaling' : `Godkend betaling (${count})`),
    findOrder: 'Find ordre',
    newImage: 'Nyt billede',
  },
  more: 'Mere',
  moreTitle: 'Dashboard',
} as const;

/** The way to the photographer's handbook. */
export const handbookTexts = {
  open: 'Hjælp',
  newTab: '(åbner i en ny fane)',
} as const;

const kinds: Record<SearchGroup['kind'], string> = {
  recent: 'Senest valgt',
  action: 'Handlinger',
  order: 'Ordrer',
  customer: 'Kunder',
  album: 'Albums',
  picture: 'Billeder',
  portfolio: 'Portfolio',
  pricePackage: 'Prispakker',
  filterButton: 'Filterknapper',
  tab: 'Faner',
  handbook: 'Håndbog',
};

/** The actions that the search offers, with other words for them. */
interface OfferedAction {
  title: string;
  keywords: readonly string[];
}

const links = {
  newAlbum: { title: 'Nyt album', keywords: ['ny opret tilføj upload'] },
  newImage: { title: 'Nyt billede', keywords: ['ny opret tilføj upload enkeltbillede'] },
  exportBookkeeping: { title: 'Eksportér bogføring', keywords: ['hent download bilag regnskab'] },
  showShop: { title: 'Vis butikken', keywords: ['til hjemmesiden forside'] },
} satisfies Record<string, OfferedAction>;

const commands: Record<SearchCommand, OfferedAction> = {
  theme: { title: 'Skift tema', keywords: ['lyst mørkt farver'] },
  status: { title: 'Vis systemstatus', keywords: ['drift fejl oprydning'] },
  signOut: { title: 'Log ud', keywords: ['logud afslut'] },
};

const vouchers: Record<VoucherKind, (number: string) => string> = {
  invoice: (number) => `Faktura ${number}`,
  'credit-note': (number) => `Kreditnota ${number}`,
};

const chapters: Record<HandbookChapter, string> = {
  'foerste-dag': 'Din første dag',
  forside: 'Forside',
  about: 'Om Mig',
  'site-branding': 'Logo',
  priser: 'Priser',
  kontantbetaling: 'Kontantbetaling: fra ordre til levering',
  billedlevering: 'Billedlevering: et nyt album',
  kundegallerier: 'Kundegallerier: private billeder til én kunde',
  galleri: 'Enkeltbilleder',
  portfolio: 'Portfolio',
  'filter-buttons': 'Filterknapper',
  kundepanel: 'Kundepanel og bogføring',
  henvendelser: 'Henvendelser',
  indstillinger: 'Indstillinger',
  moving: 'Flyt ind og ud: fra et andet system, og med det hele',
  adgang: 'Din adgang',
  kunden: 'Det ser kunden',
  'naar-noget-driller': 'Når noget driller',
  'hvad-det-koster': 'Hvad det koster',
  'kom-i-luften': 'Kom i luften fra en browser',
};

/** The search over everything in the dashboard. */
export const quickSearchTexts = {
  open: 'Søg',
  title: 'Søg i dashboardet',
  hint: 'Billede, kunde, nummer eller handling',
  kinds,
  links,
  commands,
  chapters,
  vouchers,
  goTo: 'gå til åbn',
  helpWords: 'hjælp vejledning',
  inHandbook: 'I håndbogen, åbner i en ny fane',
  approve: (name: string) => `Godkend ordren fra ${name}`,
  approvalDetail: (number: string, amount: string) => `${number} · ${amount}`,
  approveVerb: 'godkend',
  loading: 'Henter albums og billeder...',
  searching: 'Leder efter kunder og ordrer...',
  onlyNewest: 'Kun de nyeste billeder og albums er med.',
  searchAll: 'Søg i alle',
  none: (query: string) => `Intet passer til »${query}«.`,
  count: (count: number) => (count === 1 ? '1 resultat' : `${count} resultater`),
  waiting: (amount: string) => `Afventer · ${amount}`,
  order: (status: string, date: string, amount: string) =>
    [[status, date].filter(Boolean).join(' '), amount].filter(Boolean).join(' · '),
  albumDetail: (count: number, price: string) =>
    `${count === 1 ? '1 billede' : `${count} billeder`} · ${price}`,
  inAlbum: (album: string) => `I albummet ${album}`,
  draft: (detail: string) => `Kladde · ${detail}`,
  keys: '↑ ↓ vælger · Enter åbner · Esc lukker',
} as const;

export const quickSearchErrors = {
  load: { fallback: 'Albums og billeder kunne ikke hentes. Prøv igen.' },
  orders: { fallback: 'Ordrerne kunne ikke gennemsøges. Prøv igen.' },
  customers: { fallback: 'Kunderne kunne ikke gennemsøges. Prøv igen.' },
} satisfies Record<string, OperationErrors>;

/** Texts of every editor about unsaved changes. */
export const editingTexts = {
  discard: 'Fortryd',
  conflict: (fields: string) => `En anden har gemt imens: ${fields}. Hvad skal stå?`,
  keepMine: 'Behold mit',
  takeTheirs: 'Brug det nye',
  /** Shown when saving is refused because somebody else saved first. */
  overtaken: 'En anden har gemt det samme imens. Der er ikke overskrevet noget.',
  preview: 'Forhåndsvisning',
  alsoOpen: (names: readonly string[]) =>
    `${new Intl.ListFormat('da-DK').format(names)} har også dette åbent.`,
} as const;

/** A change of many items, while it runs and after it. */
export const bulkTexts = {
  stop: 'Stop',
  stopping: 'Stopper...',
  progressLabel: 'Fremdrift',
  undo: 'Fortryd',
  changed: (count: number) => `Du har ændret ${count}`,
  pause: 'Pause',
  paused: 'Sat på pause',
  resume: 'Fortsæt',
  interrupted: 'Siden blev lukket, før det var færdigt.',
  timeLeft: (seconds: number) => {
    if (seconds < 60) return `Cirka ${seconds} sekunder tilbage`;
    const minutes = Math.round(seconds / 60);
    return minutes === 1 ? 'Cirka 1 minut tilbage' : `Cirka ${minutes} minutter tilbage`;
  },
} as const;

const reasons: Record<LeaveReason, string> = {
  unsaved: commonTexts.leaveText,
  changing: 'Ændringerne er ikke færdige. Hvis du går videre, standser de her.',
  uploading: uploadTexts.leaveText,
  archiving:
    'Købte billeder er ved at blive gemt til kunden. Det fortsætter, næste gang du åbner dashboardet.',
  remaking:
    'Billederne er ved at blive lavet om. Det standser, når fanen lukkes, og du kan fortsætte det under Indstillinger.',
  takingOut: 'Arkivet er ikke hentet endnu. Hvis du går videre, bliver hentningen annulleret.',
};

/** The dialog before leaving unfinished work. */
export const leaveTexts = {
  title: commonTexts.leaveTitle,
  reasons,
  withoutSaving: commonTexts.leaveConfirm,
  leave: 'Forlad siden',
  stay: commonTexts.leaveStay,
} as const;
