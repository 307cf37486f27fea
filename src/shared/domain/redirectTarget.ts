import { findRoute, routes } from '#src/model/base/routes.ts';

/** Only the path is read, so any origin serves; this one can never be visited. */
const BASE = 'https://redirect.invalid';

const NEVER_AFTER_SIGN_IN: ReadonlySet<string> = new Set([routes.login, routes.register]);

/** Where to go after signing in: a page of our own, or the home page for anything else. */
export function safeRedirect(target: string | null): string {
  // Browsers read a backslash as a slash and drop tabs and line breaks: such targets are no paths of ours.
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return routes.home;
  if (!URL.canParse(target, BASE)) return routes.home;
  const url = new URL(target, BASE);
  const name = findRoute(url.pathname);
  if (url.origin !== BASE || name === undefined || NEVER_AFTER_SIGN_IN.has(routes[name])) {
    return routes.home;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}
