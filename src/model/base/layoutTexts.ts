/** The frame around every page: header, footer and notices. */
export const layoutTexts = {
  skipToContent: 'Spring til indhold',
  home: 'Hjem',
  albums: 'Billedlevering',
  singleImages: 'Enkeltbilleder',
  portfolio: 'Portfolio',
  about: 'Om Mig',
  prices: 'Priser',
  contact: 'Kontakt',
  mainNavigation: 'Hovedmenu',
  footerNavigation: 'Sidefod',
  openMenu: 'Åbn menu',
  closeMenu: 'Luk menu',
  cart: 'Kurv',
  cartCount: (count: number) => (count === 1 ? 'Kurv, 1 vare' : `Kurv, ${count} varer`),
  signIn: 'Log ind',
  register: 'Opret konto',
  userMenu: 'Brugermenu',
  administrator: 'Administrator',
  profile: 'Profil indstillinger',
  orderHistory: 'Købshistorik',
  adminDashboard: 'Admin Dashboard',
  dashboard: 'Dashboard',
  signOut: 'Log ud',
  signedOut: 'Logget ud',
  signOutFailed: 'Kunne ikke logge ud',
  navigationNeedsCookies: 'Navigation kræver cookies',
  privacyPolicy: 'Privatlivspolitik',
  cookiePolicy: 'Cookiepolitik',
  cookieSettings: 'Cookieindstillinger',
  salesTerms: 'Købsbetingelser',
  withdrawal: 'Fortryd køb',
  cvr: (number: string) => `CVR-nr. ${number}`,
  scrollToTop: 'Til toppen',
  themeLight: 'Lyst tema',
  themeDark: 'Mørkt tema',
  errorTitle: 'Noget gik galt',
  errorText: 'Siden kunne ikke vises. Genindlæs den, eller gå til forsiden.',
  reload: 'Genindlæs siden',
  goHome: 'Gå til forsiden',
} as const;

/** Shown in a tab that is older than the site. */
export const newVersionTexts = {
  notice: 'Der er en ny version af siden',
  reload: 'Genindlæs',
} as const;

/** A part of the site that could not be fetched. The first script of the page contains these texts alone. */
export const partTexts = {
  missing: 'Denne del af siden kunne ikke hentes. Tjek din forbindelse, og prøv igen.',
  siteMissing: 'Siden kunne ikke hentes. Tjek din forbindelse, og prøv igen.',
  retry: 'Prøv igen',
  close: 'Luk',
} as const;
