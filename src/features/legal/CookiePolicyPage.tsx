import { routes } from '#src/model/base/routes.ts';
import { COOKIE_CHOICE_SECTION, cookiesDocument } from '#src/model/content/legal/cookies.ts';
import { ConsentSettings } from '#src/ui/controls/ConsentSettings.tsx';
import { LegalPage } from './LegalPage.tsx';

const extras = { [COOKIE_CHOICE_SECTION]: <ConsentSettings /> };

/** The cookie policy with the settings for cookies. */
export function CookiePolicyPage() {
  return <LegalPage document={cookiesDocument} path={routes.cookiePolicy} extras={extras} />;
}
