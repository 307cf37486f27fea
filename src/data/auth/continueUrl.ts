import { site } from '#src/config/site.ts';
import { routes } from '#src/model/base/routes.ts';

/**
 * The address that the pages hosted by Firebase link back to. Its domain must be an authorised
 * domain of Firebase Auth. Tests in Node have no window, so the site's origin is used there.
 */
export function continueSettings(): { url: string } {
  const origin = typeof window === 'undefined' ? site.origin : window.location.origin;
  return { url: `${origin}${routes.login}` };
}
