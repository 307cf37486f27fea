import { memberOf } from '../base/closedSets.ts';
import { findRoute, legalRoutes, routes } from '../base/routes.ts';

export const consentAnswers = ['accepted', 'declined'] as const;

export type ConsentAnswer = (typeof consentAnswers)[number];

/** A visitor's choice about cookies; null before any choice. */
export type Consent = ConsentAnswer | null;

export const CONSENT_STORAGE_KEY = 'cookieConsent';

export const COOKIE_BANNER_DELAY_MS = 500;

/** The section of the cookie policy with the visitor's own choice. */
export const COOKIE_CHOICE_SECTION = 'valg';

/** An unsent message of the contact form; kept for those only who have accepted cookies. */
export const CONTACT_DRAFT_KEY = 'contactDraft';

/** Parses the stored choice; anything unknown counts as no choice. */
export function parseConsent(value: string | null): Consent {
  return memberOf(consentAnswers, value) ?? null;
}

const acceptances: Record<ConsentAnswer, boolean> = { accepted: true, declined: false };

const refusals: Record<ConsentAnswer, boolean> = { accepted: false, declined: true };

/** True when everything that needs cookies may run. */
export function isAccepted(consent: Consent): boolean {
  return consent !== null && acceptances[consent];
}

/** True when the pages that need cookies are closed. */
export function isDeclined(consent: Consent): boolean {
  return consent !== null && refusals[consent];
}

/** The banner is shown until cookies are accepted, except on the cookie policy after a refusal. */
export function showsCookieBanner(consent: Consent, pathname: string): boolean {
  if (consent === null) return true;
  return isDeclined(consent) && findRoute(pathname) !== 'cookiePolicy';
}

/** The pages besides the legal ones that need no consent: a client's gallery keeps only what it cannot do without. */
const openWithoutConsent: readonly string[] = [
  routes.home,
  routes.cookiesDeclined,
  routes.clientGallery,
];

/** After a refusal only the front page, the legal pages, the explanation and a client's gallery can be opened. */
export function isPageOpen(consent: Consent, pathname: string): boolean {
  if (!isDeclined(consent)) return true;
  const name = findRoute(pathname);
  if (name === undefined) return false;
  const route = routes[name];
  return openWithoutConsent.includes(route) || legalRoutes.includes(route);
}

/** True for cookies of Google Analytics, which are deleted when consent is refused. */
export function isAnalyticsCookie(name: string): boolean {
  return name.startsWith('_ga') || name.startsWith('_gid');
}

/** The page that a visitor was on before answering about cookies, which leads to the front page. */
export interface WayBack {
  path: string;
  /** The navigation state of the page. */
  state: unknown;
  /** The name of what was open; undefined when it was never shown. */
  title?: string | undefined;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

export function wayBackTo({ pathname, search, hash, state }: Place, title?: string): WayBack {
  return { path: `${pathname}${search}${hash}`, state, title };
}

/** Reads the way back from the navigation state of the front page. */
export function wayBackIn(state: unknown): WayBack | undefined {
  return (state as { wayBack?: WayBack } | null)?.wayBack;
}
