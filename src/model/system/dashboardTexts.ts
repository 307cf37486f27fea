import type { OperationErrors } from '../base/errorTexts.ts';
import type { LeaveReason } from '../base/edits.ts';
import type { AdminTab } from '../base/addresses.ts';
import { commonTexts } from '../base/texts.ts';
import { uploadTexts } from '../files/texts.ts';
import type { SearchEntry } from './quickSearch.ts';

const tabs: Record<AdminTab, string> = {
  forside: 'Forside',
  about: 'Om Mig',
  'site-branding': 'Logo',
  priser: 'Priser',
  kontantbetaling: 'Kontantbetaling',
  billedlevering: 'Billedlevering',
  galleri: 'Enkeltbilleder',
  portfolio: 'Portfolio',
  'filter-buttons': 'Filterknapper',
  kundepanel: 'Kundepanel',
};

/** The frame of the dashboard: navigation, header, counters and access check. */
export const adminTexts = {
  title: 'Dashboard',
  tabs,
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
    filterButtons: 'Filter kategorier',
    pendingOrders: 'Afventende betalinger',
    onlineCustomers: 'Kunder online',
  },
  countersLabel: 'Overblik',
  counterUnknown: 'Ukendt',
  pendingCount: (count: number) =>
    count === 1 ? '1 betaling venter' : `${count} betalinger venter`,
  online: 'Online',
  offline: 'Offline',
  whoIsOnline: 'Hvem er online',
  lastSeen: (time: string) => `Sidst set ${time}`,
  published: 'Publiceret',
  draft: 'Kladde',
  more: 'Mere',
  moreTitle: 'Dashboard',
} as const;

/** The way to the photographer's handbook. */
export const handbookTexts = {
  open: 'Hjælp',
  newTab: '(åbner i en ny fane)',
} as const;

const kinds: Record<SearchEntry['kind'], string> = {
  tab: 'Faner',
  order: 'Ordrer',
  album: 'Albums',
  picture: 'Billeder',
};

/** The search over everything in the dashboard. */
export const quickSearchTexts = {
  open: 'Søg',
  title: 'Søg i dashboardet',
  hint: 'Album, billede, kunde eller ordrenummer',
  kinds,
  loading: 'Henter albums og billeder...',
  searching: 'Leder efter ordrer...',
  none: (query: string) => `Intet passer til »${query}«.`,
  count: (count: number) => (count === 1 ? '1 resultat' : `${count} resultater`),
  waiting: (amount: string) => `Afventer · ${amount}`,
  bought: (amount: string, date: string) => `Købt ${date} · ${amount}`,
  cancelled: (amount: string) => `Annulleret · ${amount}`,
  albumDetail: (count: number, price: string) =>
    `${count === 1 ? '1 billede' : `${count} billeder`} · ${price}`,
  inAlbum: (album: string) => `I albummet ${album}`,
  draft: (detail: string) => `Kladde · ${detail}`,
  keys: '↑ ↓ vælger · Enter åbner · Esc lukker',
} as const;

export const quickSearchErrors = {
  load: { fallback: 'Albums og billeder kunne ikke hentes. Prøv igen.' },
  orders: { fallback: 'Ordrerne kunne ikke gennemsøges. Prøv igen.' },
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
};

/** The dialog before leaving unfinished work. */
export const leaveTexts = {
  title: commonTexts.leaveTitle,
  reasons,
  withoutSaving: commonTexts.leaveConfirm,
  leave: 'Forlad siden',
  stay: commonTexts.leaveStay,
} as const;
