import { memberOf } from './closedSets.ts';
import { itemRoutes, routes } from './routes.ts';

/** The tabs of the dashboard, in the order of its navigation. */
export const adminTabs = [
  'forside',
  'about',
  'site-branding',
  'priser',
  'kontantbetaling',
  'billedlevering',
  'kundegallerier',
  'galleri',
  'portfolio',
  'filter-buttons',
  'kundepanel',
  'henvendelser',
  'indstillinger',
  'moving',
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

/** The sections of the customer panel; the first is the one that opens. */
export const customerSections = ['ordrer', 'statistik', 'bogfoering'] as const;

export type CustomerSection = (typeof customerSections)[number];

export const ADMIN_SECTION_PARAMETER = 'afsnit';

/** Parses the section parameter; the first section when it names none. */
export function parseCustomerSection(value: string | null): CustomerSection {
  return memberOf(customerSections, value) ?? customerSections[0];
}

/** Actions of a link to the dashboard: asking for new pictures, about an approval, and for a new gift card. */
const adminActions = ['ny', 'godkend', 'udsted'] as const;

export type AdminAction = (typeof adminActions)[number];

export const ADMIN_ACTION_PARAMETER = 'handling';

/** Parses the action parameter; undefined when it names none. */
export function parseAdminAction(value: string | null): AdminAction | undefined {
  return memberOf(adminActions, value);
}

/** The record to show when a tab of the dashboard is opened. */
export interface AdminTarget {
  /** The id of a pending order or of a purchase. */
  order?: string;
  /** The id of an album, a picture or a user. */
  item?: string;
  /** A section of the customer panel. */
  section?: CustomerSection;
  action?: AdminAction;
}

/** The address of the dashboard, with a tab and a record selected. */
export function adminPath(tab?: AdminTab, target: AdminTarget = {}): string {
  const { order, item, section, action } = target;
  return withQuery(routes.admin, {
    [ADMIN_TAB_PARAMETER]: tab,
    [ADMIN_ORDER_PARAMETER]: order,
    [ADMIN_ITEM_PARAMETER]: item,
    [ADMIN_SECTION_PARAMETER]: section === customerSections[0] ? undefined : section,
    [ADMIN_ACTION_PARAMETER]: action,
  });
}

/** The address of the sign-in page; `redirect` is opened after signing in. */
export function loginPath(
  options: { redirect?: string; verificationPending?: boolean } = {},
): string {
  return withQuery(routes.login, {
    redirect: options.redirect,
    verification: options.verificationPending ? 'pending' : undefined,
  });
}

/** Parses the query that `loginPath` writes. */
export function parseLoginQuery(parameters: URLSearchParams): {
  redirect: string | null;
  isVerificationPending: boolean;
} {
  return {
    redirect: parameters.get('redirect'),
    isVerificationPending: parameters.get('verification') === 'pending',
  };
}

/**
 * The history entry of the sign-in page, for an address that no server may be told: it stands in no query.
 */
export interface LoginState {
  redirect: string | null;
  /** Says what waits for the sign-in. */
  wanted?: string | undefined;
}

/** Reads the state of the history entry. */
export function parseLoginState(state: unknown): LoginState {
  const { redirect, wanted } = Object(state) as Record<string, unknown>;
  return {
    redirect: typeof redirect === 'string' ? redirect : null,
    wanted: typeof wanted === 'string' ? wanted : undefined,
  };
}

/** The tabs of the profile page; the first is the one that opens. */
export const profileTabs = ['information', 'password', 'phone', 'email', 'cookies'] as const;

export type ProfileTab = (typeof profileTabs)[number];

export const ACCOUNT_TAB_PARAMETER = 'fane';

/** Parses the tab parameter; the first tab when it names none. */
export function parseProfileTab(value: string | null): ProfileTab {
  return memberOf(profileTabs, value) ?? profileTabs[0];
}

/** The address of a tab of the profile page. */
export function profilePath(tab?: ProfileTab): string {
  return withQuery(routes.profile, {
    [ACCOUNT_TAB_PARAMETER]: tab === profileTabs[0] ? undefined : tab,
  });
}

/** The tabs of the order history; the first is the one that opens. */
export const historyTabs = ['orders', 'cookies'] as const;

export type HistoryTab = (typeof historyTabs)[number];

/** Parses the tab parameter of the order history; the first tab when it names none. */
export function parseHistoryTab(value: string | null): HistoryTab {
  return memberOf(historyTabs, value) ?? historyTabs[0];
}

/** The address of a tab of the order history. */
export function historyPath(tab: HistoryTab): string {
  return withQuery(routes.orderHistory, {
    [ACCOUNT_TAB_PARAMETER]: tab === historyTabs[0] ? undefined : tab,
  });
}

export const NEW_PASSWORD_MODE = 'resetPassword';

/** Parses the query of a link in an account mail: its purpose, and the code that proves it. */
export function parseMailedLink(parameters: URLSearchParams): {
  mode: string | null;
  code: string | null;
} {
  return { mode: parameters.get('mode'), code: parameters.get('oobCode') };
}

/** The address in the mail that asks the customer to confirm a withdrawal. */
export function withdrawalPath(orderNumber: string, code: string): string {
  return withQuery(routes.withdrawal, { ordre: orderNumber, kode: code });
}

/** Parses the query that `withdrawalPath` writes; undefined when it is not complete. */
export function parseWithdrawalQuery(
  parameters: URLSearchParams,
): { orderNumber: string; code: string } | undefined {
  const orderNumber = parameters.get('ordre');
  const code = parameters.get('kode');
  return orderNumber && code ? { orderNumber, code } : undefined;
}

export const CONTACT_SUBJECT_PARAMETER = 'emne';

/** The address of the contact page, with its subject filled in. */
export function contactPath(subject?: string): string {
  return withQuery(routes.contact, { [CONTACT_SUBJECT_PARAMETER]: subject });
}

/** The words that are searched, as they were typed. */
export const SEARCH_PARAMETER = 'q';

/** The address of the search with its results. */
export function searchPath(typed?: string): string {
  return withQuery(routes.search, { [SEARCH_PARAMETER]: typed });
}

export type GalleryRoute =
  | typeof routes.albums
  | typeof routes.singleImages
  | typeof routes.gallery
  | typeof routes.favourites
  | typeof routes.portfolio;

export interface GalleryQuery {
  category?: string;
  sort?: string;
  /** The name of the open picture or album in its address. */
  name?: string;
  /** The id of the open picture or album, where it has no name or the gallery is none of its own. */
  open?: string;
  /** The id of the shown picture of the open album. */
  picture?: string;
  /** The ids of somebody's shared favourites, in one text. */
  choice?: string;
}

/** Below which address the items of a gallery stand by their names. */
const namedIn: Partial<Record<GalleryRoute, string>> = {
  [routes.albums]: itemRoutes.album.path,
  [routes.singleImages]: itemRoutes.billede.path,
  [routes.portfolio]: itemRoutes.portfolio.path,
};

/** What opens an item in a gallery: its name, where it has one there. */
export function opening(
  route: GalleryRoute,
  { id, slug }: { id: string; slug?: string | undefined },
): Pick<GalleryQuery, 'name' | 'open'> {
  return slug && namedIn[route] ? { name: slug } : { open: id };
}

/** The address of a gallery with its filter, sorting and open picture. */
export function galleryPath(route: GalleryRoute, query: GalleryQuery = {}): string {
  const { category, sort, name, open, picture, choice } = query;
  return withQuery(name ? `${namedIn[route]}/${name}` : route, {
    kategori: category,
    sortering: sort,
    valg: choice,
    vis: open,
    billede: picture,
  });
}

/** The address of an item in its gallery. */
export function itemPath(
  route: GalleryRoute,
  item: { id: string; slug?: string | undefined },
  query: GalleryQuery = {},
): string {
  return galleryPath(route, { ...query, ...opening(route, item) });
}

/** Parses the query that `galleryPath` writes. */
export function parseGalleryQuery(parameters: URLSearchParams): GalleryQuery {
  const category = parameters.get('kategori');
  const sort = parameters.get('sortering');
  const open = parameters.get('vis');
  const picture = parameters.get('billede');
  const choice = parameters.get('valg');
  return {
    ...(category && { category }),
    ...(sort && { sort }),
    ...(open && { open }),
    ...(picture && { picture }),
    ...(choice && { choice }),
  };
}
