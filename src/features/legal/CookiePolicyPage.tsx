import { routes } from '#src/model/base/routes.ts';
import { COOKIE_CHOICE_SECTION } from '#src/model/consent/consent.ts';
import { withOptionalSection } from '#src/model/content/legal/consentWords.ts';
import { cookiesDocument } from '#src/model/content/legal/cookies.ts';
import { ConsentSettings } from '#src/ui/controls/ConsentSettings.tsx';
import { LegalPage } from './LegalPage.tsx';

const document = ASKS_PER_PURPOSE ? withOptionalSection(cookiesDocument) : cookiesDocument;

const extras = { [COOKIE_CHOICE_SECTION]: <ConsentSettings /> };

/** The cookie policy with the settings for cookies. */
export function CookiePolicyPage() {
  return <LegalPage document={document} path={routes.cookiePolicy} extras={extras} />;
}
