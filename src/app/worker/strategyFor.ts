import { documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { isDisplayableUrl, parseStorageUrl } from '#src/model/files/urlPolicy.ts';
import type { WorkerBuild } from './scope.ts';

/**
 * What the worker does with a request:
 * - `page`: the shell, from the network, and from its copy when there is none
 * - `asset`: a part of the application, whose name changes with its content
 * - `picture`: a public picture, whose name changes with its content
 * - `refreshed`: a public picture that keeps its name; the copy serves once more while it is renewed
 * - `answer`: a public document, from the network, and from its copy when there is none
 * - `none`: the worker keeps out of it, and keeps nothing
 */
export type Strategy = 'page' | 'asset' | 'picture' | 'refreshed' | 'answer' | 'none';

/** What the decision needs to know of a request. */
export interface RequestFacts {
  url: string;
  method: string;
  mode: string;
  headers: Pick<Headers, 'has'>;
}

export type SiteAddresses = Pick<WorkerBuild, 'storageOrigins' | 'bucket' | 'documents'> & {
  /** Where the site itself is served. */
  origin: string;
};

/** Documents that every visitor reads, and that say nothing about any of them. */
const PUBLIC_DOCUMENTS = [
  documents.frontPage,
  documents.branding,
  documents.aboutContent,
  documents.aboutProfile,
  documents.filterButtons,
  documents.pricePackages,
  documents.paymentIcons,
].map((document) => document.build());

const FILM = /\.(?:mp4|webm|mov)$/;
/** Files, functions, shared links and the addresses that Firebase keeps for itself. */
const NOT_A_PAGE = /^\/(?:api|del|\.netlify|__)\/|\.[a-z0-9]+$/i;

function ownStrategy({ pathname }: URL, mode: string): Strategy {
  if (mode === 'navigate') return NOT_A_PAGE.test(pathname) ? 'none' : 'page';
  return pathname.startsWith('/assets/') && !pathname.endsWith('.map') ? 'asset' : 'none';
}

function pictureStrategy(url: URL, place: SiteAddresses): Strategy {
  const file = parseStorageUrl(url.href, place.storageOrigins);
  // A token opens a file to whoever holds the address: it is no public address.
  if (file?.bucket !== place.bucket || url.searchParams.has('token')) return 'none';
  if (!isDisplayableUrl(url.href, place.storageOrigins) || FILM.test(file.path)) return 'none';
  return file.path === storagePaths.logo.build() ? 'refreshed' : 'picture';
}

function isPublicDocument(url: URL, { documents: base }: SiteAddresses): boolean {
  const address = decodeURI(url.origin + url.pathname);
  return base !== null && PUBLIC_DOCUMENTS.some((path) => address === `${base}/${path}`);
}

/** What to do with a request. Whatever is not known to be public is left alone. */
export function strategyFor(
  { url, method, mode, headers }: RequestFacts,
  place: SiteAddresses,
): Strategy {
  const isPlain = method === 'GET' && !headers.has('authorization') && !headers.has('range');
  if (!isPlain || !URL.canParse(url)) return 'none';
  const address = new URL(url);
  if (address.origin === place.origin) return ownStrategy(address, mode);
  if (isPublicDocument(address, place)) return 'answer';
  return pictureStrategy(address, place);
}
