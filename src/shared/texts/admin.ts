import type { AdminTab } from '#src/model/base/routes.ts';

const tabs: Record<AdminTab, string> = {
  forside: 'Forside',
  about: 'Om Mig',
  'site-branding': 'Logo',
  priser: 'Priser',
  kontantbetaling: 'Kontantbetaling',
  billedlevering: 'Billedlevering',
  galleri: 'Enkeltbilleder',
  portfolio: 'Portfolio',
  'filter-buttons': 'Filter knapper',
  kundepanel: 'Kundepanel',
};

/** The frame of the dashboard: rail, header, counters, and the guard before it. */
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
