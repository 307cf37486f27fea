import { site } from '#src/config/site.ts';
import { routes } from '#src/model/base/routes.ts';

/**
 * Where the pages that Firebase itself hosts send somebody on to. Its domain must be one of the
 * authorised domains of Firebase Auth. In the tests of Node there is no page to return to.
 */
export function continueSettings(): { url: string } {
  const origin = typeof window === 'undefined' ? site.origin : window.location.origin;
  return { url: `${origin}${routes.login}` };
}
