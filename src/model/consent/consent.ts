import { findRoute, legalRoutes, routes } from '../base/routes.ts';

/** What a visitor chose about cookies; null before any choice. */
export type Consent = 'accepted' | 'declined' | null;

export const CONSENT_STORAGE_KEY = 'cookieConsent';

/** What is stored as a choice; anything else is no choice. */
export function parseConsent(value: string | null): Consent {
  return value === 'accepted' || value === 'declined' ? value : null;
}

/** Whether the banner stands on a page. */
export function showsCookieBanner(consent: Consent, pathname: string): boolean {
  if (consent === null) return true;
  return consent === 'declined' && findRoute(pathname) !== 'cookiePolicy';
}

/** Whether a page can be read: after a refusal only the front page, the legal pages and the explanation. */
export function isPageOpen(consent: Consent, pathname: string): boolean {
  if (consent !== 'declined') return true;
  const name = findRoute(pathname);
  const route = name === undefined ? routes.home : routes[name];
  return route === routes.home || route === routes.cookiesDeclined || legalRoutes.includes(route);
}

/** Whether a cookie measures visits and goes when they are refused. */
export function isAnalyticsCookie(name: string): boolean {
  return name.startsWith('_ga') || name.startsWith('_gid');
}
