import { storedNames } from './storedNames.ts';

/** Every page of the site. Any other address shows the home page. */
export const routes = {
  home: '/',
  albums: '/billedlevering',
  singleImages: '/enkeltbilleder',
  gallery: '/galleri',
  favourites: '/favoritter',
  portfolio: '/portfolio',
  search: '/soeg',
  about: '/om-mig',
  prices: '/priser',
  contact: '/kontakt',
  login: '/login',
  register: '/register',
  emailConfirmation: '/email-bekraeftelse',
  resetPassword: '/reset-password',
  profile: '/profil',
  orderHistory: '/order-history',
  userDashboard: '/user-dashboard',
  dashboard: '/dashboard',
  orderConfirmation: '/cash-payment-confirmation',
  admin: '/admin-dashboard',
  privacyPolicy: '/privatlivspolitik',
  cookiePolicy: '/cookies-politik',
  salesTerms: storedNames.salesTermsPath,
  withdrawal: '/fortryd',
  /** The galleries of clients; the end of the address behind the # says which. */
  clientGallery: '/kundegalleri',
  cookiesDeclined: '/cookies-declined',
} as const;

export type RouteName = keyof typeof routes;

/** The addresses below which single items stand by their names, and the page that shows them. */
export const itemRoutes = {
  album: { path: '/album', page: 'albums' },
  billede: { path: '/billede', page: 'singleImages' },
  portfolio: { path: routes.portfolio, page: 'portfolio' },
} as const satisfies Record<string, { path: string; page: RouteName }>;

export type ItemKind = keyof typeof itemRoutes;

export const itemKinds = Object.keys(itemRoutes) as ItemKind[];

/** Older addresses of pages, kept for existing links. */
export const routeAliases = {
  profile: '/profile',
  resetPassword: '/password-reset',
} as const satisfies Partial<Record<RouteName, string>>;

/** The pages of the customer's rights, which stay open whatever the visitor chose about cookies. */
export const legalRoutes: readonly string[] = [
  routes.privacyPolicy,
  routes.cookiePolicy,
  routes.salesTerms,
  routes.withdrawal,
];

/** The address of the terms: of those that apply today, or of the version that was accepted. */
export function salesTermsPath(version?: string): string {
  return version === undefined ? routes.salesTerms : `${routes.salesTerms}/${version}`;
}

const listedPages = [
  'singleImages',
  'albums',
  'portfolio',
  'prices',
  'about',
  'contact',
  'privacyPolicy',
  'salesTerms',
  'cookiePolicy',
] as const satisfies readonly RouteName[];

/** The pages listed for search engines. */
export const publicRoutes = ['home', ...listedPages] as const;

/** The pages that a server answers with what they show. The front page comes at once: it is built with the site. */
export const servedPages = [...listedPages, 'gallery'] as const;

export type ServedPage = (typeof servedPages)[number];

/** The page that a server answers at a path name; undefined for any other. */
export function servedPageOf(pathname: string): ServedPage | undefined {
  const path = plainPath(pathname);
  return servedPages.find((name) => routes[name] === path);
}

/** A path name as it is compared: decoded, without a slash at its end. */
export function plainPath(pathname: string): string {
  const decoded = decodePath(pathname);
  return decoded.length > 1 ? decoded.replace(/(?<!\/)\/+$/, '') : decoded;
}

/**
 * Finds the page of a path name; aliases are resolved, a trailing slash is ignored. Every version of
 * the terms is the page of the terms, and every item that of its gallery.
 */
export function findRoute(pathname: string): RouteName | undefined {
  const path = plainPath(pathname);
  const names = Object.keys(routes) as RouteName[];
  const aliases: Partial<Record<RouteName, string>> = routeAliases;
  if (isBelow(routes.salesTerms, path)) return 'salesTerms';
  const item = itemKindOf(path);
  if (item) return itemRoutes[item].page;
  return names.find((name) => routes[name] === path || aliases[name] === path);
}

/** A path of one name below another. */
function isBelow(parent: string, path: string): boolean {
  return path.startsWith(`${parent}/`) && path.split('/').length === parent.split('/').length + 1;
}

/** The kind of the item that has an address; undefined for any other. */
export function itemKindOf(path: string): ItemKind | undefined {
  return itemKinds.find((kind) => isBelow(itemRoutes[kind].path, path));
}

/** What counts as one page: an item opens on that of its gallery. */
export function pageOf(pathname: string): string {
  const item = itemKindOf(pathname);
  return item ? routes[itemRoutes[item].page] : pathname;
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // A lone percent sign is no valid encoding: the path is compared as it is.
    return pathname;
  }
}

/** The picture that stands for a page without one of its own, where the page is shared. */
export const SITE_ICON = '/icons/icon-512.png';
