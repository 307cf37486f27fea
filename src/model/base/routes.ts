import { memberOf } from './closedSets.ts';
import { stored } from './storedNames.ts';

/** Every address of the site. Whatever is not listed here shows the home page. */
export const routes = {
  home: '/',
  albums: '/billedlevering',
  singleImages: '/enkeltbilleder',
  gallery: '/galleri',
  portfolio: '/portfolio',
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
  terms: stored.termsPath,
  cookiesDeclined: '/cookies-declined',
} as const;

export type RouteName = keyof typeof routes;

/** Second addresses of a page, kept for links that are out in the world. */
export const routeAliases = {
  profile: '/profile',
  resetPassword: '/password-reset',
} as const satisfies Partial<Record<RouteName, string>>;

/** The three pages that stay reachable whatever the visitor chose about cookies. */
export const legalRoutes: readonly string[] = [
  routes.privacyPolicy,
  routes.cookiePolicy,
  routes.terms,
];

/** The pages that search engines should know, each under its one address. */
export const publicRoutes = [
  'home',
  'singleImages',
  'albums',
  'portfolio',
  'prices',
  'about',
  'contact',
  'privacyPolicy',
  'terms',
  'cookiePolicy',
] as const satisfies readonly RouteName[];

/** The tabs of the dashboard, in the order of the rail. */
export const adminTabs = [
  'forside',
  'about',
  'site-branding',
  'priser',
  'kontantbetaling',
  'billedlevering',
  'galleri',
  'portfolio',
  'filter-buttons',
  'kundepanel',
] as const;

export type AdminTab = (typeof adminTabs)[number];

export const ADMIN_TAB_PARAMETER = 'tab';

function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export const ADMIN_ORDER_PARAMETER = 'order';
export const ADMIN_ITEM_PARAMETER = 'vis';

/** What a tab of the dashboard is opened for. */
export interface AdminTarget {
  /** An order: the pending order's id, or the purchase's. */
  order?: string;
  /** An album or a picture. */
  item?: string;
}

/** The dashboard, opened at one tab. */
export function adminPath(tab?: AdminTab, { order, item }: AdminTarget = {}): string {
  return withQuery(routes.admin, {
    [ADMIN_TAB_PARAMETER]: tab,
    [ADMIN_ORDER_PARAMETER]: order,
    [ADMIN_ITEM_PARAMETER]: item,
  });
}

/** The sign-in page, with the place to go to afterwards. */
export function loginPath(
  options: { redirect?: string; verificationPending?: boolean } = {},
): string {
  return withQuery(routes.login, {
    redirect: options.redirect,
    verification: options.verificationPending ? 'pending' : undefined,
  });
}

/** Reads what `loginPath` wrote. */
export function parseLoginQuery(parameters: URLSearchParams): {
  redirect: string | null;
  isVerificationPending: boolean;
} {
  return {
    redirect: parameters.get('redirect'),
    isVerificationPending: parameters.get('verification') === 'pending',
  };
}

/** The tabs of the profile page; the first is the one that opens. */
export const profileTabs = ['information', 'password', 'phone', 'email', 'cookies'] as const;

export type ProfileTab = (typeof profileTabs)[number];

export const ACCOUNT_TAB_PARAMETER = 'fane';

/** The tab that a query parameter names; the first when it names none. */
export function parseProfileTab(value: string | null): ProfileTab {
  return memberOf(profileTabs, value) ?? profileTabs[0];
}

/** The profile page, opened at one tab. */
export function profilePath(tab?: ProfileTab): string {
  return withQuery(routes.profile, { [ACCOUNT_TAB_PARAMETER]: tab });
}

/** The tabs of the order history; the first is the one that opens. */
export const historyTabs = ['orders', 'cookies'] as const;

export type HistoryTab = (typeof historyTabs)[number];

/** The tab of the order history that a query parameter names; the first when it names none. */
export function parseHistoryTab(value: string | null): HistoryTab {
  return memberOf(historyTabs, value) ?? historyTabs[0];
}

/** The order history, opened at one tab. */
export function historyPath(tab: HistoryTab): string {
  return withQuery(routes.orderHistory, {
    [ACCOUNT_TAB_PARAMETER]: tab === historyTabs[0] ? undefined : tab,
  });
}

export const NEW_PASSWORD_MODE = 'resetPassword';

/** The page that an e-mailed reset link opens. */
export function newPasswordPath(code: string): string {
  return withQuery(routes.resetPassword, { mode: NEW_PASSWORD_MODE, oobCode: code });
}

/** What the link of a mail about the account is for, and the code that proves it. */
export function parseMailedLink(parameters: URLSearchParams): {
  mode: string | null;
  code: string | null;
} {
  return { mode: parameters.get('mode'), code: parameters.get('oobCode') };
}

export const CONTACT_SUBJECT_PARAMETER = 'emne';

/** The contact page, with a subject written already. */
export function contactPath(subject?: string): string {
  return withQuery(routes.contact, { [CONTACT_SUBJECT_PARAMETER]: subject });
}

export type GalleryRoute =
  | typeof routes.albums
  | typeof routes.singleImages
  | typeof routes.gallery
  | typeof routes.portfolio;

export interface GalleryQuery {
  category?: string;
  sort?: string;
  /** The picture or album that is open. */
  open?: string;
  /** The picture of the open album that is shown. */
  picture?: string;
}

/** A gallery with its filter, its order and the open picture in the address. */
export function galleryPath(route: GalleryRoute, query: GalleryQuery = {}): string {
  const { category, sort, open, picture } = query;
  return withQuery(route, { kategori: category, sortering: sort, vis: open, billede: picture });
}

/** Reads what `galleryPath` wrote. */
export function parseGalleryQuery(parameters: URLSearchParams): GalleryQuery {
  const category = parameters.get('kategori');
  const sort = parameters.get('sortering');
  const open = parameters.get('vis');
  const picture = parameters.get('billede');
  return {
    ...(category && { category }),
    ...(sort && { sort }),
    ...(open && { open }),
    ...(picture && { picture }),
  };
}

/** The page behind a path name: aliases resolved, a trailing slash forgiven. */
export function findRoute(pathname: string): RouteName | undefined {
  const decoded = decodePath(pathname);
  const path = decoded.length > 1 ? decoded.replace(/\/+$/, '') : decoded;
  const names = Object.keys(routes) as RouteName[];
  const aliases: Partial<Record<RouteName, string>> = routeAliases;
  return names.find((name) => routes[name] === path || aliases[name] === path);
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // A lone percent sign is not an encoded path: it is read as it stands.
    return pathname;
  }
}
