import { collections, documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { isDisplayableUrl, parseStorageUrl } from '#src/model/files/urlPolicy.ts';
import type { WorkerBuild } from './scope.ts';

/**
 * The worker's treatment of a request:
 * - `page`: the application's page; network first, its copy without a connection
 * - `asset`: a file of the application, whose name changes with its content; copy first
 * - `picture`: a public picture, whose name changes with its content; copy first
 * - `refreshed`: a public picture with a constant name; copy first, renewed in the background
 * - `answer`: a public document; network first, its copy without a connection
 * - `list`: a query; the lists of the galleries are treated like `answer`, others are not stored
 * - `none`: not handled and not stored
 */
export type Strategy = 'page' | 'asset' | 'picture' | 'refreshed' | 'answer' | 'list' | 'none';

/** The properties of a request that the decision needs. */
export interface RequestFacts {
  url: string;
  method: string;
  mode: string;
  headers: Pick<Headers, 'has'>;
}

export type SiteAddresses = Pick<WorkerBuild, 'storageOrigins' | 'bucket' | 'documents'> & {
  /** The origin of the site itself. */
  origin: string;
};

/** Documents that every visitor reads, and that contain no personal data. */
const PUBLIC_DOCUMENTS = [
  documents.frontPage,
  documents.branding,
  documents.aboutContent,
  documents.aboutProfile,
  documents.filterButtons,
  documents.pricePackages,
  documents.paymentIcons,
].map((document) => document.build());

const VIDEO = /\.(?:mp4|webm|mov)$/;
/** Files, functions, shared links, the handbook and the addresses reserved by Firebase. */
const NOT_A_PAGE = /^\/(?:api|del|haandbog|\.netlify|__)\/|^\/haandbog$|\.[a-z0-9]+$/i;

function ownStrategy({ pathname }: URL, mode: string): Strategy {
  if (mode === 'navigate') return NOT_A_PAGE.test(pathname) ? 'none' : 'page';
  return pathname.startsWith('/assets/') && !pathname.endsWith('.map') ? 'asset' : 'none';
}

function pictureStrategy(url: URL, addresses: SiteAddresses): Strategy {
  const file = parseStorageUrl(url.href, addresses.storageOrigins);
  // An address with a token opens a private file.
  if (file?.bucket !== addresses.bucket || url.searchParams.has('token')) return 'none';
  if (!isDisplayableUrl(url.href, addresses.storageOrigins) || VIDEO.test(file.path)) return 'none';
  return file.path === storagePaths.logo.build() ? 'refreshed' : 'picture';
}

function isPublicDocument(url: URL, { documents: base }: SiteAddresses): boolean {
  const address = decodeURI(url.origin + url.pathname);
  return base !== null && PUBLIC_DOCUMENTS.some((path) => address === `${base}/${path}`);
}

const LIST_SUFFIX = ':runQuery';

/** Lists that every visitor reads. Without authorization the rules return published items only. */
const PUBLIC_LISTS: readonly string[] = [
  collections.albums,
  collections.singleImages,
  collections.legacySingleImages,
  collections.portfolio,
];

interface ListQuery {
  structuredQuery?: { from?: readonly { collectionId?: string }[] };
}

/** Returns true for the body of a query for a gallery. */
export function isPublicList(body: string): boolean {
  try {
    const { structuredQuery } = JSON.parse(body) as ListQuery;
    const [from, ...others] = structuredQuery?.from ?? [];
    return others.length === 0 && PUBLIC_LISTS.includes(from?.collectionId ?? '');
  } catch {
    return false;
  }
}

/** Returns the strategy for a request. A request that is not known to be public gets `none`. */
export function strategyFor(
  { url, method, mode, headers }: RequestFacts,
  addresses: SiteAddresses,
): Strategy {
  const isPlain = !headers.has('authorization') && !headers.has('range') && URL.canParse(url);
  if (!isPlain) return 'none';
  const address = new URL(url);
  const { documents: base } = addresses;
  const isList =
    base !== null && decodeURI(address.origin + address.pathname) === base + LIST_SUFFIX;
  if (isList && method === 'POST') return 'list';
  if (method !== 'GET') return 'none';
  if (address.origin === addresses.origin) return ownStrategy(address, mode);
  if (isPublicDocument(address, addresses)) return 'answer';
  return pictureStrategy(address, addresses);
}
