import { findRoute, legalRoutes, routes } from '../base/routes.ts';

/** A visitor's choice about cookies; null before any choice. */
export type Consent = 'accepted' | 'declined' | null;

export const CONSENT_STORAGE_KEY = 'cookieConsent';

/** Parses the stored choice; anything unknown counts as no choice. */
export function parseConsent(value: string | null): Consent {
  return value === 'accepted' || value === 'declined' ? value : null;
}

/** The banner is shown until cookies are accepted, except on the cookie policy after a refusal. */
export function showsCookieBanner(consent: Consent, pathname: string): boolean {
  if (consent === null) return true;
  return consent === 'declined' && findRoute(pathname) !== 'cookiePolicy';
}

/** After a refusal only the front page, the legal pages and the explanation can be opened. */
export function isPageOpen(consent: Consent, pathname: string): boolean {
  if (consent !== 'declined') return true;
  const name = findRoute(pathname);
  const route = name === undefined ? routes.home : routes[name];
  return route === routes.home || route === routes.cookiesDeclined || legalRoutes.includes(route);
}

/** True for cookies of Google Analytics, which are deleted when consent is refused. */
export function isAnalyticsCookie(name: string): boolean {
  return name.startsWith('_ga') || name.startsWith('_gid');
}
