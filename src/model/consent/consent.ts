import { memberOf } from '../base/closedSets.ts';
import { findRoute, legalRoutes, routes } from '../base/routes.ts';

export const consentAnswers = ['accepted', 'declined'] as const;

export type ConsentAnswer = (typeof consentAnswers)[number];

/** What a visitor chose about cookies; null before any choice. */
export type Consent = ConsentAnswer | null;

export const CONSENT_STORAGE_KEY = 'cookieConsent';

/** What is stored as a choice; anything else is no choice. */
export function parseConsent(value: string | null): Consent {
  return memberOf(consentAnswers, value) ?? null;
}

const acceptances: Record<ConsentAnswer, boolean> = { accepted: true, declined: false };

const refusals: Record<ConsentAnswer, boolean> = { accepted: false, declined: true };

/** Whether everything that needs cookies may run. */
export function isAccepted(consent: Consent): boolean {
  return consent !== null && acceptances[consent];
}

/** Whether the pages that need cookies are closed. */
export function isDeclined(consent: Consent): boolean {
  return consent !== null && refusals[consent];
}

/** Whether the banner stands on a page. */
export function showsCookieBanner(consent: Consent, pathname: string): boolean {
  if (consent === null) return true;
  return isDeclined(consent) && findRoute(pathname) !== 'cookiePolicy';
}

/** Whether a page can be read: after a refusal only the front page, the legal pages and the explanation. */
export function isPageOpen(consent: Consent, pathname: string): boolean {
  if (!isDeclined(consent)) return true;
  const name = findRoute(pathname);
  const route = name === undefined ? routes.home : routes[name];
  return route === routes.home || route === routes.cookiesDeclined || legalRoutes.includes(route);
}

/** Whether a cookie measures visits and goes when they are refused. */
export function isAnalyticsCookie(name: string): boolean {
  return name.startsWith('_ga') || name.startsWith('_gid');
}
