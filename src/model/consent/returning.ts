import { findRoute, legalRoutes, routes } from '../base/routes.ts';

/** The pages about the question itself are no place to return to after the answer. */
export function isWorthReturning(pathname: string): boolean {
  const name = findRoute(pathname);
  if (name === undefined) return false;
  const route = routes[name];
  return route !== routes.home && route !== routes.cookiesDeclined && !legalRoutes.includes(route);
}
